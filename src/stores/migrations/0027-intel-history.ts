import type { Migration } from './migration.ts';

/**
 * Full text of records: the title and the values of the body, without the names of its members. Entries of sanctions lists are
 * looked up by name elsewhere. `first_cited_at` is when a snapshot cited an item of evidence first, epoch ms, null in rows of
 * before; a trigger fills it, also for the program of the release before.
 */
export const intelHistory: Migration = {
  id: '0027-intel-history',
  statements: [
    `CREATE INDEX record_words ON record USING gin (to_tsvector('english'::regconfig,
      coalesce(title, '') || ' ' || regexp_replace(body, '"[^"]*":', ' ', 'g')))
      WITH (fastupdate = off) WHERE kind <> 'sanctions_entry'`,
    'ALTER TABLE cited_evidence ADD COLUMN first_cited_at bigint',
    `CREATE FUNCTION note_first_citation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.first_cited_at := coalesce(NEW.first_cited_at, NEW.cited_at);
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER cited_evidence_first BEFORE INSERT ON cited_evidence
      FOR EACH ROW EXECUTE FUNCTION note_first_citation()`,
    'CREATE INDEX cited_evidence_timeline ON cited_evidence (observed_at DESC, evidence_id)',
  ],
};
