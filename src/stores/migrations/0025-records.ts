import type { Migration } from './migration.ts';

/**
 * Upstream entries, a row a revision: in force from `known_at` until `superseded_at`, epoch ms, which is 2^53 - 1 while it is.
 * `is_listed`: of a document that says how things stand, which ends an entry by leaving it out. `other_countries` is a
 * list with spaces, of those beyond the main one; `body` is canonical JSON. Every column that a list filters by is in its index, so that rows of
 * other instants are passed over without a visit to the table.
 * `record_reading` has the runs that read something: what an answer of the past says of its sources.
 */
export const records: Migration = {
  id: '0025-records',
  statements: [
    `CREATE TABLE record (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      feed_id text COLLATE "C" NOT NULL,
      record_id text COLLATE "C" NOT NULL,
      kind text COLLATE "C" NOT NULL,
      title text COLLATE "C",
      url text COLLATE "C",
      country text COLLATE "C",
      other_countries text COLLATE "C" NOT NULL,
      latitude double precision,
      longitude double precision,
      observed_at bigint NOT NULL,
      known_at bigint NOT NULL,
      superseded_at bigint NOT NULL,
      is_listed boolean NOT NULL,
      body text COLLATE "C" NOT NULL,
      fingerprint text COLLATE "C" NOT NULL,
      CONSTRAINT record_revision UNIQUE (feed_id, record_id, known_at),
      CONSTRAINT record_place CHECK ((latitude IS NULL) = (longitude IS NULL)),
      CONSTRAINT record_instants CHECK (observed_at <= known_at AND known_at <= superseded_at)
    )`,
    `CREATE INDEX record_timeline ON record (kind, observed_at DESC, feed_id, record_id, known_at, superseded_at)`,
    `CREATE INDEX record_country ON record (kind, country, observed_at DESC, feed_id, record_id, known_at, superseded_at)
      WHERE country IS NOT NULL`,
    `CREATE INDEX record_other_countries ON record USING gin (string_to_array(other_countries, ' ')) WITH (fastupdate = off)
      WHERE other_countries <> ''`,
    `CREATE INDEX record_area ON record USING gist (point(longitude, latitude)) WHERE latitude IS NOT NULL`,
    `CREATE INDEX record_listed ON record (feed_id, record_id) WHERE is_listed AND superseded_at = 9007199254740991`,
    'CREATE INDEX record_superseded ON record (superseded_at) WHERE superseded_at < 9007199254740991',
    'CREATE INDEX record_aged ON record (observed_at) WHERE NOT is_listed',
    `CREATE TABLE record_reading (
      feed_id text COLLATE "C" NOT NULL,
      known_at bigint NOT NULL,
      newest_content_at bigint,
      PRIMARY KEY (feed_id, known_at)
    )`,
  ],
};
