import type { Migration } from './migration.ts';

/**
 * The countries that a record names beside its main one, a row each in the order of a list: a list of one country walks along it
 * like along the main ones. It follows from `record`: triggers keep it, also for the program of the release before, and it is in
 * no backup. The index `record_other_countries` of 0025 is no longer read.
 */
export const recordOtherCountries: Migration = {
  id: '0026-record-other-countries',
  statements: [
    `CREATE TABLE record_other_country (
      record_seq bigint NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
      country text COLLATE "C" NOT NULL,
      kind text COLLATE "C" NOT NULL,
      observed_at bigint NOT NULL,
      feed_id text COLLATE "C" NOT NULL,
      record_id text COLLATE "C" NOT NULL,
      known_at bigint NOT NULL,
      superseded_at bigint NOT NULL,
      PRIMARY KEY (record_seq, country)
    )`,
    `CREATE INDEX record_other_timeline ON record_other_country
      (kind, country, observed_at DESC, feed_id, record_id, known_at, superseded_at)`,
    `CREATE FUNCTION link_other_countries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        DELETE FROM record_other_country WHERE record_seq = OLD.seq;
      END IF;
      INSERT INTO record_other_country (record_seq, country, kind, observed_at, feed_id, record_id, known_at, superseded_at)
        SELECT DISTINCT NEW.seq, named, NEW.kind, NEW.observed_at, NEW.feed_id, NEW.record_id, NEW.known_at, NEW.superseded_at
        FROM unnest(string_to_array(NEW.other_countries, ' ')) AS named WHERE named IS DISTINCT FROM NEW.country;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER record_other_countries_new AFTER INSERT ON record
      FOR EACH ROW WHEN (NEW.other_countries <> '') EXECUTE FUNCTION link_other_countries()`,
    `CREATE TRIGGER record_other_countries_changed AFTER UPDATE ON record
      FOR EACH ROW WHEN (OLD.other_countries <> '' OR NEW.other_countries <> '') EXECUTE FUNCTION link_other_countries()`,
    `INSERT INTO record_other_country (record_seq, country, kind, observed_at, feed_id, record_id, known_at, superseded_at)
      SELECT DISTINCT seq, named, kind, observed_at, feed_id, record_id, known_at, superseded_at
      FROM record CROSS JOIN LATERAL unnest(string_to_array(other_countries, ' ')) AS named
      WHERE other_countries <> '' AND named IS DISTINCT FROM country`,
  ],
};
