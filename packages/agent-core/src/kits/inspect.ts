export * from '@jangts/inspect';
