import type { Migration } from './migration.ts';

/** One row once something was removed: evidence is held whole for who looks from `since`, epoch ms, or later. */
export const retention: Migration = {
  id: '0014-retention',
  statements: [
    `CREATE TABLE evidence_kept (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      since bigint NOT NULL
    )`,
  ],
};
