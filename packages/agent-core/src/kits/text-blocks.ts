export * from '@jangts/text-blocks';
