import { afterAll, beforeAll, expect, it } from 'vitest';
import { templateNarrative } from '../../src/analysis/narrative/template-narrative.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { ANCHOR, type ExerciseReader, openExerciseReader } from '../../src/exercise/test-kit/exercise-reader.ts';
import { collectFeed } from '../../src/jobs/collect-feed.ts';
import { observationWindow } from '../../src/jobs/observation-window.ts';
import { produceSnapshot } from '../../src/jobs/produce-snapshot.ts';
import type { ObservationStore } from '../../src/ports/observation-store.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';

/** Feeds whose entries are records, and one of reports, so that there is something to assess. */
const FEEDS = [
  'usgs-quakes',
  'gdacs',
  'nga-warnings',
  'travel-advisories',
  'news-rss',
  'ucdp-candidate',
  'gdelt-events',
];

const open: SqlClient[] = [];
let exercise: ExerciseReader;

beforeAll(async () => {
  exercise = await openExerciseReader(1);
});
afterAll(async () => {
  await exercise.close();
  for (const client of open) await client.close();
});

async function openEmpty(): Promise<Stores> {
  const client = await openStoreUnderTest();
  open.push(client);
  return openStores(client);
}

/** The snapshots of every region over what the feeds read, byte for byte. */
async function snapshots({ feedStates }: Stores, observations: ObservationStore): Promise<readonly string[]> {
  const signal = new AbortController().signal;
  for (const feed of exercise.feeds.filter(({ card }) => FEEDS.includes(card.id)))
    await collectFeed(feed, { observations, feedStates, clock: { now: () => ANCHOR } }, signal);
  const known = await observations.read({ ...observationWindow(ANCHOR, ANCHOR), revisions: 'latest' });
  const assessed = assessWorld(indexObservations(known, ANCHOR));
  const produced = await Promise.all(
    REGION_IDS.map((regionId) =>
      produceSnapshot(assessed, regionId, { prior: undefined, narrate: (draft) => templateNarrative(draft, false) }),
    ),
  );
  return produced.map((one) => (one.status === 'refused' ? one.broken.join('; ') : one.body));
}

it('records change no byte of a snapshot', { timeout: 120_000 }, async () => {
  const [kept, dropped] = [await openEmpty(), await openEmpty()];
  const withRecords = await snapshots(kept, kept.observations);
  const without = await snapshots(dropped, {
    ...dropped.observations,
    appendNow: (read, now) => dropped.observations.appendNow(read, now),
  });
  const shown = { kinds: ['earthquake', 'headline', 'conflict_event'], at: ANCHOR, limit: 10 } as const;
  expect(await kept.records.list(shown)).toHaveLength(10);
  expect(await dropped.records.list(shown)).toEqual([]);
  expect(withRecords.every((body) => body.startsWith('{"snapshot"'))).toBe(true);
  expect(withRecords).toEqual(without);
});
