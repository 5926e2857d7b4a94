import { randomUUID } from 'node:crypto';
import { FEED_CARDS } from '../feeds/registry.ts';
import { collectWithClaim } from '../jobs/collect-with-claim.ts';
import { writeExports } from '../jobs/exports/write-exports.ts';
import { removeExpired } from '../jobs/remove-expired.ts';
import { runResolution } from '../jobs/resolve-forecasts.ts';
import { rollUpWithClaim } from '../jobs/roll-up-days.ts';
import { type BackupDeps, runBackup } from '../jobs/run-backup.ts';
import { runEvents } from '../jobs/run-events.ts';
import { isSlotSettled, runSlot } from '../jobs/run-slot.ts';
import { type Schedule, type ScheduleDeps, startSchedule } from '../jobs/schedule.ts';
import { runCountrySealing } from '../jobs/seal-countries.ts';
import { attributions } from '../operations/get-attribution.ts';
import type { Backups } from '../ports/backups.ts';
import type { ExportFiles } from '../ports/export-files.ts';
import type { ExportSource } from '../ports/export-source.ts';
import type { Feed } from '../ports/feed.ts';
import type { FeedStateStore } from '../ports/feed-state-store.ts';
import type { ForecastLedger } from '../ports/forecast-ledger.ts';
import type { Retention } from '../ports/retention.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { sourceTerms } from '../tables/source-terms.ts';
import type { Services } from './open-services.ts';
import type { Watch } from './open-watch.ts';
import { requireClockSync } from './require-clock-sync.ts';
import { VERSION } from './version.ts';
import { withReducedHeapGrowth } from './with-reduced-heap-growth.ts';
import { workReports } from './work-reports.ts';

/** What the jobs need of a world. */
export type WorkParts = Pick<Services, 'feeds' | 'slot' | 'collect' | 'sign'> & {
  readonly folder: Pick<Services['folder'], 'name'>;
  readonly stores: {
    readonly feedStates: Pick<FeedStateStore, 'read'>;
    readonly forecasts: Pick<ForecastLedger, 'due' | 'resolve' | 'tally' | 'sealNew'>;
    readonly retention: Retention;
    readonly exportSource: ExportSource;
    readonly exportFiles: ExportFiles;
    now(): Promise<number>;
  };
  readonly clockWatch: Pick<Services['clockWatch'], 'confirm'>;
  /** Without it no backup is scheduled. */
  readonly backups?: Backups;
  /** Days for which evidence is kept; without it everything is. */
  readonly retentionDays?: number;
};

/** Share of its cadence after which a feed is polled again, counted from the last poll of any process. */
const MIN_CADENCE_SHARE = 0.9;

const TERMS_OF = sourceTerms(attributions(FEED_CARDS));

/** The jobs of a world; outcomes go to the log and the metrics. */
export function watchedJobs({ slot, stores, collect, clockWatch, backups, folder, sign }: WorkParts, watch: Watch) {
  const described = { world: folder.name, program: VERSION, sign };
  const report = workReports(watch);
  const dated = async <T>(work: () => Promise<T>): Promise<T> => {
    await clockWatch.confirm();
    return requireClockSync({ clock: slot.clock, databaseNow: stores.now }, work);
  };
  return {
    /** @returns when the feed is to be polled again, epoch ms; undefined for its cadence */
    async collect(feed: Feed, freshMs: number, signal: AbortSignal): Promise<number | undefined> {
      const run = () => collect(feed, signal);
      const turn = { ...slot, feedStates: stores.feedStates, freshMs };
      return report.collected(await dated(() => collectWithClaim(feed.card, run, turn)));
    },
    async assess() {
      report.assessed(await dated(() => withReducedHeapGrowth(() => runSlot(REGION_IDS, slot))));
      const sealing = { ...slot, forecasts: stores.forecasts };
      // The claim remembers a failure, and the next run tries again; the regions are assessed either way.
      await dated(() => withReducedHeapGrowth(() => runCountrySealing(sealing))).then(report.sealed, (error: unknown) =>
        watch.log.error('country forecasts not sealed', { error }),
      );
    },
    /** Queries the store only while a check is due. */
    async checkEvents() {
      if ((slot.dirty.dueAt() ?? Number.POSITIVE_INFINITY) > slot.clock.now()) return;
      report.eventsChecked(await dated(() => withReducedHeapGrowth(() => runEvents(slot))));
    },
    resolve: async () => report.resolved(await dated(() => runResolution({ ...slot, forecasts: stores.forecasts }))),
    expire: async (retained: { readonly retentionDays?: number; readonly signal: AbortSignal }) =>
      report.expired(await dated(() => removeExpired({ ...slot, ...retained, retention: stores.retention }))),
    async writeExports(signal: AbortSignal) {
      const exports = { source: stores.exportSource, files: stores.exportFiles, termsOf: TERMS_OF };
      report.exported(await dated(() => writeExports({ ...slot, exports, described, newVersion: randomUUID, signal })));
    },
    async backUp(around: Pick<BackupDeps, 'setTimer' | 'signal'>) {
      if (backups === undefined) return;
      const onStart = () => watch.log.info('backup started');
      report.backedUp(await dated(() => runBackup({ ...slot, ...around, backups, onStart })));
    },
  };
}

/** The schedule of a world; outcomes go to the log and the metrics. */
export function startWatchedSchedule(
  parts: WorkParts,
  watch: Watch,
  around: Pick<ScheduleDeps, 'clock' | 'random' | 'setTimer'> & { readonly signal: AbortSignal },
): Schedule {
  const { slot, retentionDays } = parts;
  const { signal, ...timing } = around;
  const jobs = watchedJobs(parts, watch);
  return startSchedule({
    ...timing,
    feeds: parts.feeds,
    collect: (feed) => jobs.collect(feed, MIN_CADENCE_SHARE * feed.card.cadenceMs, signal),
    runEvents: jobs.checkEvents,
    runSlot: async () => {
      await jobs.assess();
      const isSettled = await isSlotSettled(REGION_IDS, slot);
      if (isSettled) await rollUpWithClaim({ ...slot, signal });
      return isSettled;
    },
    resolveForecasts: jobs.resolve,
    removeExpired: () => jobs.expire({ ...(retentionDays === undefined ? {} : { retentionDays }), signal }),
    writeExports: () => jobs.writeExports(signal),
    ...(parts.backups === undefined ? {} : { backUp: () => jobs.backUp({ setTimer: timing.setTimer, signal }) }),
    onDone: (job) => watch.metrics.jobEnded(job, 'done'),
    onError: (error, task, job) => {
      watch.metrics.jobEnded(job, 'broke');
      watch.log.error('task failed', { task, error });
    },
  });
}
