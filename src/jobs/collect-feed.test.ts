import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedOutcome } from '../ports/feed.ts';
import type { FeedState } from '../ports/feed-state-store.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { collectFeed } from './collect-feed.ts';
import { memoryPorts } from './test-kit/memory-ports.ts';
import { quote, read, scriptedFeed, settableClock } from './test-kit/scripted-feed.ts';

const T0 = Date.UTC(2026, 2, 16, 12);
const HOUR = 3_600_000;
const never = new AbortController().signal;

type Run =
  | { readonly kind: 'read'; readonly days: readonly number[]; readonly waitHours: number | undefined }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly waitHours: number | undefined }
  | { readonly kind: 'broken' };

const runs = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('read' as const),
      days: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
      waitHours: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('unchanged' as const) }),
    fc.record({
      kind: fc.constant('failed' as const),
      waitHours: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('broken' as const) }),
  ),
  { minLength: 1, maxLength: 20 },
);

function outcomeOf(run: Run, turn: number, now: number): FeedOutcome {
  const cursor = `after ${turn}`;
  if (run.kind === 'broken') throw new TypeError('no such column');
  if (run.kind === 'unchanged') return { status: 'unchanged', cursor };
  const retryAt = run.waitHours === undefined ? {} : { retryAt: now + run.waitHours * HOUR };
  if (run.kind === 'read') {
    const quotes = [...new Set(run.days)].map((day) => quote(T0 - day * 24 * HOUR));
    return { ...read(quotes, cursor), ...retryAt };
  }
  return { status: 'failed', reason: 'the upstream answered 503', cursor: `kept ${turn}`, ...retryAt };
}

