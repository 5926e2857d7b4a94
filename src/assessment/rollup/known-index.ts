import type { MetricId } from '../metrics.ts';
import type { Observation } from '../observation.ts';
import { indexObservations, type ObservationIndex } from '../observation-index.ts';
import type { DailyRollup, RollupPart } from './daily-rollup.ts';
import { lastReportedAt } from './report-series.ts';
import { isRollupMetric, type RollupMetric } from './rollup-metrics.ts';

/** What is known: rows, and for some metrics rollups in place of their rows. */
export interface Known {
  readonly rows: readonly Observation[];
  /** Known at the instant that is assessed and wholly inside the metric's window, at most one of each metric and day. */
  readonly days: readonly DailyRollup[];
}

/** An index over rows and rollups: an assessment from it equals one from rows alone, byte for byte. */
export function indexKnown({ rows, days }: Known, instant: number): ObservationIndex {
  const index = indexObservations(rows, instant);
  const parts = partsOf(days);
  return {
    ...index,
    past: (metric, subject) => parts.get(metric)?.get(subject) ?? [],
    subjects: (metric) => {
      const past = isRollupMetric(metric) ? parts.get(metric) : undefined;
      return past === undefined
        ? index.subjects(metric)
        : [...new Set([...index.subjects(metric), ...past.keys()])].sort();
    },
  };
}

/** When the newest of a subject was observed, epoch ms. */
export function newestAt(index: ObservationIndex, metric: MetricId, subject: string): number | undefined {
  const rows = index.series(metric, subject);
  return lastReportedAt({ rows, past: isRollupMetric(metric) ? index.past(metric, subject) : [] });
}

function partsOf(days: readonly DailyRollup[]): ReadonlyMap<RollupMetric, ReadonlyMap<string, RollupPart[]>> {
  const parts = new Map<RollupMetric, Map<string, RollupPart[]>>();
  for (const of of days.toSorted((a, b) => a.day - b.day)) {
    const ofMetric = parts.get(of.metric) ?? new Map<string, RollupPart[]>();
    parts.set(of.metric, ofMetric);
    for (const [i, subject] of of.subjects.entries()) {
      const part = { of, from: of.ends[i - 1] ?? 0, to: of.ends[i] ?? 0 };
      const others = ofMetric.get(subject);
      if (others === undefined) ofMetric.set(subject, [part]);
      else others.push(part);
    }
  }
  return parts;
}
