import { METRICS } from '../assessment/metrics.ts';
import type { Observation } from '../assessment/observation.ts';
import type { ObservationQuery, ObservationStore } from '../ports/observation-store.ts';
import { appendBatches } from './observation/append-batches.ts';
import { inPortOrder, parsePage } from './observation/observation-page.ts';
import { APPEND, LOCK_APPENDS, READ_ALL, READ_LATEST, READ_PAGE_ROWS } from './observation/observation-sql.ts';
import { integer, optionalInteger } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/**
 * Observations in one append-only table. Appends take turns across all processes, so `seq` grows in commit order and a
 * read of several pages is one consistent cut: everything up to the `seq` that was newest when it began.
 */
export function createObservationStore(client: SqlClient): ObservationStore {
  return {
    append: (observations) => append(client, observations),
    read: (query) => read(client, query),
  };
}

/** From this many new rows on, the planner's statistics are refreshed at once: the embedded backend has no autovacuum. */
const ANALYZE_FROM_ROWS = 10_000;

async function append(client: SqlClient, observations: readonly Observation[]) {
  if (observations.length === 0) return { appended: 0, unchanged: 0 };
  const batches = appendBatches(observations);
  const appended = await client.transaction(async (session) => {
    await session.query(LOCK_APPENDS);
    let count = 0;
    for (const batch of batches) {
      const [row] = await session.query({ ...APPEND, values: [JSON.stringify(batch)] });
      count += integer(row, 'appended');
    }
    if (count >= ANALYZE_FROM_ROWS)
      await session.query({ name: 'observation.analyze', text: 'ANALYZE observation', values: [] });
    return count;
  });
  return { appended, unchanged: observations.length - appended };
}

async function read(client: SqlClient, query: ObservationQuery): Promise<readonly Observation[]> {
  const [row] = await client.query({
    name: 'observation.newest',
    text: 'SELECT max(seq) AS seq FROM observation',
    values: [],
  });
  const newest = optionalInteger(row, 'seq');
  if (newest === undefined) return [];
  const found: Observation[] = [];
  for (const metric of Object.keys(METRICS).filter(isAsked(query)).sort()) {
    const since = query.since[metric];
    if (since === undefined) continue;
    const ofMetric = await readMetric(client, { metric, since, query, newest });
    for (const observation of inPortOrder(ofMetric)) found.push(observation);
  }
  return found;
}

const isAsked =
  (query: ObservationQuery) =>
  (id: string): id is Observation['metric'] =>
    Object.hasOwn(query.since, id);

interface MetricRead {
  readonly metric: Observation['metric'];
  readonly since: number;
  readonly query: ObservationQuery;
  readonly newest: number;
}

async function readMetric(client: SqlClient, { metric, since, query, newest }: MetricRead): Promise<Observation[]> {
  const statement = query.revisions === 'latest' ? READ_LATEST : READ_ALL;
  const found: Observation[] = [];
  let after: readonly [number, number] = [Math.ceil(since), -1];
  while (true) {
    const values = [metric, ...after, Math.floor(query.knownBy), newest];
    const [row] = await client.query({ ...statement, values });
    const page = parsePage(row, metric);
    for (const observation of page.observations) found.push(observation);
    if (page.last === undefined || page.rowCount < READ_PAGE_ROWS) return found;
    after = page.last;
  }
}
