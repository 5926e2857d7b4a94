import type { MetricId } from '../metrics.ts';

/** What a rollup keeps of a report, besides subject, event and time. */
interface Kept {
  /** Whether the lineage is kept. */
  readonly lineage: boolean;
  /** Members of `detail` that are kept. */
  readonly detail: readonly string[];
  /** The usual name of the event, derived from the kept members: then it is not written out. */
  readonly usualEvent?: (detail: Readonly<Record<string, string | undefined>>) => string;
}

const COUNTED: Kept = { lineage: false, detail: [] };
/** Whether two states stand in one bloc is asked of every report. */
const BETWEEN_STATES: Kept = { lineage: false, detail: ['actor1', 'actor2'] };

/**
 * Metrics whose past is kept by day as what a baseline is made of, because most of what is stored is theirs. A reader of
 * one of them reads `reportsOf`, and of a day past its current window nothing that is not kept here.
 */
export const ROLLUP_METRICS = {
  force_reports: { lineage: false, detail: ['actors'] },
  posture_reports: COUNTED,
  coercion_reports: COUNTED,
  blockade_reports: COUNTED,
  protest_reports: COUNTED,
  emergency_reports: COUNTED,
  cooperation_reports: BETWEEN_STATES,
  treaty_reports: BETWEEN_STATES,
  rupture_reports: BETWEEN_STATES,
  dyad_acts: {
    lineage: true,
    detail: ['from', 'to', 'kind', 'day'],
    usualEvent: ({ from, to, kind, day }) => `${day}:${from}:${to}:${kind}`,
  },
} as const satisfies Partial<Record<MetricId, Kept>>;

export type RollupMetric = keyof typeof ROLLUP_METRICS;

export function isRollupMetric(metric: string): metric is RollupMetric {
  return Object.hasOwn(ROLLUP_METRICS, metric);
}

/** What a rollup keeps of the reports of a metric. */
export function keptOf(metric: RollupMetric): Kept {
  return ROLLUP_METRICS[metric];
}
