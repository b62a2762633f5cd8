export * from '@jangts/context';
