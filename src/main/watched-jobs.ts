import { condenseDays } from '../jobs/condense-days.ts';
import { runResolution } from '../jobs/resolve-forecasts.ts';
import { runEvents } from '../jobs/run-events.ts';
import { isSlotSettled, runSlot } from '../jobs/run-slot.ts';
import { type Schedule, type ScheduleDeps, startSchedule } from '../jobs/schedule.ts';
import type { Feed } from '../ports/feed.ts';
import type { ForecastLedger } from '../ports/forecast-ledger.ts';
import { REGION_IDS } from '../reference/regions.ts';
import type { Services } from './open-services.ts';
import type { Watch } from './serve-world.ts';

/** What the jobs need of a world. */
export type WorkParts = Pick<Services, 'feeds' | 'slot' | 'collect'> & {
  readonly stores: { readonly forecasts: Pick<ForecastLedger, 'due' | 'resolve'> };
};

/** The schedule of a world, with log and metrics told of whatever comes of it. */
export function startWatchedSchedule(
  services: WorkParts,
  watch: Watch,
  around: Pick<ScheduleDeps, 'clock' | 'random' | 'after'> & { readonly signal: AbortSignal },
): Schedule {
  const { signal, ...timing } = around;
  return startSchedule({
    ...timing,
    feeds: services.feeds,
    collect: (feed) => collectOne(services, feed, { ...watch, signal }),
    runEvents: () => assessEvents(services, watch),
    runSlot: async () => {
      await assessSlot(services, watch);
      const isSettled = await isSlotSettled(REGION_IDS, services.slot);
      if (isSettled) await condenseDays({ ...services.slot, signal });
      return isSettled;
    },
    resolveForecasts: () => resolve(services, watch),
    onDone: (job) => watch.metrics.jobEnded(job, 'done'),
    onError: (error, task, job) => {
      watch.metrics.jobEnded(job, 'broke');
      watch.log.error('a task failed', { task, error });
    },
  });
}

export async function collectOne(
  services: WorkParts,
  feed: Feed,
  { log, metrics, signal }: Watch & { readonly signal: AbortSignal },
): Promise<void> {
  const { status, ...facts } = await services.collect(feed, signal);
  metrics.collected({ feedId: feed.card.id, status });
  if (status === 'failed') log.warn('a feed failed', facts);
  else log.info(`feed ${status}`, facts);
}

export async function assessSlot(services: WorkParts, { log, metrics }: Watch): Promise<void> {
  for (const report of await runSlot(REGION_IDS, services.slot)) {
    metrics.assessed(report);
    if (report.status === 'refused') log.error('a snapshot broke its promises and was not stored', { ...report });
    else if (report.status === 'failed') log.error('a region could not be assessed', { ...report });
    else if (report.status === 'stored') log.info('snapshot stored', { ...report });
  }
}

async function assessEvents({ slot }: WorkParts, { log, metrics }: Watch): Promise<void> {
  for (const report of await runEvents(slot)) {
    metrics.looked(report);
    if (report.status === 'refused') log.error('a snapshot broke its promises and was not stored', { ...report });
    else if (report.status === 'failed') log.error('a region could not be looked at', { ...report });
    else if (report.status === 'stored') log.info('snapshot stored between slots', { ...report });
  }
}

async function resolve({ stores, slot }: WorkParts, { log, metrics }: Watch): Promise<void> {
  const report = await runResolution({ ...slot, forecasts: stores.forecasts });
  if (report.status === 'taken') return;
  const { status: _, ...counts } = report;
  metrics.resolved(counts);
  log.info('forecasts resolved', counts);
}
