import { createFetcher } from '../feeds/create-fetcher.ts';
import { reachableFeeds } from '../feeds/reachable-feeds.ts';
import type { Config } from './config.ts';
import { USER_AGENT } from './open-services.ts';
import { openStores } from './open-stores.ts';
import { systemClock } from './system-clock.ts';
import { holdsEvidence, type WorldName, worldFolder } from './worlds.ts';

/** Over all feeds: what a start without a network waits. */
const ANSWER_WAIT_MS = 3_500;
/** All feeds are asked at once for one small document each: none may wait for the memory of another that hangs. */
const DOORBELL_BYTES = 1024 * 1024 * 1024;

export interface ChosenWorld {
  readonly name: WorldName;
  /** Ids of the feeds that answered; undefined where nobody was asked. */
  readonly answering?: ReadonlySet<string>;
}

/**
 * The world a start serves: the live one when it holds evidence or any feed answers; in production always. Only a start
 * with nothing to show and nobody to ask becomes an exercise.
 * @throws StoreFailure when a configured database cannot be reached
 */
export async function chooseWorld(config: Config): Promise<ChosenWorld> {
  if ((await holdsEvidence(worldFolder(config, 'live'))) || (await databaseHoldsEvidence(config)))
    return { name: 'live' };
  const answering = await whoAnswers(config);
  return { name: answering.size > 0 || config.production ? 'live' : 'exercise', answering };
}

/** Ids of the feeds that answer at all; waits a few seconds at most. */
export async function whoAnswers(config: Pick<Config, 'feedsProxy'>): Promise<ReadonlySet<string>> {
  const fetcher = createFetcher({
    ...(config.feedsProxy === undefined ? {} : { feedsProxy: config.feedsProxy }),
    userAgent: USER_AGENT,
    clock: systemClock,
    random: Math.random,
    maxBytesInFlight: DOORBELL_BYTES,
  });
  try {
    return await reachableFeeds(fetcher.fetchBytes, { now: systemClock.now(), waitMs: ANSWER_WAIT_MS });
  } finally {
    await fetcher.close();
  }
}

/** A database may have been filled from another machine, whose folder bears the mark. */
async function databaseHoldsEvidence(config: Config): Promise<boolean> {
  if (config.databaseUrl === undefined) return false;
  const stores = await openStores(config, worldFolder(config, 'live'));
  try {
    return (await stores.feedStates.readAll()).some(({ newestContentAt }) => newestContentAt !== undefined);
  } finally {
    await stores.close();
  }
}
