import type { NewRecords, PastRecords, StoredRecord } from '../../ports/record.ts';
import { canonicalJson, contentHash } from '../../reference/content-hash.ts';
import { integer } from '../row-reader.ts';
import type { SqlSession } from '../sql-client.ts';
import { APPEND_RECORDS, END_UNLISTED, NOTE_PAST_READINGS, NOTE_READING } from './record-sql.ts';

/** Records of one statement: some 3 MB of JSON. */
const BATCH_ROWS = 5_000;

/**
 * Appends what a run read as known from an instant on, within the transaction of its observations. An entry of a later date
 * than that is dated then. To be called under the lock of appends.
 * @param knownAt epoch ms
 * @throws RangeError on an instant that is not an integer or a place off the globe
 */
export async function appendNewRecords(session: SqlSession, records: NewRecords, knownAt: number): Promise<void> {
  const { feedId, entries, isComplete, isPart, newestContentAt } = records;
  const rows = once(entries).map((entry) => rowOf({ ...entry, feedId, knownAt }, isComplete));
  await appendRows(session, rows);
  if (isComplete && isPart !== true) {
    const held = JSON.stringify(rows.map(({ record_id }) => record_id));
    await session.query({ ...END_UNLISTED, values: [feedId, held, knownAt] });
  }
  await session.query({ ...NOTE_READING, values: [feedId, knownAt, newestContentAt ?? null] });
}

/** Appends what a backfill read, each entry from its own instant on; ends nothing of others. Otherwise like `appendNewRecords`. */
export async function appendPastRecords(session: SqlSession, past: PastRecords): Promise<void> {
  const { feedId, entries, endsAt } = past;
  const rows = once(entries).map((entry) => ({ ...rowOf({ ...entry, feedId }, false), ends_at: endsAt }));
  if (rows.length === 0) return;
  await appendRows(session, rows);
  const instants = rows.map(({ known_at, observed_at }) => ({ known_at, observed_at }));
  await session.query({ ...NOTE_PAST_READINGS, values: [feedId, JSON.stringify(instants)] });
}

async function appendRows(session: SqlSession, rows: readonly RecordRow[]): Promise<number> {
  let appended = 0;
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH_ROWS));
    const [row] = await session.query({ ...APPEND_RECORDS, values: [batch] });
    appended += integer(row, 'appended');
  }
  return appended;
}

type RecordRow = ReturnType<typeof rowOf>;

function rowOf(record: StoredRecord, isListed: boolean) {
  const { feedId, recordId, kind, title, url, country, otherCountries = [], place, knownAt, isUndated, body } = record;
  const { lat, lon } = place ?? {};
  const isPlaced = lat === undefined || lon === undefined || (Math.abs(lat) <= 90 && Math.abs(lon) <= 180);
  if (!Number.isSafeInteger(record.observedAt) || !Number.isSafeInteger(knownAt) || !isPlaced)
    throw new RangeError(`record ${feedId}/${recordId} is not dated or not on the globe`);
  const said = {
    kind,
    title: storable(title),
    url: storable(url),
    country: country ?? null,
    other_countries: otherCountries.join(' '),
    latitude: lat ?? null,
    longitude: lon ?? null,
    observed_at: Math.min(record.observedAt, knownAt),
    is_listed: isListed,
    body: canonicalJson(body),
  };
  const id = storable(recordId) ?? '';
  const compared = isUndated === true ? { ...said, observed_at: null } : said;
  return { feed_id: feedId, record_id: id, known_at: knownAt, ...said, fingerprint: contentHash(compared, 32) };
}

/** A text column holds neither NUL nor half a surrogate pair. */
const storable = (text: string | undefined): string | null =>
  text?.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd') ?? null;

/** An entry that occurs twice counts as it came first. */
function once<T extends { readonly recordId: string }>(entries: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return entries.filter(({ recordId }) => seen.size < seen.add(storable(recordId) ?? '').size);
}
