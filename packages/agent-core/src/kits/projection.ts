export * from '@jangts/projection';
