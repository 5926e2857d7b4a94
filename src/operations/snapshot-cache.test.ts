import { describe, expect, it } from 'vitest';
import { immediateTimer, neverTimer } from '../../test/kit/fake-clock.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { createSnapshotMemory } from './snapshot-cache.ts';

const stored = (generatedAt: number, text = '{}'): StoredSnapshot => ({
  regionId: 'mena',
  snapshotId: `s${generatedAt}`,
  generatedAt,
  validUntil: generatedAt + 10,
  body: Buffer.from(text),
  state: null,
});

/** A fake store that records its reads and can be set. */
function setup(setTimer: SetTimer = neverTimer) {
  const clock = { time: 0, now: () => clock.time };
  const store: { held: StoredSnapshot | undefined; isDown: boolean; hangs: boolean } = {
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
  const lookups: string[] = [];
  const memory = createSnapshotMemory({
    clock,
    setTimer,
    onLookup: (lookup) => lookups.push(lookup),
    store: {
      latest: (regionId) => answer(`latest ${regionId}`, () => store.held),
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
  return { clock, store, asked, memory, notice, settle, watchers, lookups };
}

const idOf = (found: Awaited<ReturnType<ReturnType<typeof createSnapshotMemory>['latest']>>) =>
  'snapshot' in found ? found.snapshot.snapshotId : found.status;

describe('the snapshot cache', () => {
  it('reads the store once per second and region under concurrent reads, and the bytes of a new snapshot only', async () => {
    const { clock, asked, memory } = setup();
    await Promise.all([memory.latest('mena'), memory.latest('mena'), memory.latest('europe')]);
    clock.time = 999;
    await memory.latest('mena');
    expect(asked).toEqual(['latest mena', 'latest europe']);
    clock.time = 1_000;
    await Promise.all([memory.latest('mena'), memory.latest('mena')]);
    expect(asked).toEqual(['latest mena', 'latest europe', 'id mena']);
  });

  it('serves the cached copy synchronously and revalidates it in the background', async () => {
    const { clock, store, memory, settle } = setup();
    await memory.latest('mena');
    store.held = stored(2);
    clock.time = 1_500;
    const found = memory.latest('mena');
    expect(found).not.toBeInstanceOf(Promise);
    expect(idOf(await found)).toBe('s1');
    await settle();
    expect(idOf(await memory.latest('mena'))).toBe('s2');
  });

  it('revalidates a stale copy before it is served', async () => {
    const { clock, store, memory } = setup();
    await memory.latest('mena');
    store.held = stored(2);
    clock.time = 3_000;
    expect(idOf(await memory.latest('mena'))).toBe('s2');
  });

  it('reads a snapshot as soon as the store gives notice of it, and everything when notices may have been missed', async () => {
    const { store, asked, memory, notice, settle } = setup();
    await memory.latest('mena');
    store.held = stored(2);
    notice('europe');
    await settle();
    expect(asked).toEqual(['latest mena']);
    notice('mena');
    await settle();
    expect(idOf(await memory.latest('mena'))).toBe('s2');
    store.held = stored(3);
    notice(undefined);
    await settle();
    expect(idOf(await memory.latest('mena'))).toBe('s3');
  });

  it('never goes back to an older one', async () => {
    const { store, memory, notice, settle } = setup();
    store.held = stored(2);
    await memory.latest('mena');
    store.held = stored(1);
    notice('mena');
    await settle();
    expect(idOf(await memory.latest('mena'))).toBe('s2');
  });

  it('keeps the copy through an outage and says so', async () => {
    const { clock, store, memory, settle } = setup();
    await memory.latest('mena');
    store.isDown = true;
    clock.time = 1_000;
    void memory.latest('mena');
    await settle();
    expect(await memory.latest('mena')).toMatchObject({ status: 'degraded', snapshot: { snapshotId: 's1' } });
    store.isDown = false;
    clock.time = 2_000;
    void memory.latest('mena');
    await settle();
    expect(await memory.latest('mena')).toMatchObject({ status: 'current' });
  });

  it('forgets a region on demand, including a read in progress', async () => {
    const { store, memory, asked } = setup();
    const early = memory.latest('mena');
    memory.forget('mena');
    store.held = stored(0);
    const late = memory.latest('mena');
    expect(idOf(await early)).toMatch(/^s/);
    expect(idOf(await late)).toBe('s0');
    expect(idOf(await memory.latest('mena'))).toBe('s0');
    expect(asked).toEqual(['latest mena', 'latest mena']);
    memory.forget('mena');
    expect([memory.holds('mena'), memory.cachedHash('mena')]).toEqual([false, undefined]);
  });

  it('reports the source of each read', async () => {
    const { clock, store, memory, lookups, settle } = setup();
    await memory.latest('mena');
    await memory.latest('mena');
    store.isDown = true;
    clock.time = 1_000;
    await memory.latest('mena');
    await settle();
    await memory.latest('mena');
    await memory.latest('europe');
    expect(lookups).toEqual(['miss', 'hit', 'hit', 'degraded', 'unavailable']);
  });

  it('takes a store that never answers for one that is down', async () => {
    const { store, memory } = setup(immediateTimer);
    store.hangs = true;
    expect(await memory.latest('mena')).toEqual({ status: 'unavailable' });
  });

  it('ends its watch', () => {
    const { memory, watchers } = setup();
    memory.close();
    expect(watchers).toEqual([]);
  });

  it('gives equal bytes equal validators and other bytes others', async () => {
    const hash = async (text: string) => {
      const { store, memory } = setup();
      store.held = stored(1, text);
      const found = await memory.latest('mena');
      return 'snapshot' in found ? found.snapshot.contentHash : undefined;
    };
    expect(await hash('a')).toBe(await hash('a'));
    expect(await hash('a')).not.toBe(await hash('b'));
  });
});
