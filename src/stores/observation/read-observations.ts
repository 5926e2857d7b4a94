import type { Observation } from '../../assessment/observation.ts';
import type { ObservationQuery } from '../../ports/observation-store.ts';
import { optionalInteger } from '../row-reader.ts';
import type { SqlSession } from '../sql-client.ts';
import { parsePage } from './observation-page.ts';
import { READ_ALL, READ_LATEST, READ_PAGE_ROWS } from './observation-sql.ts';

/** A stretch of one metric as of one cut through the table. */
export interface Stretch {
  readonly metric: Observation['metric'];
  /** `observedAt`, from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  readonly knownBy: number;
  readonly revisions: ObservationQuery['revisions'];
  /** The newest row that counts. */
  readonly newest: number;
}

/** The rows of a stretch, page by page; in any order. */
export async function readObservations(session: SqlSession, stretch: Stretch): Promise<readonly Observation[]> {
  const { metric, from, to, knownBy, revisions, newest } = stretch;
  const statement = revisions === 'latest' ? READ_LATEST : READ_ALL;
  const found: Observation[] = [];
  let after: readonly [number, number] = [Math.ceil(from), -1];
  while (true) {
    const values = [metric, ...after, Math.floor(knownBy), newest, Math.min(Math.ceil(to), Number.MAX_SAFE_INTEGER)];
    const [row] = await session.query({ ...statement, values });
    const page = parsePage(row, metric);
    for (const observation of page.observations) found.push(observation);
    if (page.last === undefined || page.rowCount < READ_PAGE_ROWS) return found;
    after = page.last;
  }
}

/** The newest row of the table; undefined while it is empty. */
export async function newestSeq(session: SqlSession): Promise<number | undefined> {
  const [row] = await session.query({
    name: 'observation.newest',
    text: 'SELECT max(seq) AS seq FROM observation',
    values: [],
  });
  return optionalInteger(row, 'seq');
}
