import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { immediateTimer, neverTimer } from '../../test/kit/fake-clock.ts';
import { MAX_CLOCK_SKEW_MS } from '../assessment/assign-known-at.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { createSnapshotCache } from './snapshot-cache.ts';

const stored = (generatedAt: number, text = '{}'): StoredSnapshot => ({
  regionId: 'mena',
  snapshotId: `s${generatedAt}`,
  // All are of the past when the clock starts.
  generatedAt: generatedAt - 10,
  validUntil: generatedAt,
  body: Buffer.from(text),
  state: null,
});

/** A fake store that records its reads and can be set. */
function setup(setTimer: SetTimer = neverTimer) {
  const clock = { time: 0, now: () => clock.time };
  const store: { held: StoredSnapshot | undefined; older?: StoredSnapshot; isDown: boolean; hangs: boolean } = {
    held: stored(1),
    isDown: false,
    hangs: false,
  };
  const asked: string[] = [];
  const watchers: ((regionId: string | undefined) => void)[] = [];
  const answer = async <T>(what: string, value: () => T): Promise<T> => {
    asked.push(what);
    if (store.hangs) return new Promise(() => undefined);
    if (store.isDown) throw new Error('down');
    return value();
  };
  const outcomes: string[] = [];
  const cache = createSnapshotCache({
    clock,
    setTimer,
    onRead: (outcome) => outcomes.push(outcome),
    store: {
      latest: (regionId) => answer(`latest ${regionId}`, () => store.held),
      latestAt: (regionId, instant) =>
        answer(`at ${regionId}`, () =>
          store.older !== undefined && store.older.generatedAt <= instant ? store.older : undefined,
        ),
      latestId: (regionId) => answer(`id ${regionId}`, () => store.held?.snapshotId),
      watch: (onStored) => {
        watchers.push(onStored);
        return () => watchers.splice(0);
      },
    },
  });
  const notice = (regionId: string | undefined) => {
    for (const watcher of watchers) watcher(regionId);
  };
  /** Lets everything that was begun come to its end. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, store, asked, cache, notice, settle, watchers, outcomes };
}

const idOf = (found: Awaited<ReturnType<ReturnType<typeof createSnapshotCache>['latest']>>) =>
  'snapshot' in found ? found.snapshot.snapshotId : found.status;

describe('the snapshot cache', () => {
  it('reads the store once per second and region under concurrent reads, and the bytes of a new snapshot only', async () => {
    const { clock, asked, cache } = setup();
    await Promise.all([cache.latest('mena'), cache.latest('mena'), cache.latest('europe')]);
    clock.time = 999;
    await cache.latest('mena');
    expect(asked).toEqual(['latest mena', 'latest europe']);
    clock.time = 1_000;
    await Promise.all([cache.latest('mena'), cache.latest('mena')]);
    expect(asked).toEqual(['latest mena', 'latest europe', 'id mena']);
  });

  it('serves the cached copy synchronously and revalidates it in the background', async () => {
    const { clock, store, cache, settle } = setup();
    await cache.latest('mena');
    store.held = stored(2);
    clock.time = 1_500;
    const found = cache.latest('mena');
    expect(found).not.toBeInstanceOf(Promise);
    expect(idOf(await found)).toBe('s1');
    await settle();
    expect(idOf(await cache.latest('mena'))).toBe('s2');
  });

  it('revalidates a stale copy before it is served', async () => {
    const { clock, store, cache } = setup();
    await cache.latest('mena');
    store.held = stored(2);
    clock.time = 3_000;
    expect(idOf(await cache.latest('mena'))).toBe('s2');
  });

  it('reads a snapshot as soon as the store gives notice of it, and everything when notices may have been missed', async () => {
    const { store, asked, cache, notice, settle } = setup();
    await cache.latest('mena');
    store.held = stored(2);
    notice('europe');
    await settle();
    expect(asked).toEqual(['latest mena']);
    notice('mena');
    await settle();
    expect(idOf(await cache.latest('mena'))).toBe('s2');
    store.held = stored(3);
    notice(undefined);
    await settle();
    expect(idOf(await cache.latest('mena'))).toBe('s3');
  });

  it('never goes back to an older one', async () => {
    const { store, cache, notice, settle } = setup();
    store.held = stored(2);
    await cache.latest('mena');
    store.held = stored(1);
    notice('mena');
    await settle();
    expect(idOf(await cache.latest('mena'))).toBe('s2');
  });

  it('serves no snapshot beyond the permitted skew of clocks, however the clock is set and whether or not the store answers', async () => {
    const step = fc.record({ time: fc.integer({ min: -50, max: 50 }), isDown: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { clock, store, cache, notice, settle } = setup();
        store.held = stored(30);
        store.older = stored(-20);
        for (const { time, isDown } of steps) {
          clock.time = time - MAX_CLOCK_SKEW_MS;
          store.isDown = isDown;
          notice(undefined);
          await settle();
          const found = await cache.latest('mena');
          if ('snapshot' in found) expect(found.snapshot.generatedAt).toBeLessThanOrEqual(time);
          if (!isDown && time >= 20) expect(idOf(found)).toBe('s30');
          if (!isDown && time >= -30 && time < 20) expect(idOf(found)).toBe('s-20');
        }
      }),
    );
  });

  it('keeps the copy through an outage and says so', async () => {
    const { clock, store, cache, settle } = setup();
    await cache.latest('mena');
    store.isDown = true;
    clock.time = 1_000;
    void cache.latest('mena');
    await settle();
    expect(await cache.latest('mena')).toMatchObject({ status: 'degraded', snapshot: { snapshotId: 's1' } });
    store.isDown = false;
    clock.time = 2_000;
    void cache.latest('mena');
    await settle();
    expect(await cache.latest('mena')).toMatchObject({ status: 'current' });
  });

  it('forgets a region on demand, including a read in progress', async () => {
    const { store, cache, asked } = setup();
    const early = cache.latest('mena');
    cache.forget('mena');
    store.held = stored(0);
    const late = cache.latest('mena');
    expect(idOf(await early)).toMatch(/^s/);
    expect(idOf(await late)).toBe('s0');
    expect(idOf(await cache.latest('mena'))).toBe('s0');
    expect(asked).toEqual(['latest mena', 'latest mena']);
    cache.forget('mena');
    expect([cache.holds('mena'), cache.cachedHash('mena')]).toEqual([false, undefined]);
  });

  it('reports the source of each read', async () => {
    const { clock, store, cache, outcomes, settle } = setup();
    await cache.latest('mena');
    await cache.latest('mena');
    store.isDown = true;
    clock.time = 1_000;
    await cache.latest('mena');
    await settle();
    await cache.latest('mena');
    await cache.latest('europe');
    expect(outcomes).toEqual(['miss', 'hit', 'hit', 'degraded', 'unavailable']);
  });

  it('takes a store that never answers for one that is down', async () => {
    const { store, cache } = setup(immediateTimer);
    store.hangs = true;
    expect(await cache.latest('mena')).toEqual({ status: 'unavailable' });
  });

  it('ends its watch', () => {
    const { cache, watchers } = setup();
    cache.close();
    expect(watchers).toEqual([]);
  });

  it('gives equal bytes equal validators and other bytes others', async () => {
    const hash = async (text: string) => {
      const { store, cache } = setup();
      store.held = stored(1, text);
      const found = await cache.latest('mena');
      return 'snapshot' in found ? found.snapshot.contentHash : undefined;
    };
    expect(await hash('a')).toBe(await hash('a'));
    expect(await hash('a')).not.toBe(await hash('b'));
  });
});
