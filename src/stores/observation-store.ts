import type { Observation } from '../assessment/observation.ts';
import type { Appended, NewObservation, ObservationQuery, ObservationStore } from '../ports/observation-store.ts';
import type { NewRecords, PastRecords } from '../ports/record.ts';
import { EvidenceExpired } from '../ports/retention.ts';
import { appendBatches } from './observation/append-batches.ts';
import { inPortOrder } from './observation/observation-page.ts';
import { APPEND } from './observation/observation-sql.ts';
import { readKnown } from './observation/read-known.ts';
import { readObservations } from './observation/read-observations.ts';
import { cutAt, nextKnownAt } from './observation/read-watermark.ts';
import { rollUp } from './observation/roll-up.ts';
import { withAppendLock } from './observation/with-append-lock.ts';
import { appendNewRecords, appendPastRecords } from './record/append-records.ts';
import { keptSince } from './retention.ts';
import { integer } from './row-reader.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';

/**
 * Observations in one append-only table. Appends take turns across all processes, so `seq` grows in commit order and a
 * read of several pages is one consistent cut: everything up to the `seq` that was newest when it began.
 */
export function createObservationStore(client: SqlClient): ObservationStore {
  return {
    append: (observations, records) => append(client, observations, records),
    appendNow: (observations, now, records) => appendNow(client, observations, { now, records }),
    read: (query) => unlessExpired(client, query.knownFrom ?? query.knownBy, () => read(client, query)),
    readKnown: (query) => unlessExpired(client, query.knownBy, () => readKnown(client, query)),
    rollUp: (span) => rollUp(client, span),
  };
}

/** From this many new rows on, the planner's statistics are refreshed with them: the embedded backend has no autovacuum. */
const ANALYZE_FROM_ROWS = 10_000;

const append = (client: SqlClient, observations: readonly Observation[], records?: PastRecords): Promise<Appended> =>
  observations.length === 0 && records === undefined
    ? Promise.resolve({ appended: 0, unchanged: 0 })
    : withAppendLock(client, async (session) => {
        const stored = await appendRows(session, observations);
        if (records !== undefined) await appendPastRecords(session, records);
        return stored;
      });

const appendNow = (
  client: SqlClient,
  observations: readonly NewObservation[],
  { now, records }: { readonly now: number; readonly records: NewRecords | undefined },
) =>
  observations.length === 0 && records === undefined
    ? Promise.resolve({ appended: 0, unchanged: 0, knownAt: now })
    : withAppendLock(client, async (session) => {
        const knownAt = await nextKnownAt(session, now);
        const known = observations.map((read) => ({ ...read, knownAt }));
        const stored = await appendRows(session, known);
        if (records !== undefined) await appendNewRecords(session, records, knownAt);
        return { ...stored, knownAt };
      });

async function appendRows(session: SqlSession, observations: readonly Observation[]): Promise<Appended> {
  let appended = 0;
  for (const batch of appendBatches(observations)) {
    const [row] = await session.query({ ...APPEND, values: [JSON.stringify(batch)] });
    appended += integer(row, 'appended');
  }
  if (appended >= ANALYZE_FROM_ROWS)
    await session.query({ name: 'observation.analyze', text: 'ANALYZE observation', values: [] });
  return { appended, unchanged: observations.length - appended };
}

async function read(client: SqlClient, query: ObservationQuery): Promise<readonly Observation[]> {
  const newest = await cutAt(client, query.knownBy);
  if (newest === undefined) return [];
  const { knownBy, revisions } = query;
  const found: Observation[] = [];
  for (const metric of Object.keys(query.since).filter(isAsked(query)).sort()) {
    const from = query.since[metric];
    if (from === undefined) continue;
    const stretch = { metric, from, to: Number.POSITIVE_INFINITY, knownBy, revisions, newest };
    for (const observation of inPortOrder(await readObservations(client, stretch))) found.push(observation);
  }
  return found;
}

/** Asked after the reading: whatever was removed during it was announced before. */
async function unlessExpired<T>(client: SqlClient, instant: number, reading: () => Promise<T>): Promise<T> {
  const found = await reading();
  const since = await keptSince(client);
  if (since !== undefined && instant < since) throw new EvidenceExpired(since);
  return found;
}

const isAsked =
  (query: ObservationQuery) =>
  (id: string): id is Observation['metric'] =>
    Object.hasOwn(query.since, id);
