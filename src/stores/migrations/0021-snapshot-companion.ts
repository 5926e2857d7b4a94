import type { Migration } from './migration.ts';

/** What an assessment says beside a snapshot; none for one stored before. Compressed, because countries repeat each other's words. */
export const snapshotCompanion: Migration = {
  id: '0021-snapshot-companion',
  statements: [
    `CREATE TABLE snapshot_companion (
      snapshot_id text COLLATE "C" PRIMARY KEY,
      body_gzip bytea NOT NULL,
      signature text,
      signature_key_id text COLLATE "C",
      CHECK ((signature IS NULL) = (signature_key_id IS NULL))
    )`,
  ],
};
