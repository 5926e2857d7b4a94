import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRED_BRENT_CARD } from '../../feeds/fred-brent/card.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import type { FeedState } from '../../ports/feed-state-store.ts';
import { feedStatus, statusTable } from './feeds-list.ts';

const NOW = Date.UTC(2026, 9, 14);
const HOUR = 3_600_000;
const well: FeedState = {
  feedId: 'fred-brent',
  cursor: null,
  lastAttemptAt: NOW - HOUR,
  lastSuccessAt: NOW - HOUR,
  newestContentAt: NOW - 48 * HOUR,
  consecutiveFailures: 0,
};
const standing = (state: FeedState | undefined, isRunning = true) =>
  feedStatus(FRED_BRENT_CARD, { state, isRunning, now: NOW });

describe('the status of a feed', () => {
  it.each([
    [well, 'ok'],
    [undefined, 'warn'],
    [{ ...well, newestContentAt: NOW - 11 * 24 * HOUR }, 'warn'],
    [{ ...well, lastSuccessAt: NOW - 40 * HOUR }, 'warn'],
    [{ ...well, consecutiveFailures: 1, lastProblem: 'answered 500' }, 'failed'],
    [{ ...well, consecutiveFailures: 5, pausedUntil: NOW }, 'failed'],
    [{ ...well, consecutiveFailures: 5, pausedUntil: NOW + 1 }, 'waiting'],
    [{ ...well, retryAt: NOW + 1 }, 'waiting'],
  ] as const)('in state %j: %s', (state, expected) => {
    expect(standing(state).state).toBe(expected);
    expect(standing(state, false).state).toBe('needs key');
  });

  it('has both ages, the last problem and the pause, and omits what never occurred', () => {
    const state = { ...well, consecutiveFailures: 2, lastProblem: 'table: answered 500', retryAt: NOW + HOUR };
    expect(standing(state)).toEqual({
      id: 'fred-brent',
      source: 'FRED',
      cadenceMs: 12 * HOUR,
      state: 'waiting',
      lastSuccessAt: NOW - HOUR,
      contentAt: NOW - 48 * HOUR,
      waitingUntil: NOW + HOUR,
      lastProblem: 'table: answered 500',
      licence: FRED_BRENT_CARD.licence,
    });
    expect(Object.keys(standing(undefined))).toEqual(['id', 'source', 'cadenceMs', 'state', 'licence']);
    expect(statusTable([standing(state)], NOW).split('\n')).toEqual([
      expect.stringMatching(/^feed +source +every +read +content +state +licence$/),
      expect.stringMatching(/^fred-brent +FRED +12\.0 h +1\.0 h +2\.0 d +waiting +Public domain/),
      '    not polled before 14 Oct 2026, 01:00 UTC',
      '    table: answered 500',
      '',
      'Licences in full: `feeds list --json`, docs/feeds.md.',
    ]);
  });

  it('warns where most of its sources were not read, and names one that was not', () => {
    const [read, dead] = [{ id: 'un' }, { id: 'iaea', problem: 'answered 404' }];
    const listed = standing({ ...well, sources: [read, dead] });
    expect(listed).toMatchObject({ state: 'warn', sources: [read, dead] });
    expect(statusTable([listed], NOW)).toContain('    1 of 2 sources was not read: iaea (answered 404)');
    expect(standing({ ...well, sources: [read, read, read, dead] }).state).toBe('ok');
  });

  it('names as source the one that was read in the place of others', () => {
    const sources = [{ id: 'FRED', problem: 'answered 403' }, { id: 'EIA', isFallback: true } as const];
    const listed = standing({ ...well, sources });
    expect(listed).toMatchObject({ source: 'EIA', sources });
    expect(statusTable([listed], NOW)).toMatch(/^fred-brent +EIA /m);
  });

  it('is never wider than 120 columns, however long its words are', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300 }), fc.nat(10 ** 12), (word, age) => {
        const state = { ...well, lastSuccessAt: NOW - age, newestContentAt: NOW - age, lastProblem: word };
        const cards = [...FEED_CARDS, { ...FRED_BRENT_CARD, id: word, source: word, licence: word }];
        const listed = cards.map((card) => feedStatus(card, { state, isRunning: age % 2 === 0, now: NOW }));
        for (const line of statusTable(listed, NOW).split('\n')) expect(line.length).toBeLessThanOrEqual(120);
      }),
    );
  });
});
