import { gunzipSync, gzipSync } from 'node:zlib';
import { Value } from 'typebox/value';
import { MAX_CLOCK_SKEW_MS } from '../assessment/assign-known-at.ts';
import type { SnapshotSignature } from '../contract/conventions/snapshot-signature.ts';
import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { SnapshotSummary } from '../contract/intelligence/snapshot-summary.ts';
import { forecastSealed } from '../events/forecast-events.ts';
import type {
  NewSnapshot,
  SnapshotCompanionBytes,
  SnapshotHead,
  SnapshotStore,
  StoredSnapshot,
} from '../ports/snapshot-store.ts';
import type { Json } from '../reference/content-hash.ts';
import { appendEvents } from './append-events.ts';
import { NOTICE_CHANNEL } from './notification-bus.ts';
import { bytes, integer, optionalBytes, optionalInteger, optionalText, text } from './row-reader.ts';
import { sealForecasts } from './seal-forecasts.ts';
import type { SqlClient, SqlSession, SqlStatement } from './sql-client.ts';

/**
 * Snapshots in one append-only table; bodies byte for byte, states as the JSON text they were stored with. One further ahead
 * of the database clock than `MAX_CLOCK_SKEW_MS` is rejected; one that is there is withheld from every read but `newestAt` and
 * `byId`.
 */
export function createSnapshotStore(client: SqlClient): SnapshotStore {
  const one = async (statement: SqlStatement) => (await client.query(statement)).map(parse)[0];
  const appendAfter = (snapshot: NewSnapshot, isAfter: (newest: Newest | undefined) => boolean) =>
    client.transaction(async (session) => {
      await session.query(LOCK_APPENDS);
      if (await isAhead(session, snapshot)) return 'ahead_of_clock';
      const values = [snapshot.regionId, snapshot.snapshotId, snapshot.slotAt ?? null];
      const [found] = await session.query({ name: 'snapshot.newest', text: NEWEST_AND_SAME, values });
      if (integer(found, 'same_count') > 0) return 'already_stored';
      return isAfter(newestOf(found)) ? insert(session, snapshot) : 'overtaken';
    });
  return {
    append: (snapshot) => appendAfter(snapshot, (newest) => (newest?.generatedAt ?? 0) <= snapshot.generatedAt),
    appendNext: (snapshot) => appendAfter(snapshot, (newest) => newest?.snapshotId === snapshot.priorSnapshotId),
    async latestId(regionId) {
      const rows = await client.query({ name: 'snapshot.latest_id', text: LATEST_ID, values: [regionId] });
      return rows.map((row) => text(row, 'snapshot_id'))[0];
    },
    watch: (onStored) =>
      client.listen((notice) => {
        if (notice === undefined) onStored(undefined);
        else if (notice.startsWith(NOTICE)) onStored(notice.slice(NOTICE.length));
      }),
    latest: (regionId) => one({ name: 'snapshot.latest', text: LATEST, values: [regionId] }),
    latestAt: (regionId, instant) => one({ name: 'snapshot.latest_at', text: LATEST_AT, values: [regionId, instant] }),
    async history({ regionId, from, before, limit }) {
      const values = [regionId, from, before.generatedAt, before.snapshotId, limit];
      return (await client.query({ name: 'snapshot.history', text: HISTORY, values })).map(parseHead);
    },
    async newestAt(regionId) {
      const rows = await client.query({ name: 'snapshot.newest_at', text: NEWEST_AT, values: [regionId] });
      return rows.map((row) => integer(row, 'generated_at'))[0];
    },
    byId: (snapshotId) => one({ name: 'snapshot.by_id', text: BY_ID, values: [snapshotId] }),
    async companion(snapshotId) {
      const rows = await client.query({ name: 'snapshot.companion', text: COMPANION, values: [snapshotId] });
      return rows.map(parseCompanion)[0];
    },
    async firstAccompaniedAt(regionId) {
      const values = [regionId];
      const rows = await client.query({ name: 'snapshot.first_accompanied', text: FIRST_ACCOMPANIED, values });
      return rows.map((row) => integer(row, 'generated_at'))[0];
    },
  };
}

type Newest = Pick<NewSnapshot, 'snapshotId' | 'generatedAt'>;

function newestOf(row: unknown): Newest | undefined {
  const snapshotId = optionalText(row, 'newest_id');
  return snapshotId === undefined ? undefined : { snapshotId, generatedAt: integer(row, 'newest_at') };
}