describe('a run of a feed', () => {
  it('keeps, whatever runs came before, cursor, both clocks, the failures in a row and the wait that was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(runs, async (script) => {
        const ports = memoryPorts();
        const clock = settableClock(T0);
        let expected: FeedState | undefined;
        for (const [turn, run] of script.entries()) {
          clock.at += 2 * HOUR;
          // A new process: nothing but the stores remembers.
          const feed = scriptedFeed(() => outcomeOf(run, turn, clock.at));
          const { retryAt = 0, pausedUntil = 0 } = expected ?? {};
          const until = Math.max(retryAt, pausedUntil);
          const waits = until > clock.at;
          const report = await collectFeed(feed, { ...ports, clock }, never);
          if (waits) {
            const because = retryAt >= pausedUntil ? 'upstream' : 'circuit';
            expect(report).toEqual({ feedId: 'scripted', status: 'waiting', until, because });
            expect(feed.asked).toEqual([]);
          } else {
            expect(feed.asked.map(({ cursor }) => cursor)).toEqual([expected?.cursor ?? null]);
            expected = stateAfter(run, turn, { before: expected, now: clock.at });
          }
          const { staleSince: _, ...state } = (await ports.feedStates.read('scripted')) ?? { feedId: 'none' };
          expect(state).toEqual(expected ?? { feedId: 'none' });
        }
      }),
      { numRuns: 300 },
    );
  });

  function stateAfter(
    run: Run,
    turn: number,
    { before, now }: { before: FeedState | undefined; now: number },
  ): FeedState {
    const { lastSuccessAt, newestContentAt, consecutiveFailures = 0 } = before ?? {};
    if (run.kind === 'failed' || run.kind === 'broken') {
      return {
        feedId: 'scripted',
        cursor: run.kind === 'failed' ? `kept ${turn}` : (before?.cursor ?? null),
        lastAttemptAt: now,
        ...(lastSuccessAt === undefined ? {} : { lastSuccessAt }),
        ...(newestContentAt === undefined ? {} : { newestContentAt }),
        consecutiveFailures: consecutiveFailures + 1,
        lastProblem: run.kind === 'failed' ? 'the upstream answered 503' : 'the feed broke: no such column',
        ...(run.kind === 'failed' && run.waitHours !== undefined ? { retryAt: now + run.waitHours * HOUR } : {}),
        ...(consecutiveFailures + 1 < 5
          ? {}
          : { pausedUntil: now + (HOUR / 4) * Math.min(2 ** (consecutiveFailures - 4), 4) }),
      };
    }
    const days = run.kind === 'read' ? run.days : [];
    const newest = Math.max(newestContentAt ?? 0, ...days.map((day) => T0 - day * 24 * HOUR));
    return {
      feedId: 'scripted',
      cursor: `after ${turn}`,
      lastAttemptAt: now,
      lastSuccessAt: now,
      ...(newest === 0 ? {} : { newestContentAt: newest }),
      consecutiveFailures: 0,
      ...(run.kind === 'read' && run.waitHours !== undefined ? { retryAt: now + run.waitHours * HOUR } : {}),
    };
  }

  it('says once that the feed has become stale and once that it has recovered, whatever runs came before', async () => {
    await fc.assert(
      fc.asyncProperty(
        runs,
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 20, maxLength: 20 }),
        async (script, pauses) => {
          const ports = memoryPorts();
          const clock = settableClock(T0);
          let wasStale = false;
          const expected: string[] = [];
          for (const [turn, run] of script.entries()) {
            clock.at += (pauses[turn] ?? 1) * HOUR;
            // Content of this run is as old as the script says.
            const feed = scriptedFeed(() => outcomeOf(run, turn, clock.at), { maxAgeMs: 15 * 24 * HOUR });
            await collectFeed(feed, { ...ports, clock }, never);
            const { newestContentAt, staleSince } = (await ports.feedStates.read('scripted')) ?? {};
            const isStale = newestContentAt !== undefined && clock.at - newestContentAt > 15 * 24 * HOUR;
            expect(staleSince !== undefined).toBe(isStale);
            if (isStale !== wasStale) expected.push(isStale ? 'feed.stale' : 'feed.recovered');
            wasStale = isStale;
          }
          expect(ports.held.events.map(({ type }) => type)).toEqual(expected);
          const causes = ports.held.events.map(({ type, cause }) => `${type} ${cause}`);
          expect(new Set(causes).size).toBe(causes.length);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('says of a stale feed since when it is, what rests on it, and when its content is back', async () => {
    const ports = memoryPorts();
    const clock = settableClock(T0);
    const one = (observedAt: number) => scriptedFeed(() => read([quote(observedAt)]), { maxAgeMs: HOUR });
    for (const [at, observedAt] of [
      [T0, T0],
      [T0 + 3 * HOUR, T0],
      [T0 + 4 * HOUR, T0 + 4 * HOUR],
    ] as const) {
      clock.at = at;
      await collectFeed(one(observedAt), { ...ports, clock }, never);
    }
    const rest = { subject: 'feed:scripted', cause: String(T0) };
    const data = { since: T0 + HOUR, newestContentAt: T0, inputs: ['crude_price'], regions: REGION_IDS };
    expect(ports.held.events).toEqual([
      { type: 'feed.stale', ...rest, happenedAt: T0 + HOUR, recordedAt: T0 + 3 * HOUR, data },
      { type: 'feed.recovered', ...rest, happenedAt: T0 + 4 * HOUR, recordedAt: T0 + 4 * HOUR, data },
    ]);
  });

  it('that fails stores nothing and takes nothing away', async () => {
    const ports = memoryPorts();
    const clock = settableClock(T0);
    await collectFeed(
      scriptedFeed(() => read([quote(T0 - HOUR)])),
      { ...ports, clock },
      never,
    );
    const before = ports.held.observations();
    const failing = scriptedFeed(({ cursor }) => ({ status: 'failed', reason: 'timeout', cursor }));
    expect(await collectFeed(failing, { ...ports, clock }, never)).toEqual({
      feedId: 'scripted',
      status: 'failed',
      reason: 'timeout',
      pollAt: T0 + HOUR / 5,
    });
    expect(ports.held.observations()).toEqual(before);
  });

  it('says of everything new that it became known when the answer was in, not when it was asked for', async () => {
    const ports = memoryPorts();
    const clock = settableClock(T0);
    const slow = scriptedFeed(() => {
      clock.at += 90_000;
      return read([quote(T0 - HOUR), quote(T0 + 60_000)]);
    });
    await collectFeed(slow, { ...ports, clock }, never);
    expect(ports.held.observations().map(({ knownAt, feedId }) => [feedId, knownAt])).toEqual([
      ['scripted', T0 + 90_000],
      ['scripted', T0 + 90_000],
    ]);
  });

  it('that died between storing and moving the cursor is made good by the next one', async () => {
    const ports = memoryPorts();
    const clock = settableClock(T0);
    const feed = scriptedFeed(() => read([quote(T0 - HOUR), quote(T0 - 2 * HOUR)], 'moved'));
    const dying = { ...ports.feedStates, write: () => Promise.reject(new Error('killed')) };
    await expect(collectFeed(feed, { ...ports, feedStates: dying, clock }, never)).rejects.toThrow('killed');
    const afterCrash = ports.held.observations();
    clock.at += HOUR;
    expect(await collectFeed(feed, { ...ports, clock }, never)).toMatchObject({ appended: 0, unchanged: 2 });
    expect(feed.asked.map(({ cursor }) => cursor)).toEqual([null, null]);
    expect(ports.held.observations()).toEqual(afterCrash);
    expect(await ports.feedStates.read('scripted')).toMatchObject({ cursor: 'moved', consecutiveFailures: 0 });
  });

  it('leaves the cursor where it was when the store takes nothing', async () => {
    const ports = memoryPorts();
    const observations = { ...ports.observations, appendNow: () => Promise.reject(new Error('disk full')) };
    const feed = scriptedFeed(() => read([quote(T0 - HOUR)], 'moved'));
    const run = collectFeed(feed, { ...ports, observations, clock: settableClock(T0) }, never);
    await expect(run).rejects.toThrow('disk full');
    expect(await ports.feedStates.read('scripted')).toBeUndefined();
  });

  it('reports what it appended with the instant that the store gave it: after what was assessed meanwhile', async () => {
    const ports = memoryPorts();
    const knownAts: number[] = [];
    const feed = scriptedFeed(() => read([quote(T0 - HOUR)], 'moved'));
    await ports.observations.readKnown({
      since: {},
      knownBy: T0 + 4,
      first: 'crude_price',
      rollupSpan: () => undefined,
    });
    const onNew = (_: unknown, knownAt: number) => knownAts.push(knownAt);
    await collectFeed(feed, { ...ports, clock: settableClock(T0), onNew }, never);
    expect(knownAts).toEqual([T0 + 5]);
    expect(ports.held.observations().map(({ knownAt }) => knownAt)).toEqual([T0 + 5]);
    expect(await ports.feedStates.read('scripted')).toMatchObject({ lastSuccessAt: T0 });
  });

  it('that its owner calls off says nothing about the upstream; one that ran out of time does', async () => {
    const ports = memoryPorts();
    const clock = settableClock(T0);
    const cut = scriptedFeed(({ cursor }) => ({ status: 'failed', reason: 'aborted', cursor }));
    const calledOff = AbortSignal.abort();
    expect(await collectFeed(cut, { ...ports, clock }, calledOff)).toMatchObject({ status: 'failed' });
    expect(await ports.feedStates.read('scripted')).toBeUndefined();
    const tooLate = AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
    await collectFeed(cut, { ...ports, clock }, tooLate);
    expect(await ports.feedStates.read('scripted')).toMatchObject({ consecutiveFailures: 1, lastAttemptAt: T0 });
  });

  it('keeps what it read although its owner called it off meanwhile', async () => {
    const ports = memoryPorts();
    const feed = scriptedFeed(() => read([quote(T0 - HOUR)], 'moved'));
    await collectFeed(feed, { ...ports, clock: settableClock(T0) }, AbortSignal.abort());
    expect(ports.held.observations()).toHaveLength(1);
    expect(await ports.feedStates.read('scripted')).toMatchObject({ cursor: 'moved' });
  });
});

describe('the sources of a feed', () => {
  it('are remembered until a run reads them again: a failure or an unchanged answer says nothing about them', async () => {
    const ports = memoryPorts();
    const clock = settableClock(T0);
    const sources = [{ id: 'one' }, { id: 'other', problem: 'answered 404' }];
    const first = read([quote(T0 - HOUR)]);
    const outcomes: readonly FeedOutcome[] = [
      first.status === 'read' ? { ...first, sources } : first,
      { status: 'unchanged', cursor: null },
      { status: 'failed', reason: 'timeout', cursor: null },
      read([quote(T0)]),
    ];
    const known = [];
    for (const outcome of outcomes) {
      clock.at += HOUR;
      await collectFeed(
        scriptedFeed(() => outcome),
        { ...ports, clock },
        never,
      );
      known.push((await ports.feedStates.read('scripted'))?.sources);
    }
    expect(known).toEqual([sources, sources, sources, undefined]);
  });
});
