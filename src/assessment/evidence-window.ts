import { type FeedMetricId, isMetricId, METRICS, type MetricId } from './metrics.ts';
import { DAY_MS } from './time.ts';

/** A window longer than this begins with a UTC year. */
const LONG_MS = 366 * DAY_MS;

/**
 * How far back an assessment at an instant reads a metric. A long window is walked from its first day, so it begins with a
 * year: what is said of a day must not depend on the hour of looking, and a replay that reads more sees the same.
 * @returns the earliest `observedAt`, epoch ms
 */
export function windowStart(metric: MetricId | FeedMetricId, instant: number): number {
  // No assessment reads a feed's own metric.
  const windowMs = isMetricId(metric) ? METRICS[metric].windowMs : 0;
  const start = instant - windowMs;
  return windowMs > LONG_MS ? Date.UTC(new Date(start).getUTCFullYear(), 0, 1) : start;
}