async function isAhead(session: SqlSession, { generatedAt }: NewSnapshot): Promise<boolean> {
  const rows = await session.query({ name: 'snapshot.is_ahead', text: IS_AHEAD, values: [generatedAt] });
  return rows.length > 0;
}

async function insert(session: SqlSession, snapshot: NewSnapshot): Promise<'stored' | 'already_stored'> {
  const rows = await session.query({ name: 'snapshot.append', text: INSERT, values: valuesOf(snapshot) });
  if (rows.length === 0) return 'already_stored';
  const sealed = await sealForecasts(session, snapshot.forecasts ?? []);
  await appendEvents(session, [...(snapshot.events ?? []), ...sealed.map(forecastSealed)]);
  return 'stored';
}

const COLUMNS =
  'snapshot_id, region_id, generated_at, valid_until, body, prior_snapshot_id, slot_at, state, body_br, body_gzip, summary, signature, signature_key_id';

/** Begins the notice of a stored snapshot; the region follows. */
const NOTICE = 'snapshot:';

/** Cited evidence is stored once for each region, with the newest snapshot that cites it and the confidence there. */
const INSERT = `WITH stored AS (INSERT INTO snapshot (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT DO NOTHING RETURNING snapshot_id, region_id, generated_at),
  cited AS (INSERT INTO cited_evidence
      (region_id, evidence_id, snapshot_id, cited_at, type, source, summary, confidence, observed_at, theater, corridor)
    SELECT DISTINCT ON (id) region_id, id, snapshot_id, generated_at, type, source, summary, confidence, "observedAt",
      theater, corridor
    FROM stored, json_to_recordset($14::json) AS item (id text, type text, source text, summary text,
      confidence double precision, "observedAt" bigint, theater text, corridor text)
    ORDER BY id
    ON CONFLICT (region_id, evidence_id) DO UPDATE SET snapshot_id = EXCLUDED.snapshot_id, cited_at = EXCLUDED.cited_at,
      confidence = EXCLUDED.confidence
    WHERE cited_evidence.cited_at < EXCLUDED.cited_at),
  beside AS (INSERT INTO snapshot_companion (snapshot_id, body_gzip, signature, signature_key_id)
    SELECT snapshot_id, $15::bytea, $16, $17 FROM stored WHERE $15::bytea IS NOT NULL)
  SELECT snapshot_id, pg_notify('${NOTICE_CHANNEL}', '${NOTICE}' || region_id) AS notified FROM stored`;

/** Snapshots are stored in turn across all processes, a region's in the order of their instants. */
const LOCK_APPENDS = { name: 'snapshot.lock', text: 'SELECT pg_advisory_xact_lock(7208411903)::text', values: [] };

/** A body that is there compressed is not fetched a second time: it is what a read costs most by far. */
const SELECT = `SELECT snapshot_id, region_id, generated_at, valid_until, prior_snapshot_id, slot_at, state,
    CASE WHEN body_gzip IS NULL THEN body END AS body, body_br, body_gzip, summary, signature, signature_key_id
  FROM snapshot`;
const NEWEST = 'ORDER BY generated_at DESC, snapshot_id DESC LIMIT 1';
/** The latest `generatedAt` that a clock within the permitted skew can have written, epoch ms. */
const HORIZON = `((extract(epoch FROM statement_timestamp()) * 1000)::bigint + ${MAX_CLOCK_SKEW_MS})`;
const IS_AHEAD = `SELECT 1 AS is_ahead WHERE $1::bigint > ${HORIZON}`;
const NEWEST_AT = `SELECT generated_at FROM snapshot WHERE region_id = $1 ${NEWEST}`;
const LATEST_ID = `SELECT snapshot_id FROM snapshot WHERE region_id = $1 AND generated_at <= ${HORIZON} ${NEWEST}`;
const NEWEST_AND_SAME = `WITH newest AS (
    SELECT snapshot_id, generated_at FROM snapshot WHERE region_id = $1 AND generated_at <= ${HORIZON} ${NEWEST}
  )
  SELECT (SELECT snapshot_id FROM newest) AS newest_id, (SELECT generated_at FROM newest) AS newest_at,
    (SELECT count(*)::integer FROM snapshot
      WHERE snapshot_id = $2 OR (region_id = $1 AND slot_at = $3::bigint)) AS same_count`;
