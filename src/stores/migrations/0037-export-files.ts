import type { Migration } from './migration.ts';

/** Files of exports; pieces of a version that no file names are those of a writing that was cut off. */
export const exportFiles: Migration = {
  id: '0037-export-files',
  statements: [
    `CREATE TABLE export_file (
      table_name text COLLATE "C" NOT NULL,
      period text COLLATE "C" NOT NULL,
      version text COLLATE "C" NOT NULL,
      sha256 text COLLATE "C" NOT NULL,
      byte_count bigint NOT NULL,
      row_count bigint NOT NULL,
      written_at bigint NOT NULL,
      PRIMARY KEY (table_name, period)
    )`,
    `CREATE TABLE export_piece (
      table_name text COLLATE "C" NOT NULL,
      period text COLLATE "C" NOT NULL,
      version text COLLATE "C" NOT NULL,
      place integer NOT NULL CHECK (place >= 0),
      body bytea NOT NULL,
      PRIMARY KEY (table_name, period, version, place)
    )`,
  ],
};
