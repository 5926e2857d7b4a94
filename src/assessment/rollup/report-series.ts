import type { Observation } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { DAY_MS } from '../time.ts';
import { eventOfUnusual, LINEAGE, type RollupPart, USUAL } from './daily-rollup.ts';
import { keptOf, type RollupMetric } from './rollup-metrics.ts';

/**
 * A report as stored, or what a rollup kept of it: then `detail` holds the kept members, and `lineage` is '' unless kept.
 * Valid only during the callback: the next report may reuse the object.
 */
export type Report = Pick<Observation, 'event' | 'observedAt' | 'lineage' | 'detail'>;

/** Everything known of one subject: rolled-up days, and the rows of all others. */
export interface ReportSeries {
  readonly rows: readonly Observation[];
  /** By day, ascending; no row is dated within one of them. */
  readonly past: readonly RollupPart[];
}

export function reportsOf(index: ObservationIndex, metric: RollupMetric, subject: string): ReportSeries {
  return { rows: index.series(metric, subject), past: index.past(metric, subject) };
}

/**
 * Visits every report in order of time. About 100,000 reports per assessment: no object is allocated for one.
 * @param span rollups that end before its start or begin after its end are passed over, epoch ms
 */
export function forEachReport(
  { rows, past }: ReportSeries,
  visit: (report: Report) => void,
  span: { readonly from: number; readonly to: number } = ALWAYS,
): void {
  let next = 0;
  for (const part of past) {
    const startAt = part.of.day * DAY_MS;
    if (startAt + DAY_MS <= span.from || startAt > span.to) continue;
    for (let row = rows[next]; row !== undefined && row.observedAt < startAt; row = rows[next]) {
      visit(row);
      next += 1;
    }
    visitPart(part, visit);
  }
  for (const row of next === 0 ? rows : rows.slice(next)) visit(row);
}

const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Time of the newest report, epoch ms. */
export function lastReportedAt({ rows, past }: ReportSeries): number | undefined {
  const part = past.at(-1);
  const inPast = part === undefined ? undefined : part.of.day * DAY_MS + (part.of.at[part.to - 1] ?? 0);
  const inRows = rows.at(-1)?.observedAt;
  if (inPast === undefined || inRows === undefined) return inPast ?? inRows;
  return Math.max(inPast, inRows);
}

function visitPart({ of, from, to }: RollupPart, visit: (report: Report) => void): void {
  const startAt = of.day * DAY_MS;
  const lineages = of.columns[LINEAGE];
  const { detail: names, usualEvent } = keptOf(of.metric);
  const members = names.map((name) => ({ name, places: of.columns[name] }));
  const detail: Record<string, string> = {};
  const report = { event: '', observedAt: 0, lineage: '', detail };
  for (let i = from; i < to; i += 1) {
    for (const { name, places } of members) {
      const word = of.words[places?.[i] ?? -1];
      if (word !== undefined) detail[name] = word;
      else if (name in detail) delete detail[name];
    }
    const written = of.events[i] ?? '';
    const isUsual = usualEvent !== undefined && written === USUAL;
    report.event = isUsual ? usualEvent(detail) : usualEvent === undefined ? written : eventOfUnusual(written);
    report.observedAt = startAt + (of.at[i] ?? 0);
    report.lineage = of.words[lineages?.[i] ?? -1] ?? '';
    visit(report);
  }
}
