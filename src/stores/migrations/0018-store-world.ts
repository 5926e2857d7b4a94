import type { Migration } from './migration.ts';

/**
 * One row once the store is opened: the world it belongs to. A store that holds forecasts of the exercise belongs to the
 * exercise, wherever it lies: earlier programs restored an exercise into a live store.
 */
export const storeWorld: Migration = {
  id: '0018-store-world',
  statements: [
    `CREATE TABLE store_world (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      world text COLLATE "C" NOT NULL CHECK (world IN ('live', 'exercise'))
    )`,
    "INSERT INTO store_world (world) SELECT 'exercise' WHERE EXISTS (SELECT 1 FROM forecast WHERE kind = 'exercise')",
  ],
};
