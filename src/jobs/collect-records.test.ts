import { describe, expect, it } from 'vitest';
import type { FeedCard } from '../ports/feed.ts';
import type { ReadRecord } from '../ports/record.ts';
import { backfillFeed } from './backfill-feed.ts';
import { collectFeed } from './collect-feed.ts';
import { memoryPorts } from './test-kit/memory-ports.ts';
import { quote, read, scriptedFeed, settableClock } from './test-kit/scripted-feed.ts';

const T0 = Date.UTC(2026, 2, 16, 12);
const DAY = 86_400_000;
const signal = new AbortController().signal;

const entry = (recordId: string, observedAt = T0 - DAY): ReadRecord => ({
  recordId,
  kind: 'headline',
  title: 'Talks resume',
  url: 'https://source.example/1',
  observedAt,
  body: { publisher: 'Agency', text: 'not ours to copy' },
});

const feedOf = (card: Partial<FeedCard>, entries = [entry('a')]) =>
  scriptedFeed(() => ({ ...read([quote(T0 - DAY)]), records: { entries, isComplete: true } }), card);

async function collected(card: Partial<FeedCard>) {
  const ports = memoryPorts();
  await collectFeed(feedOf(card), { ...ports, clock: settableClock(T0) }, signal);
  return { records: ports.held.records, observations: ports.held.observations() };
}

describe('the records of a run', () => {
  it('are appended with its observations, as known from the same instant on', async () => {
    const { records, observations } = await collected({ mayHandOn: 'records' });
    const newest = { newestContentAt: T0 - DAY, knownAt: observations[0]?.knownAt };
    expect(records).toEqual([{ feedId: 'scripted', entries: [entry('a')], isComplete: true, ...newest }]);
  });

  it('are stored no further than the card of the feed lets them', async () => {
    const { records } = await collected({ mayHandOn: 'title-and-link' });
    expect(records[0]?.entries).toEqual([{ ...entry('a'), body: { publisher: 'Agency' } }]);
    const figures = await collected({ mayHandOn: 'figures' });
    expect(figures.records).toEqual([]);
    expect(figures.observations).toHaveLength(1);
  });

  it('of a backfill are known after the publication lag, and by the same terms', async () => {
    const ports = memoryPorts();
    const span = { from: T0 - 9 * DAY, to: T0 };
    const entries = [entry('early', T0 - 5 * DAY), entry('late', T0 - 1)];
    for (const mayHandOn of ['records', 'figures'] as const)
      for await (const _ of backfillFeed(feedOf({ mayHandOn }, entries), span, {
        observations: ports.observations,
        clock: settableClock(T0),
        signal,
      }));
    expect(ports.held.records).toHaveLength(1);
    const known = ports.held.records[0]?.entries.map((one) => 'knownAt' in one && one.knownAt);
    expect(known).toEqual([T0 - 4 * DAY, T0]);
  });
});
