import { networkInterfaces } from 'node:os';
import { createFetcher } from '../feeds/create-fetcher.ts';
import { reachableFeeds } from '../feeds/reachable-feeds.ts';
import type { Config } from './config.ts';
import { userAgentOf } from './open-services.ts';
import { openStores } from './open-stores.ts';
import { systemClock } from './system-clock.ts';
import { holdsEvidence, type WorldName, worldFolder } from './world-folder.ts';

/** For all feeds together: how long a start without a network waits. */
const PROBE_TIMEOUT_MS = 3_500;
/** All feeds are probed concurrently for one small document each: none may wait for the memory of one that hangs. */
const PROBE_BYTES = 1024 * 1024 * 1024;

export interface ChosenWorld {
  readonly name: WorldName;
  /** Ids of the feeds that answered the probe; undefined if none was probed. */
  readonly reachable?: ReadonlySet<string>;
}

/**
 * The world that a start serves: the live one if it holds evidence, if any feed answers, and always in production. Only a
 * start with an empty store and no reachable feed becomes an exercise.
 * @param probeMs how long feeds may take to answer
 * @throws StoreFailure when a configured database cannot be reached
 */
export async function chooseWorld(config: Config, probeMs = PROBE_TIMEOUT_MS): Promise<ChosenWorld> {
  if ((await holdsEvidence(worldFolder(config, 'live'))) || (await databaseHoldsEvidence(config)))
    return { name: 'live' };
  const reachable = await probeFeeds(config, probeMs);
  return { name: reachable.size > 0 || config.production ? 'live' : 'exercise', reachable };
}

/** Ids of the feeds that answer; takes at most a few seconds. None is asked where the machine has no network but its own. */
export async function probeFeeds(
  config: Pick<Config, 'feedsProxy' | 'contact'>,
  waitMs = PROBE_TIMEOUT_MS,
): Promise<ReadonlySet<string>> {
  if (config.feedsProxy === undefined && !hasNetwork()) return new Set();
  const fetcher = createFetcher({
    ...(config.feedsProxy === undefined ? {} : { feedsProxy: config.feedsProxy }),
    userAgent: userAgentOf(config),
    clock: systemClock,
    random: Math.random,
    maxBytesInFlight: PROBE_BYTES,
    // One feed of many that answers is enough, and a second try would wait for its turn at the host.
    retries: 0,
  });
  try {
    return await reachableFeeds(fetcher.fetchBytes, { now: systemClock.now(), waitMs });
  } finally {
    await fetcher.close();
  }
}

const hasNetwork = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ internal }) => !internal));

/** Another machine may have filled the database; the mark is in its folder. */
async function databaseHoldsEvidence(config: Config): Promise<boolean> {
  if (config.databaseUrl === undefined) return false;
  const stores = await openStores(config, worldFolder(config, 'live'));
  try {
    return (await stores.feedStates.readAll()).some(({ newestContentAt }) => newestContentAt !== undefined);
  } finally {
    await stores.close();
  }
}
