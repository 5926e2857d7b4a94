import type { Migration } from './migration.ts';

/** One row once something was read: what is appended counts as known after `instant`, epoch ms. */
export const knownHorizon: Migration = {
  id: '0017-known-horizon',
  statements: [
    `CREATE TABLE known_horizon (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      instant bigint NOT NULL
    )`,
  ],
};
