import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import type { Backups } from '../ports/backups.ts';
import { runBackup } from './run-backup.ts';
import { memoryClaims } from './test-kit/memory-claims.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A folder in memory that several processes share; `fails` says whether the next attempt does. */
function world(everyMs: number, fails: () => boolean) {
  const time = fakeClock();
  const { clock, setTimer } = time;
  const tries: { readonly at: number; readonly ok: boolean }[] = [];
  const kept: number[] = [];
  const claims = memoryClaims();
  let underWay = 0;
  const backups: Backups = {
    everyMs,
    newest: async () => kept.map((madeAt) => ({ path: 'p', madeAt })).at(-1),
    write: async (signal) => {
      expect(underWay).toBe(0);
      underWay += 1;
      try {
        await Promise.resolve();
        signal.throwIfAborted();
        const ok = !fails();
        tries.push({ at: clock.now(), ok });
        if (!ok) throw new Error('ENOSPC');
        kept.push(clock.now());
        return { path: 'p', madeAt: clock.now(), sha256: 'h', rowCount: 1, byteCount: 1, removedCount: 0 };
      } finally {
        underWay -= 1;
      }
    },
    lastProblem: async () => (await claims.open())[0]?.lastProblem,
  };
  const stop = new AbortController();
  const look = (owner: string) => runBackup({ backups, claims, clock, owner, setTimer, signal: stop.signal });
  const minutes = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      await Promise.allSettled([look('a'), look('b')]);
      await time.pass(MINUTE, async () => undefined);
    }
  };
  return { time, tries, kept, backups, claims, stop, look, minutes };
}

describe('a scheduled backup', () => {
  it('is made once an interval by all processes together', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 30 }), async (every, hours) => {
        const { kept, minutes } = world(every * HOUR, () => false);
        await minutes(hours * 60);
        expect(kept).toHaveLength(Math.ceil(hours / every));
      }),
      { numRuns: 30 },
    );
  });

  it('is tried again after pauses that double up to an hour, and is never given up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (failureCount) => {
        let left = failureCount;
        const { tries, minutes, backups, claims } = world(24 * HOUR, () => left-- > 0);
        await minutes(12 * 60);
        expect(tries.map(({ ok }) => ok)).toEqual([...Array.from({ length: failureCount }, () => false), true]);
        const pauses = tries.slice(1).map(({ at }, index) => (at - (tries[index]?.at ?? 0)) / MINUTE);
        expect(pauses).toEqual(pauses.map((_, index) => Math.min(60, 2 ** index)));
        expect(await backups.lastProblem()).toBeUndefined();
        expect(await claims.open('dead')).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('remembers why it failed until one succeeds', async () => {
    const { look, backups } = world(HOUR, () => true);
    await expect(look('a')).rejects.toThrow('ENOSPC');
    expect(await backups.lastProblem()).toBe('Error');
    expect(await look('b')).toEqual({ status: 'taken' });
  });

  it('is given back by a process that stops, with nothing against it', async () => {
    const { look, stop, backups, tries } = world(HOUR, () => false);
    stop.abort();
    expect(await look('a')).toEqual({ status: 'interrupted' });
    expect([await backups.lastProblem(), tries]).toEqual([undefined, []]);
  });

  it('is tried where the folder cannot be read, so that the failure is paused and remembered', async () => {
    const { backups, claims, time, stop, tries } = world(HOUR, () => true);
    const unreadable = { ...backups, newest: () => Promise.reject(new Error('EACCES')) };
    const deps = { backups: unreadable, claims, clock: time.clock, owner: 'a', setTimer: time.setTimer };
    await expect(runBackup({ ...deps, signal: stop.signal })).rejects.toThrow('ENOSPC');
    expect(await runBackup({ ...deps, signal: stop.signal })).toEqual({ status: 'taken' });
    expect(tries).toHaveLength(1);
  });
});
