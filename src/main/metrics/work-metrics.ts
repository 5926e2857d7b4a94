import { Counter, type Registry } from 'prom-client';
import type { ProjectionOutcome } from '../../gateway/projection/projection-outcome.ts';
import type { DroppedUse } from '../../identity/key-uses.ts';
import type { TurnReport } from '../../jobs/collect-with-claim.ts';
import type { ResolveReport } from '../../jobs/resolve-forecasts.ts';
import type { EventReport } from '../../jobs/run-events.ts';
import type { SlotReport } from '../../jobs/run-slot.ts';
import { JOBS, type Job } from '../../jobs/schedule.ts';
import type { CacheOutcome } from '../../operations/snapshot-cache.ts';
import { ATTEMPT_CLASSES, type AttemptClass } from '../../ports/deliveries.ts';
import { MAIL_OUTCOMES, type MailOutcome } from '../../ports/mailer.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { SPAN_OUTCOMES, type SpanOutcome } from '../traces/span-outcomes.ts';
import { createModelMetrics, MODEL_SERIES_BOUND, type ModelMetrics } from './model-metrics.ts';
import { type Tally, talliedCounter } from './tallies.ts';

const JOB_OUTCOMES = ['done', 'broke'] as const;
/** `broke`: it threw. */
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/** Counts background work. */
export interface WorkMetrics extends ModelMetrics {
  projected(outcome: ProjectionOutcome): void;
  cacheRead(outcome: CacheOutcome): void;
  collected(report: Pick<TurnReport, 'feedId' | 'status'>): void;
  assessed(report: Pick<SlotReport, 'regionId' | 'status'>): void;
  /** The last use of a key could not be stored. */
  keyUseLost(reason: DroppedUse): void;
  eventsChecked(report: Pick<EventReport, 'regionId' | 'status'>): void;
  resolved(report: Omit<ResolveReport, 'status'>): void;
  /** Spans by outcome of their export. */
  spansEnded(outcome: SpanOutcome, count: number): void;
  /** A webhook was tried. */
  deliveryTried(outcome: AttemptClass): void;
  /** A delivery was given up. */
  deliveryDead(): void;
  /** A mail was tried. */
  mailTried(outcome: MailOutcome): void;
  /** A job of the schedule ended. */
  jobEnded(job: Job, outcome: JobOutcome): void;
}

export function createWorkMetrics(registry: Registry): WorkMetrics {
  const registers = [registry];
  const projections = new Counter({
    name: 'barograph_projections_total',
    help: 'JMESPath projections by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const lookups = talliedCounter({
    name: 'barograph_snapshot_lookups_total',
    help: 'Reads of the snapshot cache: hit, miss (read from the store), degraded or unavailable (the store did not answer).',
    labelNames: ['outcome'],
    registry,
  });
  const byLookup: Readonly<Record<CacheOutcome, Tally>> = {
    hit: lookups({ outcome: 'hit' }),
    miss: lookups({ outcome: 'miss' }),
    degraded: lookups({ outcome: 'degraded' }),
    unavailable: lookups({ outcome: 'unavailable' }),
  };
  const collects = new Counter({
    name: 'barograph_collects_total',
    help: 'Runs of feeds by outcome.',
    labelNames: ['feed', 'outcome'],
    registers,
  });
  const assessments = new Counter({
    name: 'barograph_assessments_total',
    help: 'Assessments of regions in scheduled runs by outcome.',
    labelNames: ['region', 'outcome'],
    registers,
  });
  for (const region of REGION_IDS) for (const outcome of ['failed', 'refused']) assessments.inc({ region, outcome }, 0);
  const lostUses = talliedCounter({
    name: 'barograph_lost_key_uses_total',
    help: 'Uses of keys that were not stored: rejected by the store, or dropped because the queue was full.',
    labelNames: ['reason'],
    registry,
  });
  const eventChecks = new Counter({
    name: 'barograph_event_looks_total',
    help: 'Event-driven checks of regions by outcome: quiet (no cause), held (by a guard), covered, stored or not.',
    labelNames: ['region', 'outcome'],
    registers,
  });
  const resolutions = new Counter({
    name: 'barograph_forecasts_resolved_total',
    help: 'Sealed lane sets by resolution: scored or void.',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = talliedCounter({
    name: 'barograph_jobs_total',
    help: 'Finished jobs of the schedule: done, or broke (threw).',
    // `job` is a label of Prometheus itself.
    labelNames: ['task', 'outcome'],
    registry,
  });
  const spans = talliedCounter({
    name: 'barograph_spans_total',
    help: 'Trace spans: sent to the collector, failed (not accepted) or dropped (queue full).',
    labelNames: ['outcome'],
    registry,
  });
  const deliveries = talliedCounter({
    name: 'barograph_delivery_attempts_total',
    help: 'Tries of webhooks by outcome: succeeded, rejected (no 2xx), refused (address not open), unresolved, timed_out or unreachable.',
    labelNames: ['outcome'],
    registry,
  });
  const dead = talliedCounter({
    name: 'barograph_deliveries_dead_total',
    help: 'Deliveries given up: refused for good, or not taken within 72 hours.',
    labelNames: [],
    registry,
  })({});
  const mails = talliedCounter({
    name: 'barograph_mails_total',
    help: 'Tries of mails by outcome: sent, rejected (for good), deferred, unreachable or uncertain (no answer after the hand-over).',
    labelNames: ['outcome'],
    registry,
  });
  for (const outcome of MAIL_OUTCOMES) mails({ outcome });
  for (const outcome of ATTEMPT_CLASSES) deliveries({ outcome });
  for (const outcome of SPAN_OUTCOMES) spans({ outcome });
  for (const job of JOBS) for (const outcome of JOB_OUTCOMES) jobs({ task: job, outcome });
  return {
    ...createModelMetrics(registry),
    projected: (outcome) => projections.inc({ outcome: outcome.status === 'projected' ? 'projected' : outcome.reason }),
    cacheRead: (outcome) => {
      byLookup[outcome].count += 1;
    },
    collected: ({ feedId, status }) => collects.inc({ feed: feedId, outcome: status }),
    assessed: ({ regionId, status }) => assessments.inc({ region: regionId, outcome: status }),
    keyUseLost: (reason) => {
      lostUses({ reason }).count += 1;
    },
    eventsChecked: ({ regionId, status }) => eventChecks.inc({ region: regionId, outcome: status }),
    resolved: ({ scoredCount, voidCount }) => {
      resolutions.inc({ outcome: 'scored' }, scoredCount);
      resolutions.inc({ outcome: 'void' }, voidCount);
    },
    spansEnded: (outcome, count) => {
      spans({ outcome }).count += count;
    },
    deliveryTried: (outcome) => {
      deliveries({ outcome }).count += 1;
    },
    deliveryDead: () => {
      dead.count += 1;
    },
    mailTried: (outcome) => {
      mails({ outcome }).count += 1;
    },
    jobEnded: (job, outcome) => {
      jobs({ task: job, outcome }).count += 1;
    },
  };
}

/** Upper bound of the series. */
export const workSeriesBound = (feedCount: number, regionCount: number): number =>
  5 +
  4 +
  5 * feedCount +
  (7 + 9) * regionCount +
  2 +
  2 +
  JOBS.length * JOB_OUTCOMES.length +
  SPAN_OUTCOMES.length +
  ATTEMPT_CLASSES.length +
  1 +
  MAIL_OUTCOMES.length +
  MODEL_SERIES_BOUND;
