import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../contract/catalogue.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import type { FeedState } from '../ports/feed-state-store.ts';
import { feedCheck, worst } from './health-checks.ts';
import { serviceFreshness } from './service-freshness.ts';

const NOW = Date.UTC(2026, 9, 14, 12);

const anyState = (feedId: string) =>
  fc
    .record({ ageMs: fc.nat(200 * 86_400_000), failures: fc.nat(2), isRead: fc.boolean(), wasRun: fc.boolean() })
    .map(({ ageMs, failures, isRead, wasRun }) => ({
      feedId,
      isRead,
      state: !wasRun
        ? undefined
        : ({
            ...{ feedId, cursor: null, lastAttemptAt: NOW, lastSuccessAt: NOW, newestContentAt: NOW - ageMs },
            consecutiveFailures: failures,
          } satisfies FeedState),
    }));

describe('how fresh services are', () => {
  it('is by the worst of the feeds that each lists, of those that are read, and their newest content', () => {
    fc.assert(
      fc.property(fc.tuple(...FEED_CARDS.map(({ id }) => anyState(id))), (feeds) => {
        const cards = FEED_CARDS.filter(({ id }) => feeds.some((one) => one.feedId === id && one.isRead));
        const states = feeds.flatMap(({ state }) => state ?? []);
        const found = serviceFreshness(cards, states, NOW);
        expect(found.map(({ service }) => service)).toEqual([
          ...new Set(Object.values(CATALOGUE).map(({ service }) => service)),
        ]);
        for (const { service, status, feedIds, newestContentAt } of found) {
          const read = cards.filter(({ id }) => feedIds.includes(id));
          const stateOf = (id: string) => states.find(({ feedId }) => feedId === id);
          const worstOf = worst(read.map((card) => feedCheck(card, stateOf(card.id), NOW).status));
          const expected = feedIds.length === 0 ? 'computed' : read.length === 0 ? 'off' : worstOf;
          const contents = read.map(({ id }) => stateOf(id)?.newestContentAt ?? Number.NEGATIVE_INFINITY);
          expect([service, status]).toEqual([service, expected]);
          expect(newestContentAt ?? Number.NEGATIVE_INFINITY).toBe(Math.max(...contents, Number.NEGATIVE_INFINITY));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('names every feed that a list of the catalogue shows, under its service', () => {
    const found = serviceFreshness(FEED_CARDS, [], NOW);
    for (const operation of Object.values(CATALOGUE)) {
      const shown =
        'records' in operation ? operation.records : 'observations' in operation ? operation.observations : undefined;
      const one = found.find(({ service }) => service === operation.service);
      for (const feedId of shown?.feeds ?? []) expect(one?.feedIds).toContain(feedId);
    }
    expect(found.find(({ service }) => service === 'batch')?.status).toBe('computed');
    expect(found.find(({ service }) => service === 'seismology')).toEqual({
      ...{ service: 'seismology', status: 'warn', feedIds: ['usgs-quakes'] },
    });
  });
});
