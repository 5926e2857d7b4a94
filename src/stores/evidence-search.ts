import { EVIDENCE_TYPES, type EvidenceType } from '../contract/intelligence/vocabulary.ts';
import type { EvidenceQuery, EvidenceSearch, FoundEvidence } from '../ports/evidence-search.ts';
import { anyPhrase } from './phrase-query.ts';
import { integer, number, text } from './row-reader.ts';
import type { SqlClient, SqlStatement } from './sql-client.ts';

/** Evidence by the words of its summary, in the rows that `snapshot-store.ts` writes with each snapshot. */
export function createEvidenceSearch(client: Pick<SqlClient, 'query'>): EvidenceSearch {
  return { find: async (query) => (await client.query(findEvidence(query))).map(parse) };
}

/** How much of a match a name, or a corridor, is worth; words alone are worth less, the more of them the better. */
const FIND = `WITH hit AS (
    SELECT DISTINCT ON (evidence_id) *, words @@ (to_tsquery('english', $4) || $6::tsquery) AS is_named,
      ts_rank(words, to_tsquery('english', $5)) AS shared
    FROM cited_evidence
    WHERE words @@ (to_tsquery('english', $4) || $6::tsquery || to_tsquery('english', $5))
      AND region_id = ANY (string_to_array($1, ',')) AND cited_at BETWEEN $2::bigint AND $3::bigint
    ORDER BY evidence_id, cited_at DESC, region_id
  ), newest AS (
    SELECT DISTINCT ON (source, telling) * FROM hit
    ORDER BY source, telling, cited_at DESC, observed_at DESC, evidence_id
  ), scored AS (
    SELECT *, CASE WHEN is_named THEN 1 ELSE least(0.6, 0.3 + shared) END * confidence * power(0.5::float8, least(1000,
      greatest(0, $3::bigint - observed_at) / 3600000.0 / coalesce(($7::json ->> type)::float8, 'Infinity'))) AS score
    FROM newest
  ), placed AS (
    SELECT *, row_number() OVER (PARTITION BY source ORDER BY score DESC, evidence_id) AS place FROM scored
  )
  SELECT evidence_id, region_id, snapshot_id, cited_at, type, source, summary, confidence, observed_at, theater, corridor
  FROM placed WHERE place <= $8::integer ORDER BY score DESC, evidence_id LIMIT $9::integer`;

/** The statement of a search: without a name, so that it is planned for what is asked. */
export function findEvidence(query: EvidenceQuery): SqlStatement {
  const { regionIds, from, to, names, corridors, words, halfLifeHours, maxPerSource, limit } = query;
  const tags = corridors.map((id) => `'corridor:${id.replace(/[^\w-]/g, '')}'`).join(' | ');
  const values = [regionIds.join(','), from, to, anyPhrase(names), anyPhrase(words), tags];
  return { text: FIND, values: [...values, JSON.stringify(halfLifeHours), maxPerSource, limit] };
}

function parse(row: unknown): FoundEvidence {
  return {
    item: {
      id: text(row, 'evidence_id'),
      type: evidenceTypeOf(text(row, 'type')),
      source: text(row, 'source'),
      summary: text(row, 'summary'),
      confidence: number(row, 'confidence'),
      observedAt: integer(row, 'observed_at'),
      theater: text(row, 'theater'),
      corridor: text(row, 'corridor'),
    },
    regionId: text(row, 'region_id'),
    snapshotId: text(row, 'snapshot_id'),
    citedAt: integer(row, 'cited_at'),
  };
}

/** @throws TypeError on a kind that this program does not know: it is older than its store */
export function evidenceTypeOf(stored: string): EvidenceType {
  const type = EVIDENCE_TYPES.find((known) => known === stored);
  if (type === undefined) throw new TypeError('a stored item of evidence is of an unknown kind');
  return type;
}
