import { serveMetrics } from '../gateway/serve-metrics.ts';
import { createSnapshotMemory } from '../operations/snapshot-cache.ts';
import { REGION_IDS } from '../reference/regions.ts';
import type { Config } from './config.ts';
import type { Services } from './open-services.ts';
import type { Watch } from './open-watch.ts';
import { systemClock } from './system-clock.ts';
import { laterOnTimer } from './system-timer.ts';

export interface WorkerPort {
  /** From now on it is not ready. */
  stopping(): void;
  close(): Promise<void>;
}

/** What a worker shows on METRICS_PORT: its metrics, and at /livez and /readyz how it is. Nothing without that setting. */
export async function serveWorkerProbes(
  { metricsPort }: Pick<Config, 'metricsPort'>,
  { stores, feeds }: Services,
  { log, metrics }: Watch,
): Promise<WorkerPort> {
  if (metricsPort === undefined) return { stopping: () => undefined, close: async () => undefined };
  let isStopping = false;
  const snapshots = createSnapshotMemory({ store: stores.snapshots, clock: systemClock, setTimer: laterOnTimer });
  try {
    const port = await serveMetrics({
      source: metrics.source({
        feedIds: feeds.map(({ card }) => card.id),
        regionIds: REGION_IDS,
        feedStates: stores.feedStates,
        snapshots,
        jobs: stores.jobClaims,
        clock: systemClock,
      }),
      ready: async () => !isStopping && (await stores.ready()),
      port: metricsPort,
    });
    log.info('metrics are served', { url: port.url });
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
