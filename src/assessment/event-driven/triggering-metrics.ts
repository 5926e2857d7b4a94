import type { Metric } from '../metrics/metric.ts';
import { isMetricId, METRIC_RECORDS, type MetricId } from '../metrics.ts';

/** Metrics that can cause a new snapshot, from their records. Observations of another metric wait for the scheduled run. */
export const TRIGGERING_METRICS: Readonly<Record<string, NonNullable<Metric['causes']>>> = Object.fromEntries(
  Object.entries(METRIC_RECORDS).flatMap(([id, { causes }]) => (causes === undefined ? [] : [[id, causes]])),
);

export const MOVING_METRIC_IDS: readonly MetricId[] = Object.keys(TRIGGERING_METRICS).filter(isMetricId);

export function isMoving(metric: string): metric is MetricId {
  return Object.hasOwn(TRIGGERING_METRICS, metric);
}
