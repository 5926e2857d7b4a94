import type { Migration } from './migration.ts';

/**
 * Every item of evidence that a snapshot of a region cited, once, with the newest snapshot that did. `telling` is the summary
 * without its figures: a repeated report differs in nothing else.
 */
export const evidenceSearch: Migration = {
  id: '0011-evidence-search',
  statements: [
    `CREATE TABLE cited_evidence (
      region_id text COLLATE "C" NOT NULL,
      evidence_id text COLLATE "C" NOT NULL,
      snapshot_id text COLLATE "C" NOT NULL,
      cited_at bigint NOT NULL,
      type text COLLATE "C" NOT NULL,
      source text COLLATE "C" NOT NULL,
      summary text COLLATE "C" NOT NULL,
      confidence double precision NOT NULL,
      observed_at bigint NOT NULL,
      theater text COLLATE "C" NOT NULL,
      corridor text COLLATE "C" NOT NULL,
      telling text COLLATE "C" GENERATED ALWAYS AS (regexp_replace(summary, '[0-9]+', '#', 'g')) STORED,
      words tsvector GENERATED ALWAYS AS (
        to_tsvector('english'::regconfig, summary) || array_to_tsvector(ARRAY['corridor:' || corridor])
      ) STORED,
      PRIMARY KEY (region_id, evidence_id)
    )`,
    'CREATE INDEX cited_evidence_words ON cited_evidence USING gin (words) WITH (fastupdate = off)',
  ],
};
