import { isMetricId, METRICS, type MetricId } from '../../src/assessment/metrics.ts';
import { readConfig } from '../../src/main/config.ts';
import { type OpenStores, openStores } from '../../src/main/open-stores.ts';
import { worldFolder } from '../../src/main/world-folder.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { serversOf } from './temporary-folder.ts';

/** The latest snapshot of every region that has one, as stored in a DATA_DIR. */
export function storedSnapshots(dataDir: string): Promise<{ snapshotId: string; body: string }[]> {
  return withStores(dataDir, async (stores) => {
    const latest = await Promise.all(REGION_IDS.map((regionId) => stores.snapshots.latest(regionId)));
    return latest.flatMap((stored) =>
      stored === undefined ? [] : [{ snapshotId: stored.snapshotId, body: new TextDecoder().decode(stored.body) }],
    );
  });
}

/** What a DATA_DIR holds of the world, without the moment it was learned; sorted. */
export function storedObservations(dataDir: string): Promise<string[]> {
  return withStores(dataDir, async (stores) => {
    const since = Object.fromEntries(
      Object.keys(METRICS)
        .filter(isMetricId)
        .map((metric): [MetricId, number] => [metric, 0]),
    );
    const rows = await stores.observations.read({ since, knownBy: Number.MAX_SAFE_INTEGER, revisions: 'all' });
    return rows.map(({ knownAt: _, ...row }) => JSON.stringify(row)).sort();
  });
}

async function withStores<T>(dataDir: string, read: (stores: OpenStores) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir, ...serversOf(dataDir) });
  const stores = await openStores(config, worldFolder(config, 'live'));
  try {
    return await read(stores);
  } finally {
    await stores.close();
  }
}
