import type { FeedMetricId, MetricId } from '../assessment/metrics.ts';
import { WORLD_SUBJECT } from '../assessment/observation.ts';
import { HOUR_MS } from '../assessment/time.ts';
import type { ReadObservation } from '../ports/feed.ts';
import { compactInstant } from './utc-instant.ts';

interface Heartbeat {
  readonly metric: MetricId | FeedMetricId;
  /** How many the answer holds; zero is said too. */
  readonly value: number;
  /** Of the answer, epoch ms. */
  readonly at: number;
  readonly lineage: string;
}

/** What an answer says as a whole, once an hour: it distinguishes a quiet world from a dead upstream. */
export function hourlyHeartbeat({ metric, value, at, lineage }: Heartbeat): ReadObservation {
  const hourAt = Math.floor(at / HOUR_MS) * HOUR_MS;
  const hour = hourStamp(hourAt);
  return {
    recordId: hour,
    metric,
    subject: WORLD_SUBJECT,
    value,
    observedAt: hourAt,
    lineage,
    event: hour,
    detail: {},
  };
}

/** `YYYYMMDDHH`, UTC. */
export const hourStamp = (instant: number): string => compactInstant(instant).slice(0, 10);
