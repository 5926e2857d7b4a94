import type { Observation } from '../assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import { createFetcher } from '../feeds/create-fetcher.ts';
import { UNPACED } from '../feeds/http/host-rules.ts';
import { createFeeds } from '../feeds/registry.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed } from '../ports/feed.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import { openExercise } from './exercise-world.ts';
import type { WorldFolder } from './worlds.ts';

/** A feed of which the upstream tells the present only, and how much of it later counts are compared with. */
interface Listener {
  readonly feedId: string;
  readonly days: number;
  /** Hours of the day at which it is asked beside the one of the opening: those of scheduled assessments, or none. */
  readonly everyMs?: number;
}

/** Ships are compared with the same hour of fourteen days, announcements at sea with the forty days before a week ago. */
const LISTENERS: readonly Listener[] = [
  { feedId: 'digitraffic-ais', days: 15, everyMs: 6 * HOUR_MS },
  { feedId: 'nga-warnings', days: 47 },
];

export interface PastDeps {
  readonly folder: WorldFolder;
  readonly observations: ObservationStore;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly random: () => number;
  /** Ends the reading; what was read by then is kept. */
  readonly signal: AbortSignal;
}

/**
 * Gives a new exercise the past that a service would remember which had listened before it opened. Real upstreams of the
 * present keep no past, so a live service has to wait; the invented world has one, and its simulator is asked again at
 * each of those moments, through the same feeds. What it said then counts as known then.
 * @returns observations stored
 * @throws whatever the store throws
 */
export async function readExercisePast(deps: PastDeps): Promise<number> {
  const opensAt = deps.clock.now();
  let now = opensAt;
  const simulator = await openExercise(deps.folder, { now: () => now });
  const fetcher = createFetcher({ ...deps, feedsProxy: simulator.url, hostRules: UNPACED });
  try {
    const feeds = createFeeds(fetcher.fetchBytes);
    let stored = 0;
    for (const listener of LISTENERS) {
      const feed = feeds.find(({ card }) => card.id === listener.feedId);
      if (feed === undefined) throw new Error(`no feed is called ${listener.feedId}`);
      const heard: Observation[] = [];
      for (const moment of momentsBefore(opensAt, listener)) {
        if (deps.signal.aborted) break;
        now = moment;
        heard.push(...(await heardAt(feed, now, deps.signal)));
      }
      stored += (await deps.observations.append(heard)).appended;
    }
    return stored;
  } finally {
    await fetcher.close();
    await simulator.close();
  }
}

/** What a feed hears at a moment; nothing, where it fails as it might have then. */
async function heardAt(feed: Feed, now: number, signal: AbortSignal): Promise<readonly Observation[]> {
  const outcome = await feed.collect({ cursor: null, now, signal });
  if (outcome.status !== 'read') return [];
  return outcome.observations.map((read) => ({ ...read, feedId: feed.card.id, knownAt: now }));
}

/** Oldest first, the last one a day before the opening or less. */
function momentsBefore(opensAt: number, { days, everyMs }: Listener): readonly number[] {
  const from = opensAt - days * DAY_MS;
  const moments = Array.from({ length: days }, (_, day) => from + day * DAY_MS);
  if (everyMs === undefined) return moments;
  for (let at = Math.ceil(from / everyMs) * everyMs; at < opensAt; at += everyMs) moments.push(at);
  return [...new Set(moments)].sort((a, b) => a - b);
}
