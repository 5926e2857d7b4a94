import { answeringFeeds } from '../feeds/answering-feeds.ts';
import { createFetcher } from '../feeds/fetch-bytes.ts';
import type { Config } from './config.ts';
import { USER_AGENT } from './open-services.ts';
import { systemClock } from './system-clock.ts';
import { holdsEvidence, type WorldName, worldFolder } from './worlds.ts';

/** Over all feeds: what a start without a network waits. */
const ANSWER_WAIT_MS = 3_500;

export interface ChosenWorld {
  readonly name: WorldName;
  /** Ids of the feeds that answered; undefined where nobody was asked. */
  readonly answering?: ReadonlySet<string>;
}

/**
 * The world a start serves: the live one when it holds evidence or any feed answers; in production always. Only a start
 * with nothing to show and nobody to ask becomes an exercise.
 */
export async function chooseWorld(config: Config): Promise<ChosenWorld> {
  if (await holdsEvidence(worldFolder(config, 'live'))) return { name: 'live' };
  const fetcher = createFetcher({
    ...(config.feedsProxy === undefined ? {} : { feedsProxy: config.feedsProxy }),
    userAgent: USER_AGENT,
    clock: systemClock,
    random: Math.random,
  });
  try {
    const answering = await answeringFeeds(fetcher.fetchBytes, { now: systemClock.now(), waitMs: ANSWER_WAIT_MS });
    return { name: answering.size > 0 || config.production ? 'live' : 'exercise', answering };
  } finally {
    await fetcher.close();
  }
}
