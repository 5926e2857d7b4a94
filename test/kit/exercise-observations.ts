import type { Observation } from '../../src/assessment/observation.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { startExerciseSimulator } from '../../src/exercise/simulator.ts';
import { createFetcher } from '../../src/feeds/create-fetcher.ts';
import { UNPACED } from '../../src/feeds/http/host-rules.ts';
import { createFeeds } from '../../src/feeds/registry.ts';
import { sampleSpans } from '../../src/jobs/sample-baseline.ts';
import type { CollectRequest, Feed } from '../../src/ports/feed.ts';

export interface ExerciseMoment {
  /** The opening of the exercise, twelve days into its blockade; epoch ms. */
  readonly anchorAt: number;
  readonly seed: number;
  /** When every feed is read, epoch ms. */
  readonly at: number;
}

/** Feeds whose upstream serves the present only, and the days before on which they are asked at the same hour. */
const LISTENED: Readonly<Record<string, number>> = {
  'adsb-military': 15,
  'adsb-civil': 15,
  'digitraffic-ais': 15,
  'nga-warnings': 47,
  sirens: 2,
};
const PATIENCE_MS = 60_000;

/** The invented world as every feed reads it at one moment, with the baselines that a service would have by then. */
export async function exerciseObservations({ anchorAt, seed, at }: ExerciseMoment): Promise<readonly Observation[]> {
  let now = at;
  const clock = { now: () => now };
  const simulator = await startExerciseSimulator({ clock, seed, anchorAt, host: '127.0.0.1', port: 0 });
  const fetcher = createFetcher({
    ...{ feedsProxy: simulator.url, userAgent: 'exercise-test', clock, random: () => 0, hostRules: UNPACED },
  });
  const observations: Observation[] = [];
  const hear = async (feed: Feed, span?: CollectRequest['span']): Promise<void> => {
    const asked = { cursor: null, now, signal: AbortSignal.timeout(PATIENCE_MS) };
    const outcome = await feed.collect({ ...asked, ...(span === undefined ? {} : { span }) });
    if (outcome.status !== 'read') return;
    const { id: feedId, publicationLagMs } = feed.card;
    const knownAt = (observedAt: number): number =>
      span === undefined ? now : Math.min(now, observedAt + publicationLagMs);
    observations.push(...outcome.observations.map((read) => ({ ...read, feedId, knownAt: knownAt(read.observedAt) })));
  };
  try {
    for (const feed of createFeeds(fetcher.fetchBytes)) {
      for (let days = LISTENED[feed.card.id] ?? 0; days > 0; days -= 1) {
        now = at - days * DAY_MS;
        await hear(feed);
      }
      now = at;
      const { baselineSample } = feed.card;
      for (const span of baselineSample === undefined ? [] : sampleSpans(baselineSample, at)) await hear(feed, span);
      await hear(feed);
    }
    return observations;
  } finally {
    await fetcher.close();
    await simulator.close();
  }
}
