import { describe, expect, it } from 'vitest';
import { pauseAfter, waitOf } from './circuit.ts';
import { collectFeed } from './collect-feed.ts';
import { memoryPorts } from './test-kit/memory-ports.ts';
import { quote, read, scriptedFeed, settableClock } from './test-kit/scripted-feed.ts';

const T0 = Date.UTC(2026, 2, 16, 12);
const MINUTE = 60_000;
const never = new AbortController().signal;

describe('an upstream that fails again and again', () => {
  it('is left alone for a quarter of an hour after five failures, then twice as long each time, an hour at most', () => {
    expect([0, 1, 4].map(pauseAfter)).toEqual([undefined, undefined, undefined]);
    expect([5, 6, 7, 8, 9, 10, 500].map((n) => (pauseAfter(n) ?? 0) / MINUTE)).toEqual([15, 30, 60, 60, 60, 60, 60]);
  });

  it('is tried once after each pause, over restarts, and closed with its first answer', async () => {
    const ports = memoryPorts();
    const clock = settableClock(T0);
    let isWell = false;
    const run = async () => {
      // A new process each time: only the stores remember.
      const feed = scriptedFeed(({ cursor }) =>
        isWell ? read([quote(T0)], 'new') : { status: 'failed', reason: 'answered 500', cursor },
      );
      const { status } = await collectFeed(feed, { ...ports, clock }, never);
      return `${status} ${feed.asked.length}`;
    };
    for (let i = 0; i < 5; i += 1) expect(await run()).toBe('failed 1');
    clock.at += 15 * MINUTE - 1;
    expect(await run()).toBe('waiting 0');
    clock.at += 1;
    expect([await run(), await run()]).toEqual(['failed 1', 'waiting 0']);
    clock.at += 30 * MINUTE;
    isWell = true;
    expect([await run(), await run()]).toEqual(['read 1', 'read 1']);
    expect(await ports.feedStates.read('scripted')).toMatchObject({ consecutiveFailures: 0, lastSuccessAt: clock.at });
  });
});

describe('a wait', () => {
  const state = { feedId: 'f', cursor: null, consecutiveFailures: 6 };
  it('is the longer one and names who wants it; one that is over is none', () => {
    expect(waitOf(undefined, T0)).toBeUndefined();
    expect(waitOf({ ...state, retryAt: T0, pausedUntil: T0 }, T0)).toBeUndefined();
    const both = { ...state, retryAt: T0 + 1, pausedUntil: T0 + 2 };
    expect(waitOf(both, T0)).toEqual({ until: T0 + 2, because: 'circuit' });
    expect(waitOf({ ...both, retryAt: T0 + 3 }, T0)).toEqual({ until: T0 + 3, because: 'upstream' });
  });
});
