import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '../../ports/clock.ts';
import type { IdempotencyStore } from '../../ports/idempotency-store.ts';
import type { StorageLimit } from '../stored-answer.ts';

export interface IdempotencyUnderTest {
  /** The store by its own clock, or by another; with room for as much as usual, or for less. */
  open(clock?: Clock, limit?: StorageLimit): IdempotencyStore;
  /** Further ways to the same slots. */
  others(count: number): Promise<readonly IdempotencyStore[]>;
}

const LEASE = 1_000;
const DAY = 86_400_000;
const JSON_ANSWER = { status: 200, contentType: 'application/json' };
const given = { ...JSON_ANSWER, pieces: [Uint8Array.from([0, 255]), Uint8Array.from([34, 10])] };
const answer = { ...JSON_ANSWER, body: Buffer.from([0, 255, 34, 10]) };
/** Room for two parts of `noise`, and for the requests that run. */
const NARROW: StorageLimit = { limitBytes: 21_000, reserveBytes: 1_000 };

/** Bytes that do not compress, always the same for a seed. */
const noise = (seed: number): Uint8Array => seededBytes(seed, 10_000);

export function describeIdempotencyStore({ open, others }: IdempotencyUnderTest): void {
  const slot = (key: string, owner: string, scope = 'account:a') => ({ scope, key, owner });
  const ask = (key: string, owner: string, leaseMs = LEASE, fingerprint = 'f') => ({
    ...slot(key, owner),
    fingerprint,
    leaseMs,
  });

  function atTime(limit?: StorageLimit) {
    const clock = { time: 0, now: () => clock.time };
    return { clock, store: open(clock, limit) };
  }

  /** Claims a key and keeps an answer of these pieces; the status of the claim. */
  async function answered(store: IdempotencyStore, scope: string, key: string, pieces: readonly Uint8Array[]) {
    const claimed = await store.claim({ ...ask(key, 'first'), scope });
    if (claimed.status === 'claimed')
      await store.keep({ ...slot(key, 'first', scope), answer: { ...JSON_ANSWER, pieces }, keepMs: DAY });
    return claimed.status;
  }

  describe('idempotency slots', () => {
    let claimers: readonly IdempotencyStore[];
    beforeAll(async () => {
      claimers = await others(4);
    });

    it('go to exactly one of any number of claimers; the others see it run', async () => {
      const keys = Array.from({ length: 20 }, (_, index) => `raced ${index}`);
      for (const key of keys) {
        const claims = claimers.map((store, index) => store.claim(ask(key, `${index}`, 60_000)));
        const statuses = (await Promise.all(claims)).map(({ status }) => status);
        expect(statuses.toSorted()).toEqual(['claimed', ...claimers.slice(1).map(() => 'running')]);
      }
    });

    it('are free again when the lease has ended, for exactly one taker', async () => {
      await open().claim(ask('late', 'first', 0));
      const claims = claimers.map((store, index) => store.claim(ask('late', `${index}`, 60_000)));
      const statuses = (await Promise.all(claims)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 'claimed')).toHaveLength(1);
    });

    it('end their lease to the millisecond', async () => {
      const { clock, store } = atTime();
      expect(await store.claim(ask('lease', 'first'))).toEqual({ status: 'claimed' });
      clock.time = LEASE - 1;
      expect(await store.claim(ask('lease', 'second'))).toEqual({ status: 'running' });
      clock.time = LEASE;
      expect(await store.claim(ask('lease', 'second'))).toEqual({ status: 'claimed' });
    });

    it('stay with an owner who renews the lease in time, from then on for the whole lease', async () => {
      const { clock, store } = atTime();
      await store.claim(ask('renewed', 'first'));
      for (const time of [1, LEASE, LEASE * 2 - 1]) {
        clock.time = time;
        expect(await store.claim(ask('renewed', 'second'))).toEqual({ status: 'running' });
        expect(await store.renew({ ...slot('renewed', 'first'), leaseMs: LEASE })).toBe('done');
      }
      clock.time = LEASE * 3 - 2;
      expect(await store.claim(ask('renewed', 'second'))).toEqual({ status: 'running' });
      expect(await store.claim(ask('renewed', 'second', LEASE, 'other'))).toEqual({ status: 'reused' });
      clock.time = LEASE * 3 - 1;
      expect(await store.claim(ask('renewed', 'second', LEASE, 'other'))).toEqual({ status: 'claimed' });
    });

    it('are not renewed by who does not hold them: never, no more, or because the answer is kept', async () => {
      const { clock, store } = atTime();
      const renew = (key: string, owner: string) => store.renew({ ...slot(key, owner), leaseMs: LEASE * 9 });
      expect(await renew('unclaimed', 'first')).toBe('lost');
      await store.claim(ask('ended', 'first'));
      expect(await renew('ended', 'second')).toBe('lost');
      clock.time = LEASE;
      expect(await renew('ended', 'first')).toBe('lost');
      expect(await store.claim(ask('ended', 'second'))).toEqual({ status: 'claimed' });
      expect(await renew('ended', 'first')).toBe('lost');
      clock.time = LEASE * 2;
      await store.claim(ask('ended', 'third'));
      await store.keep({ ...slot('ended', 'third'), answer: given, keepMs: LEASE });
      expect(await renew('ended', 'third')).toBe('lost');
      clock.time = LEASE * 3;
      expect(await store.claim(ask('ended', 'fourth'))).toEqual({ status: 'claimed' });
    });

    it('shut an owner out whose lease has ended, taken or not', async () => {
      const { clock, store } = atTime();
      await store.claim(ask('lost', 'first'));
      clock.time = LEASE;
      expect(await store.keep({ ...slot('lost', 'first'), answer: given, keepMs: DAY })).toBe('lost');
      expect(await store.release(slot('lost', 'first'))).toBe('lost');
      await store.claim(ask('lost', 'second'));
      expect(await store.keep({ ...slot('lost', 'first'), answer: given, keepMs: DAY })).toBe('lost');
      expect(await store.release(slot('lost', 'first'))).toBe('lost');
      expect(await store.claim(ask('lost', 'third'))).toEqual({ status: 'running' });
      expect(await store.keep({ ...slot('lost', 'second'), answer: given, keepMs: DAY })).toBe('done');
    });

    it('give an answer back byte for byte until its time has passed', async () => {
      const { clock, store } = atTime();
      await store.claim(ask('kept', 'first'));
      expect(await store.keep({ ...slot('kept', 'first'), answer: given, keepMs: DAY })).toBe('done');
      clock.time = DAY - 1;
      expect(await store.claim(ask('kept', 'second'))).toEqual({ status: 'kept', answer });
      expect(await store.release(slot('kept', 'first'))).toBe('lost');
      expect(await store.keep({ ...slot('kept', 'first'), answer: given, keepMs: DAY })).toBe('lost');
      clock.time = DAY;
      expect(await store.claim(ask('kept', 'second', LEASE, 'other'))).toEqual({ status: 'claimed' });
      expect(await store.claim(ask('kept', 'third', LEASE, 'other'))).toEqual({ status: 'running' });
    });

    it('give a batch back byte for byte, whatever its answers share', async () => {
      const { store } = atTime();
      const separator = Buffer.from(',');
      const batches = [
        [noise(1), separator, noise(2), separator, noise(1)],
        [separator, noise(2), noise(3)],
        [new Uint8Array(0)],
      ];
      for (const [index, pieces] of batches.entries()) await answered(store, 'account:batch', `${index}`, pieces);
      for (const [index, pieces] of batches.entries())
        expect(await store.claim({ ...ask(`${index}`, 'second'), scope: 'account:batch' })).toEqual({
          status: 'kept',
          answer: { ...JSON_ANSWER, body: Buffer.concat(pieces) },
        });
    });

    it('of one scope share equal parts, and leave no room for a new key when they are full', async () => {
      const { clock, store } = atTime(NARROW);
      const scope = 'account:full';
      for (const key of ['a', 'b', 'c', 'd', 'e'])
        expect(await answered(store, scope, key, [noise(4), Buffer.from(key)])).toBe('claimed');
      expect(await answered(store, scope, 'f', [noise(5)])).toBe('claimed');
      const refused = await store.claim({ ...ask('new', 'first'), scope });
      expect(refused).toEqual({ status: 'full', retryAfterMs: DAY + 3_600_000 });
      expect(await store.claim({ ...ask('a', 'second'), scope })).toMatchObject({ status: 'kept' });
      expect(await store.claim({ ...ask('a', 'second', LEASE, 'other'), scope })).toEqual({ status: 'reused' });
      expect(await store.claim({ ...ask('new', 'first'), scope: 'account:roomy' })).toEqual({ status: 'claimed' });
      clock.time = DAY + 3_600_000;
      expect(await store.claim({ ...ask('new', 'first'), scope })).toEqual({ status: 'claimed' });
    });

    it('of one scope that run count as long as they run', async () => {
      const { store } = atTime({ limitBytes: 3_000, reserveBytes: 1_000 });
      const claim = (key: string) => store.claim({ ...ask(key, 'first'), scope: 'account:running' });
      expect([await claim('a'), await claim('b'), await claim('c')]).toEqual(Array(3).fill({ status: 'claimed' }));
      expect(await claim('d')).toEqual({ status: 'full', retryAfterMs: expect.any(Number) });
      await store.release(slot('b', 'first', 'account:running'));
      expect(await claim('d')).toEqual({ status: 'claimed' });
    });

    it('belong to one request, while it runs and once it is answered', async () => {
      const { store } = atTime();
      await store.claim(ask('mine', 'first'));
      expect(await store.claim(ask('mine', 'second', LEASE, 'other'))).toEqual({ status: 'reused' });
      await store.keep({ ...slot('mine', 'first'), answer: given, keepMs: DAY });
      expect(await store.claim(ask('mine', 'second', LEASE, 'other'))).toEqual({ status: 'reused' });
    });

    it('are free when released', async () => {
      const { store } = atTime();
      await store.claim(ask('freed', 'first'));
      expect(await store.release(slot('freed', 'second'))).toBe('lost');
      expect(await store.release(slot('freed', 'first'))).toBe('done');
      expect(await store.claim(ask('freed', 'second', LEASE, 'other'))).toEqual({ status: 'claimed' });
    });

    it('of two scopes have nothing to do with each other, nor those of keys that differ in case', async () => {
      const { store } = atTime();
      await store.claim(ask('Same', 'first'));
      expect(await store.claim({ ...ask('Same', 'second'), scope: 'account:b' })).toEqual({ status: 'claimed' });
      expect(await store.claim(ask('same', 'third'))).toEqual({ status: 'claimed' });
    });
  });
}

/** Hash blocks: bytes that no compression shortens. */
function seededBytes(seed: number, length: number): Uint8Array {
  const block = (index: number) => createHash('sha256').update(`${seed} ${index}`).digest();
  return Buffer.concat(Array.from({ length: Math.ceil(length / 32) }, (_, index) => block(index))).subarray(0, length);
}
