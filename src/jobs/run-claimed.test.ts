import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ClaimedWork, MAX_FAILURES, nextTry, runClaimed } from './run-claimed.ts';
import { memoryClaims } from './test-kit/memory-claims.ts';
import { settableClock } from './test-kit/scripted-feed.ts';

const LEASE_MS = 60_000;
const HOUR = 3_600_000;

let claims: ReturnType<typeof memoryClaims>;
let clock: ReturnType<typeof settableClock>;
beforeEach(() => {
  claims = memoryClaims();
  clock = settableClock(0);
});

const run = (work: () => Promise<string>, members: Partial<ClaimedWork<string>> = {}) =>
  runClaimed(
    { job: 'refresh/mena', slot: 'T00', leaseMs: LEASE_MS, work, endingOf: () => 'done', ...members },
    { claims, clock, owner: 'one', problemOf: () => 'a problem without secrets' },
  );
const breaks = () => Promise.reject(new Error('s3cret'));
const works = async () => 'worked';

/** Lets the time come at which the slot may be tried again. */
async function nextTurn(): Promise<void> {
  clock.at = (await claims.open())[0]?.retryAt ?? clock.at;
}

describe('claimed work', () => {
  it('is tried again after pauses that double, and is dead after the last of its tries', async () => {
    const pauses: number[] = [];
    for (let failures = 1; failures < MAX_FAILURES; failures += 1) {
      await expect(run(breaks)).rejects.toThrow('s3cret');
      expect(await run(works)).toEqual({ status: 'taken' });
      const [open] = await claims.open();
      expect(open).toMatchObject({ failureCount: failures, lastProblem: 'a problem without secrets' });
      pauses.push((open?.retryAt ?? 0) - clock.at);
      await nextTurn();
    }
    expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 480_000]);
    await expect(run(breaks)).rejects.toThrow('s3cret');
    expect(await claims.open('dead')).toMatchObject([{ job: 'refresh/mena', failureCount: MAX_FAILURES }]);
    clock.at += 1_000 * HOUR;
    expect(await run(works)).toEqual({ status: 'taken' });
    await claims.revive({ job: 'refresh/mena', slot: 'T00' });
    expect(await run(works)).toEqual({ status: 'ran', result: 'worked' });
    expect(await claims.open()).toEqual([]);
  });

  it('forgets its failures with a success, and is done once', async () => {
    await expect(run(breaks)).rejects.toThrow();
    await nextTurn();
    expect(await run(works)).toEqual({ status: 'ran', result: 'worked' });
    expect(await claims.open()).toEqual([]);
    expect(await run(works)).toEqual({ status: 'taken' });
    expect(await claims.lastDone('refresh/mena')).toBe('T00');
  });

  it('is dead, too, when its workers vanish again and again', async () => {
    let begun = 0;
    const vanishes = () => {
      begun += 1;
      return new Promise<string>(() => undefined);
    };
    for (let turn = 0; turn < 2 * MAX_FAILURES; turn += 1) {
      void run(vanishes);
      for (let rest = 0; rest < 10; rest += 1) await Promise.resolve();
      clock.at += LEASE_MS;
    }
    expect(begun).toBe(MAX_FAILURES);
    expect(await claims.open('dead')).toHaveLength(1);
  });

  it('can fail by its result, or leave its slot open with nothing against it', async () => {
    expect(await run(works, { endingOf: () => ({ problem: 'broken: a promise' }) })).toMatchObject({ status: 'ran' });
    expect(await claims.open()).toMatchObject([{ failureCount: 1, lastProblem: 'broken: a promise' }]);
    await nextTurn();
    await run(works, { endingOf: () => 'open' });
    expect(await claims.open()).toEqual([]);
    expect(await run(works)).toMatchObject({ status: 'ran' });
  });

  it('says what the work threw although its claim cannot be given back', async () => {
    claims = { ...claims, fail: () => Promise.reject(new Error('the store is down')) };
    await expect(run(breaks)).rejects.toThrow('s3cret');
  });
});

describe('the next try', () => {
  it('comes later the more failures there are, never twice at the same moment for all, and at last not at all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (count, chance) => {
        const at = nextTry(count, 1_000, () => chance);
        expect(at === undefined).toBe(count >= MAX_FAILURES);
        if (at === undefined) return;
        const pause = at - 1_000;
        const middle = 30_000 * 2 ** (count - 1);
        expect(pause).toBeGreaterThanOrEqual(0.75 * middle - 1);
        expect(pause).toBeLessThanOrEqual(1.25 * middle + 1);
      }),
    );
    expect(nextTry(1, 0, () => 0)).not.toBe(nextTry(1, 0, () => 0.9));
  });
});
