import type { TurnReport } from '../jobs/collect-with-claim.ts';
import type { ExportRun } from '../jobs/exports/write-exports.ts';
import type { ExpiryRun } from '../jobs/remove-expired.ts';
import type { ResolutionRun } from '../jobs/resolve-forecasts.ts';
import type { BackupRun } from '../jobs/run-backup.ts';
import type { EventReport } from '../jobs/run-events.ts';
import type { SlotReport } from '../jobs/run-slot.ts';
import type { SealingRun } from '../jobs/seal-countries.ts';
import type { Watch } from './open-watch.ts';

/** Records the outcomes of jobs in the log and the metrics. */
export function workReports({ log, metrics }: Watch) {
  return {
    /** @returns when the feed is to be polled again, epoch ms; undefined for its cadence */
    collected(report: TurnReport): number | undefined {
      const { status, ...facts } = report;
      metrics.collected(report);
      if (status === 'failed') log.warn('feed failed', facts);
      else log.info(`feed ${status}`, facts);
      if (report.status === 'failed') return report.pollAt;
      return report.status === 'taken' || report.status === 'waiting' ? report.until : undefined;
    },
    assessed(reports: readonly SlotReport[]): void {
      for (const report of reports) {
        metrics.assessed(report);
        if (report.status === 'refused') log.error('snapshot failed invariants; not stored', { ...report });
        else if (report.status === 'failed') log.error('assessment failed', { ...report });
        else if (report.status === 'stored') log.info('snapshot stored', { ...report });
      }
    },
    eventsChecked(reports: readonly EventReport[]): void {
      for (const report of reports) {
        metrics.eventsChecked(report);
        if (report.status === 'refused') log.error('snapshot failed invariants; not stored', { ...report });
        else if (report.status === 'failed') log.error('event check failed', { ...report });
        else if (report.status === 'stored') log.info('event-driven snapshot stored', { ...report });
      }
    },
    resolved(run: ResolutionRun): void {
      if (run.status === 'taken') return;
      const { status: _, ...counts } = run;
      metrics.resolved(counts);
      log.info('forecasts resolved', counts);
    },
    sealed(run: SealingRun): void {
      if (run.status === 'sealed') log.info('country forecasts sealed', { sets: run.setCount });
    },
    expired(run: ExpiryRun): void {
      if (run.status === 'taken') return;
      const { status: _, ...counts } = run;
      log.info('expired evidence removed', counts);
    },
    exported({ status, fileCount }: ExportRun): void {
      if (status !== 'taken') log.info(`exports ${status}`, { files: fileCount });
    },
    backedUp(run: BackupRun): void {
      const { status, ...facts } = run;
      if (status === 'written') log.info('backup written', facts);
      else if (status === 'interrupted') log.info('backup ended by the stop; the next start makes it');
    },
  };
}
