import { isMetricId } from '../../assessment/metrics.ts';
import type { Observation } from '../../assessment/observation.ts';
import { type DailyRollup, ROLLUP_FORM } from '../../assessment/rollup/daily-rollup.ts';
import type { Known } from '../../assessment/rollup/known-index.ts';
import { isRollupMetric, type RollupMetric } from '../../assessment/rollup/rollup-metrics.ts';
import { isRollupDay, SETTLED_MS } from '../../assessment/rollup/rollup-span.ts';
import { DAY_MS, dayNumber } from '../../assessment/time.ts';
import type { KnownQuery } from '../../ports/observation-store.ts';
import type { SqlClient } from '../sql-client.ts';
import { readObservations } from './read-observations.ts';
import { cutAt } from './read-watermark.ts';
import { parseRollup } from './rollup-body.ts';

/** Daily rollups where they are allowed and stored, rows everywhere else: one consistent cut, as of the newest row at its start. */
export async function readKnown(client: SqlClient, query: KnownQuery): Promise<Known> {
  const { since, knownBy, first } = query;
  const newest = await cutAt(client, knownBy);
  if (newest === undefined) return { rows: [], days: [] };
  const rows: Observation[] = [];
  const days: DailyRollup[] = [];
  const read = async (metric: Observation['metric'], from: number, to: number): Promise<readonly Observation[]> => {
    const stretch = await readObservations(client, { metric, from, to, knownBy, revisions: 'latest', newest });
    for (const row of stretch) rows.push(row);
    return stretch;
  };
  const firstRows = since[first] === undefined ? [] : await read(first, since[first], Number.POSITIVE_INFINITY);
  const span = query.rollupSpan(firstRows);
  for (const metric of Object.keys(since).filter(isMetricId).sort()) {
    const from = since[metric];
    if (from === undefined || metric === first) continue;
    let gapFrom = from;
    if (span !== undefined && isRollupMetric(metric)) {
      const isAsked = (day: number): boolean => isRollupDay(day, from, span);
      for await (const day of readRollups(client, { metric, from, to: span.before, knownBy, newest })) {
        if (!isAsked(day.day)) continue;
        if (gapFrom < day.day * DAY_MS) await read(metric, gapFrom, day.day * DAY_MS);
        gapFrom = (day.day + 1) * DAY_MS;
        days.push(day);
      }
    }
    await read(metric, gapFrom, Number.POSITIVE_INFINITY);
  }
  return { rows, days };
}

/** Days of one statement: of the busiest metric some megabytes. */
const PAGE_DAYS = 16;

/** A version that came after the cut is not of it, and one that is gone since is read as rows. */
const READ_DAYS = {
  name: 'condensed_day.read',
  text: `SELECT day, body FROM condensed_day
    WHERE metric = $1 AND day >= $2 AND day < $3 AND form = ${ROLLUP_FORM} AND through_seq <= $4
      AND known_at <= $5::bigint - ${SETTLED_MS} AND (known_until IS NULL OR known_until > $5::bigint)
    ORDER BY day`,
} as const;

interface DaysRead {
  readonly metric: RollupMetric;
  readonly from: number;
  readonly to: number;
  readonly knownBy: number;
  readonly newest: number;
}

async function* readRollups(
  client: SqlClient,
  { metric, from, to, knownBy, newest }: DaysRead,
): AsyncGenerator<DailyRollup> {
  const end = dayNumber(to);
  for (let day = dayNumber(from); day < end; day += PAGE_DAYS) {
    const values = [metric, day, Math.min(day + PAGE_DAYS, end), newest, Math.floor(knownBy)];
    for (const row of await client.query({ ...READ_DAYS, values })) yield parseRollup(row, metric);
  }
}
