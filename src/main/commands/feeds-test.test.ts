import { describe, expect, it } from 'vitest';
import { counted, grouped } from '../../assessment/english.ts';
import { NOW } from '../../feeds/fakes/fake-upstream.ts';
import { createFeeds } from '../../feeds/registry.ts';
import { HEALTHY } from '../../feeds/test-kit/healthy.ts';
import { scriptedFetch } from '../../feeds/test-kit/scripted-fetch.ts';
import { describeOutcome } from './feeds-test.ts';

describe('the outcome of a poll', () => {
  it('is printed with its rows, its newest content, a few observations and every problem', async () => {
    const { fetchBytes } = scriptedFetch(HEALTHY);
    for (const feed of createFeeds(fetchBytes)) {
      const outcome = await feed.collect({ cursor: null, now: NOW, signal: new AbortController().signal });
      if (outcome.status !== 'read') throw new Error(`${feed.card.id} did not read`);
      const { rows, observations, problems } = outcome;
      const { totalCount = 0, keptCount = 0, ignoredCount = 0, rejectedCount = 0 } = rows ?? {};
      const counts = `${counted(totalCount, 'row')}: ${grouped(keptCount)} kept, ${grouped(ignoredCount)} ignored, ${grouped(rejectedCount)} rejected`;
      const [first, ...more] = describeOutcome(feed.card.id, outcome).split('\n');
      expect(first).toMatch(
        `${feed.card.id}: ${counts}; ${counted(observations.length, 'observation')}; newest content `,
      );
      expect(more).toHaveLength(Math.min(observations.length, 5) + problems.length);
      expect(more[0]).toMatch(/^ {2}\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC [a-z0-9_:-]+ \S+ = -?[\d.]+/);
    }
  });

  it('is a failure when there is nothing to read', () => {
    expect(describeOutcome('a', { status: 'failed', reason: 'answered 500', cursor: null })).toBe(
      'a: failed: answered 500',
    );
    expect(describeOutcome('a', { status: 'unchanged', cursor: null })).toMatch(/reports no change/);
  });
});
