import type { TurnReport } from '../jobs/collect-with-claim.ts';
import type { ExpiryRun } from '../jobs/remove-expired.ts';
import type { ResolutionRun } from '../jobs/resolve-forecasts.ts';
import type { EventReport } from '../jobs/run-events.ts';
import type { SlotReport } from '../jobs/run-slot.ts';
import type { Watch } from './open-watch.ts';

/** Tells the log and the metrics what became of a piece of work. */
export function workReports({ log, metrics }: Watch) {
  return {
    /** @returns when the feed is to be asked again, epoch ms; undefined for its cadence */
    collected(report: TurnReport): number | undefined {
      const { status, ...facts } = report;
      metrics.collected(report);
      if (status === 'failed') log.warn('a feed failed', facts);
      else log.info(`feed ${status}`, facts);
      return report.status === 'taken' ? report.until : undefined;
    },
    assessed(reports: readonly SlotReport[]): void {
      for (const report of reports) {
        metrics.assessed(report);
        if (report.status === 'refused') log.error('a snapshot broke its promises and was not stored', { ...report });
        else if (report.status === 'failed') log.error('a region could not be assessed', { ...report });
        else if (report.status === 'stored') log.info('snapshot stored', { ...report });
      }
    },
    looked(reports: readonly EventReport[]): void {
      for (const report of reports) {
        metrics.looked(report);
        if (report.status === 'refused') log.error('a snapshot broke its promises and was not stored', { ...report });
        else if (report.status === 'failed') log.error('a region could not be looked at', { ...report });
        else if (report.status === 'stored') log.info('snapshot stored between slots', { ...report });
      }
    },
    resolved(run: ResolutionRun): void {
      if (run.status === 'taken') return;
      const { status: _, ...counts } = run;
      metrics.resolved(counts);
      log.info('forecasts resolved', counts);
    },
    expired(run: ExpiryRun): void {
      if (run.status === 'taken') return;
      const { status: _, ...counts } = run;
      log.info('what had expired was removed', counts);
    },
  };
}
