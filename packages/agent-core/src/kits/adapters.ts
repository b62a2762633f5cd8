export * from '@jangts/adapters';