const LATEST = `${SELECT} WHERE region_id = $1 AND generated_at <= ${HORIZON} ${NEWEST}`;
const LATEST_AT = `${SELECT} WHERE region_id = $1 AND generated_at <= least($2, ${HORIZON}) ${NEWEST}`;
const HISTORY = `SELECT region_id, snapshot_id, generated_at, valid_until, summary FROM snapshot
  WHERE region_id = $1 AND generated_at >= $2 AND (generated_at, snapshot_id) < ($3, $4) AND generated_at <= ${HORIZON}
  ORDER BY generated_at DESC, snapshot_id DESC LIMIT $5`;
const BY_ID = `${SELECT} WHERE snapshot_id = $1`;
const FIRST_ACCOMPANIED = `SELECT generated_at FROM snapshot JOIN snapshot_companion USING (snapshot_id)
  WHERE region_id = $1 AND generated_at <= ${HORIZON} ORDER BY generated_at LIMIT 1`;
const COMPANION = 'SELECT body_gzip, signature, signature_key_id FROM snapshot_companion WHERE snapshot_id = $1';

function valuesOf(snapshot: NewSnapshot) {
  return [
    snapshot.snapshotId,
    snapshot.regionId,
    snapshot.generatedAt,
    snapshot.validUntil,
    snapshot.body,
    snapshot.priorSnapshotId ?? null,
    snapshot.slotAt ?? null,
    JSON.stringify(snapshot.state),
    snapshot.codings?.br ?? null,
    snapshot.codings?.gzip ?? null,
    snapshot.summary === undefined ? null : JSON.stringify(snapshot.summary),
    snapshot.signature?.value ?? null,
    snapshot.signature?.keyId ?? null,
    JSON.stringify((snapshot.evidence ?? []).map(storable)),
    snapshot.companion === undefined ? null : new Uint8Array(gzipSync(snapshot.companion.body)),
    snapshot.companion?.signature?.value ?? null,
    snapshot.companion?.signature?.keyId ?? null,
  ];
}

/** A text column holds no NUL and no half of a surrogate pair; the snapshot's own bytes keep them. */
const storable = (item: EvidenceItem): EvidenceItem => ({
  ...item,
  summary: item.summary.replace(/[\0\p{Surrogate}]/gu, '\ufffd'),
});

function parse(row: unknown): StoredSnapshot {
  const state: Json = JSON.parse(text(row, 'state'));
  const priorSnapshotId = optionalText(row, 'prior_snapshot_id');
  const slotAt = optionalInteger(row, 'slot_at');
  const br = optionalBytes(row, 'body_br');
  const gzip = optionalBytes(row, 'body_gzip');
  const signature = parseSignature(row);
  return {
    ...parseHead(row),
    // Its checksum says that these are the bytes.
    body: gzip === undefined ? bytes(row, 'body') : new Uint8Array(gunzipSync(gzip)),
    ...(br === undefined || gzip === undefined ? {} : { codings: { br, gzip } }),
    ...(signature === undefined ? {} : { signature }),
    ...(priorSnapshotId === undefined ? {} : { priorSnapshotId }),
    ...(slotAt === undefined ? {} : { slotAt }),
    state,
  };
}

function parseCompanion(row: unknown): SnapshotCompanionBytes {
  const signature = parseSignature(row);
  const body = new Uint8Array(gunzipSync(bytes(row, 'body_gzip')));
  return signature === undefined ? { body } : { body, signature };
}

function parseSignature(row: unknown): SnapshotSignature | undefined {
  const value = optionalText(row, 'signature');
  const keyId = optionalText(row, 'signature_key_id');
  return value === undefined || keyId === undefined ? undefined : { keyId, value };
}

function parseHead(row: unknown): SnapshotHead {
  const summary = parseSummary(optionalText(row, 'summary'));
  return {
    regionId: text(row, 'region_id'),
    snapshotId: text(row, 'snapshot_id'),
    generatedAt: integer(row, 'generated_at'),
    validUntil: integer(row, 'valid_until'),
    ...(summary === undefined ? {} : { summary }),
  };
}

/** A summary of another version's shape counts as none: the body holds the same. */
function parseSummary(stored: string | undefined): SnapshotSummary | undefined {
  const summary: unknown = stored === undefined ? undefined : JSON.parse(stored);
  return Value.Check(SnapshotSummary, summary) ? summary : undefined;
}
