import type { Migration } from './migration.ts';

/** The compressed bodies of a snapshot; both or none. */
export const codings: Migration = {
  id: '0006-codings',
  statements: [
    `ALTER TABLE snapshot ADD COLUMN body_br bytea, ADD COLUMN body_gzip bytea,
      ADD CONSTRAINT snapshot_codings CHECK ((body_br IS NULL) = (body_gzip IS NULL))`,
  ],
};
