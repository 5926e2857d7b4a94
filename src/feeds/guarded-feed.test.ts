import { describe, expect, it } from 'vitest';
import type { CollectRequest, Feed, FeedOutcome } from '../ports/feed.ts';
import { readOutcome } from './feed-outcome.ts';
import type { FetchBytes, FetchFailure } from './fetch-bytes.ts';
import { FRED_BRENT_CARD } from './fred-brent/card.ts';
import { guardedFeed } from './guarded-feed.ts';
import type { FeedKeys } from './registration.ts';

const NOW = Date.UTC(2026, 9, 14);
const REQUEST: CollectRequest = { cursor: null, now: NOW, signal: new AbortController().signal };
const asked = { url: 'https://up.example/', accept: [], maxBytes: 1, timeoutMs: 1, signal: REQUEST.signal };

function feedOf(
  collect: (fetchBytes: FetchBytes) => Promise<FeedOutcome>,
  answers: readonly FetchFailure[],
  keys: FeedKeys = {},
) {
  let turn = 0;
  const fetchBytes: FetchBytes = async () => answers[turn++] ?? { status: 'not_modified' };
  const create = (listening: FetchBytes): Feed => ({ card: FRED_BRENT_CARD, collect: () => collect(listening) });
  return guardedFeed(create, fetchBytes, keys);
}

const limited = (retryAt: number): FetchFailure => ({
  status: 'failed',
  kind: 'http_status',
  reason: 'answered 429',
  retryAt,
});

describe('a guarded feed', () => {
  it('passes on the longest wait any request was asked for, although the run read something', async () => {
    const waits = [NOW + 5_000, NOW + 90_000, NOW + 60_000];
    const feed = feedOf(async (fetchBytes) => {
      for (const _ of waits) await fetchBytes(asked);
      return readOutcome([], 'moved');
    }, waits.map(limited));
    expect(await feed.collect(REQUEST)).toMatchObject({ status: 'read', cursor: 'moved', retryAt: NOW + 90_000 });
    expect(await feed.collect({ ...REQUEST, now: NOW + 90_000 })).not.toHaveProperty('retryAt');
  });

  it.each<FeedOutcome>([
    { status: 'unchanged', cursor: 1 },
    { status: 'failed', reason: 'parts are missing', cursor: 1 },
  ])('adds the wait to %j', async (outcome) => {
    const feed = feedOf(
      async (fetchBytes) => {
        await fetchBytes(asked);
        return outcome;
      },
      [limited(NOW + 1)],
    );
    expect(await feed.collect(REQUEST)).toEqual({ ...outcome, retryAt: NOW + 1 });
  });

  it('fails a run most of whose rows were rejected, by kind, and keeps the cursor', async () => {
    const problems = [{ kind: 'undated', recordId: 'a', message: '' }];
    const runOf = (rejectedCount: number) => {
      const rows = { totalCount: 10, keptCount: 10 - rejectedCount, ignoredCount: 0, rejectedCount };
      return feedOf(async () => ({ ...readOutcome([], 'moved', problems), rejectedCount, rows }), []);
    };
    expect(await runOf(5).collect(REQUEST)).toMatchObject({ status: 'read', cursor: 'moved' });
    expect(await runOf(6).collect(REQUEST)).toEqual({
      status: 'failed',
      reason: 'rows: 6 of 10 were rejected: undated',
      cursor: null,
    });
  });

  it('says no key, neither in a reason nor in a problem nor in what it throws', async () => {
    const keys = { EIA_API_KEY: 'se cret/1' };
    const spoken = 'asked with se cret/1, se%20cret%2F1 and se+cret%2F1';
    const problem = { kind: 'k', recordId: spoken, message: spoken };
    const outcomes: readonly FeedOutcome[] = [
      { status: 'failed', reason: spoken, cursor: null },
      readOutcome([], null, [problem]),
    ];
    for (const outcome of outcomes)
      expect(JSON.stringify(await feedOf(async () => outcome, [], keys).collect(REQUEST))).not.toMatch(/cret/);
    await expect(feedOf(() => Promise.reject(new Error(spoken)), [], keys).collect(REQUEST)).rejects.toThrow(
      /^asked with \[key\], \[key\] and \[key\]$/,
    );
  });
});
