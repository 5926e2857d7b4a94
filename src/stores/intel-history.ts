import type { EvidencePosition, IntelFilter, IntelHistory, IntelQuery, KnownEvidence } from '../ports/intel-history.ts';
import { MAX_RANKED } from '../ports/intel-history.ts';
import { evidenceTypeOf } from './evidence-search.ts';
import { anyPhrase } from './phrase-query.ts';
import { integer, number, text } from './row-reader.ts';
import type { SqlClient, SqlStatement, SqlValue } from './sql-client.ts';

/** Search in the rows that `record-store.ts` reads and `snapshot-store.ts` writes. */
export function createIntelHistory(client: Pick<SqlClient, 'query'>): IntelHistory {
  return {
    records: async (query) =>
      (await client.query(searchRecords(query))).map((row) => ({
        feedId: text(row, 'feed_id'),
        recordId: text(row, 'record_id'),
        rank: number(row, 'rank'),
      })),
    evidence: async (query) =>
      (await client.query(searchEvidence(query))).map((row) => ({ ...parseEvidence(row), rank: number(row, 'rank') })),
    evidenceByTime: async (query) => (await client.query(listEvidence(query))).map(parseEvidence),
  };
}

/** As the index `record_words` has it. */
const RECORD_WORDS = `to_tsvector('english'::regconfig,
  coalesce(title, '') || ' ' || regexp_replace(body, '"[^"]*":', ' ', 'g'))`;
/** When an item of evidence became known, as far as is stored. */
const CITED_AT = 'coalesce(first_cited_at, cited_at)';
interface Match {
  /** Further parts of the `WITH` of a statement. */
  readonly parts: string;
  readonly query: string;
  /** Of a row with its text search vector in `doc`. */
  readonly rank: string;
}

function matchOf({ text: written, match }: Pick<IntelQuery, 'text' | 'match'>, bind: Bind): Match {
  // No text of a database holds NUL.
  const asked = written.replaceAll('\u0000', ' ');
  if (match === 'all') {
    const query = `websearch_to_tsquery('english', ${bind(asked, 'text')})`;
    return { parts: '', query, rank: `ts_rank(doc, ${query}, 1)` };
  }
  const words = asked.split(' ');
  // Each word is a query of its own; words that search leaves out, such as "the", are no words.
  const each = `SELECT plainto_tsquery('english', word) AS word FROM unnest(string_to_array(${bind(asked, 'text')}, ' ')) AS word`;
  return {
    parts: `asked AS MATERIALIZED (SELECT DISTINCT word FROM (${each}) AS each WHERE numnode(word) > 0),`,
    query: `to_tsquery('english', ${bind(anyPhrase(words), 'text')})`,
    rank: '(SELECT avg((doc @@ asked.word)::integer) FROM asked)',
  };
}

/** The statements are without names, so that they are planned for what is asked. */
export function searchRecords(query: IntelQuery): SqlStatement {
  const { bind, values } = binder();
  const match = matchOf(query, bind);
  const { kinds, at, from, to, country, limit } = query;
  const asOf = bind(at, 'bigint');
  const named = country === undefined ? undefined : bind(country.iso2, 'text');
  const conditions = [
    `kind <> 'sanctions_entry' AND ${RECORD_WORDS} @@ ${match.query}`,
    `kind = ANY (string_to_array(${bind(kinds.join(','), 'text')}, ','))`,
    `known_at <= ${asOf} AND superseded_at > ${asOf}`,
    `observed_at >= ${bind(from, 'bigint')} AND observed_at < ${bind(to, 'bigint')}`,
    ...(named === undefined ? [] : [`(country = ${named} OR ${named} = ANY (string_to_array(other_countries, ' ')))`]),
  ];
  const found = `SELECT feed_id, record_id, observed_at, ${RECORD_WORDS} AS doc FROM record
    WHERE ${conditions.join(' AND ')} ORDER BY observed_at DESC, feed_id, record_id LIMIT ${MAX_RANKED}`;
  const ranked = `SELECT feed_id, record_id, observed_at, ${match.rank}::float8 AS rank FROM hit`;
  return {
    text: `WITH ${match.parts} hit AS MATERIALIZED (${found})
      SELECT feed_id, record_id, rank FROM (${ranked}) AS ranked
      ORDER BY rank DESC, observed_at DESC, feed_id, record_id LIMIT ${bind(limit, 'integer')}`,
    values,
  };
}

export function searchEvidence(query: IntelQuery): SqlStatement {
  const { bind, values } = binder();
  const match = matchOf(query, bind);
  const found = `SELECT DISTINCT ON (evidence_id) *, words AS doc, ${CITED_AT} AS known_at FROM cited_evidence
    WHERE words @@ ${match.query} AND ${ofEvidence(query, bind)}
    ORDER BY evidence_id, ${CITED_AT}, region_id`;
  return {
    text: `WITH ${match.parts} found AS MATERIALIZED (${found}),
      hit AS MATERIALIZED (SELECT * FROM found ORDER BY observed_at DESC, evidence_id LIMIT ${MAX_RANKED})
      SELECT *, ${match.rank}::float8 AS rank FROM hit
      ORDER BY rank DESC, observed_at DESC, evidence_id LIMIT ${bind(query.limit, 'integer')}`,
    values,
  };
}

export function listEvidence(
  query: IntelFilter & { readonly after?: EvidencePosition; readonly limit: number },
): SqlStatement {
  const { bind, values } = binder();
  const { after, limit } = query;
  const conditions = ofEvidence(query, bind);
  const place =
    after === undefined
      ? ''
      : ` AND (observed_at < ${bind(after.observedAt, 'bigint')} OR (observed_at = ${bind(after.observedAt, 'bigint')}
          AND evidence_id > ${bind(after.evidenceId, 'text')}))`;
  // An item that several regions cite is shown with the first of them.
  return {
    text: `SELECT *, ${CITED_AT} AS known_at FROM cited_evidence AS one WHERE ${conditions}${place} AND NOT EXISTS (
        SELECT 1 FROM cited_evidence AS other WHERE other.evidence_id = one.evidence_id AND other.observed_at = one.observed_at
          AND other.region_id < one.region_id AND coalesce(other.first_cited_at, other.cited_at) <= ${bind(query.at, 'bigint')})
      ORDER BY observed_at DESC, evidence_id LIMIT ${bind(limit, 'integer')}`,
    values,
  };
}

type Bind = (value: SqlValue, type: string) => string;

function binder(): { readonly bind: Bind; readonly values: readonly SqlValue[] } {
  const values: SqlValue[] = [];
  return { values, bind: (value, type) => `$${values.push(value)}::${type}` };
}

function ofEvidence({ evidenceTypes, at, from, to, country }: IntelFilter, bind: Bind): string {
  return [
    `type = ANY (string_to_array(${bind(evidenceTypes.join(','), 'text')}, ','))`,
    `${CITED_AT} <= ${bind(at, 'bigint')}`,
    `observed_at >= ${bind(from, 'bigint')} AND observed_at < ${bind(to, 'bigint')}`,
    ...(country === undefined ? [] : [`words @@ to_tsquery('english', ${bind(anyPhrase(country.names), 'text')})`]),
  ].join(' AND ');
}

function parseEvidence(row: unknown): KnownEvidence {
  return {
    evidenceId: text(row, 'evidence_id'),
    regionId: text(row, 'region_id'),
    type: evidenceTypeOf(text(row, 'type')),
    source: text(row, 'source'),
    summary: text(row, 'summary'),
    observedAt: integer(row, 'observed_at'),
    knownAt: integer(row, 'known_at'),
  };
}
