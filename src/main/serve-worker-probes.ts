import { serveMetrics } from '../gateway/serve-metrics.ts';
import { readyInTime } from '../operations/get-readiness.ts';
import { createSnapshotCache } from '../operations/snapshot-cache.ts';
import { REGION_IDS } from '../reference/regions.ts';
import type { Config } from './config.ts';
import type { Services } from './open-services.ts';
import type { Watch } from './open-watch.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';

export interface WorkerPort {
  /** Makes /readyz fail from now on. */
  stopping(): void;
  close(): Promise<void>;
}

/** Serves a worker's metrics, /livez and /readyz on METRICS_PORT; does nothing without that setting. */
export async function serveWorkerProbes(
  { metricsPort }: Pick<Config, 'metricsPort'>,
  { stores, feeds, clockWatch, backups }: Services,
  { log, metrics }: Watch,
): Promise<WorkerPort> {
  if (metricsPort === undefined) return { stopping: () => undefined, close: async () => undefined };
  let isStopping = false;
  const snapshots = createSnapshotCache({ store: stores.snapshots, clock: systemClock, setTimer: systemTimer });
  try {
    const port = await serveMetrics({
      source: metrics.source({
        feedIds: feeds.map(({ card }) => card.id),
        regionIds: REGION_IDS,
        feedStates: stores.feedStates,
        snapshots,
        jobs: stores.jobClaims,
        clock: systemClock,
        checkClock: clockWatch.check,
        storeProblems: stores.problems,
        ...(backups === undefined ? {} : { backups }),
      }),
      ready: readyInTime(async () => !isStopping && (await stores.ready()), systemTimer),
      problems: stores.problems,
      port: metricsPort,
    });
    log.info('serving metrics', { url: port.url });
    return {
      stopping: () => {
        isStopping = true;
      },
      close: () => port.close().finally(() => snapshots.close()),
    };
  } catch (error) {
    snapshots.close();
    throw error;
  }
}
