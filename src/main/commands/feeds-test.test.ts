import { describe, expect, it } from 'vitest';
import { counted, grouped } from '../../assessment/english.ts';
import { NOW } from '../../feeds/fakes/fake-upstream.ts';
import { createFeeds } from '../../feeds/registry.ts';
import { HEALTHY } from '../../feeds/test-kit/healthy.ts';
import { scriptedFetch } from '../../feeds/test-kit/scripted-fetch.ts';
import { describeOutcome } from './feeds-test.ts';

const NONE = { unknown: [], missing: [] };

describe('the outcome of a poll', () => {
  it('is printed with its rows, its newest content, a few observations and every problem', async () => {
    const { fetchBytes } = scriptedFetch(HEALTHY);
    for (const feed of createFeeds(fetchBytes)) {
      const outcome = await feed.collect({ cursor: null, now: NOW, signal: new AbortController().signal });
      if (outcome.status !== 'read') throw new Error(`${feed.card.id} did not read`);
      const { rows, observations, problems } = outcome;
      const { totalCount = 0, keptCount = 0, ignoredCount = 0, rejectedCount = 0 } = rows ?? {};
      const counts = `${counted(totalCount, 'row')}: ${grouped(keptCount)} kept, ${grouped(ignoredCount)} ignored, ${grouped(rejectedCount)} rejected`;
      const [first, ...more] = describeOutcome(feed.card.id, outcome, NONE).split('\n');
      expect(first).toMatch(
        `${feed.card.id}: ${counts}; ${counted(observations.length, 'observation')}; newest content `,
      );
      expect(more).toHaveLength(Math.min(observations.length, 5) + problems.length);
      expect(more[0]).toMatch(/^ {2}\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC [a-z0-9_:-]+ \S+ = -?[\d.]+/);
    }
  });

  it('is a failure when there is nothing to read', () => {
    const failed = { status: 'failed', reason: 'answered 500', cursor: null } as const;
    expect(describeOutcome('a', failed, NONE)).toBe('a: failed: answered 500');
    expect(describeOutcome('a', { status: 'unchanged', cursor: null }, NONE)).toMatch(/reports no change/);
  });

  it('names the fields that are new and those that are missing, also where nothing could be read', () => {
    const failed = { status: 'failed', reason: 'table: the table has no column High', cursor: null } as const;
    const many = Array.from({ length: 25 }, (_, at) => `c${at}`);
    const [, unknown, missing] = describeOutcome('a', failed, { unknown: many, missing: ['HIGH'] }).split('\n');
    expect(unknown).toMatch(/^ {2}fields that the parser does not know: c0, c1, .*, c19 and 5 more$/);
    expect(missing).toBe('  expected fields that are missing: HIGH');
  });
});
