import { describe, expect, it } from 'vitest';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { createSnapshotMemory } from './snapshot-memory.ts';

const stored = (generatedAt: number, text = '{}'): StoredSnapshot => ({
  regionId: 'mena',
  snapshotId: `s${generatedAt}`,
  generatedAt,
  validUntil: generatedAt + 10,
  body: Buffer.from(text),
  state: null,
});

function setup(latest: (regionId: string) => Promise<StoredSnapshot | undefined>, timeoutMs = 1_000) {
  const clock = { time: 0, now: () => clock.time };
  const reads: string[] = [];
  const store = {
    latest: (regionId: string) => {
      reads.push(regionId);
      return latest(regionId);
    },
  };
  return { clock, reads, memory: createSnapshotMemory({ store, clock, timeoutMs }) };
}

describe('the snapshot memory', () => {
  it('asks the store once a second and region, however many ask at once', async () => {
    const { clock, reads, memory } = setup(async () => stored(1));
    await Promise.all([memory.latest('mena'), memory.latest('mena'), memory.latest('europe')]);
    clock.time = 999;
    await memory.latest('mena');
    expect(reads).toEqual(['mena', 'europe']);
    clock.time = 1_000;
    await memory.latest('mena');
    expect(reads).toHaveLength(3);
  });

  it('serves what was just published without asking, and never an older one after it', async () => {
    const { clock, reads, memory } = setup(async () => stored(1));
    memory.published(stored(2));
    expect(await memory.latest('mena')).toMatchObject({ status: 'current', snapshot: { snapshotId: 's2' } });
    expect(reads).toEqual([]);
    memory.published(stored(1));
    clock.time = 2_000;
    expect(await memory.latest('mena')).toMatchObject({ snapshot: { snapshotId: 's2' } });
  });

  it('keeps the copy through an outage and says so', async () => {
    let isDown = false;
    const { clock, memory } = setup(async () => {
      if (isDown) throw new Error('down');
      return stored(1);
    });
    await memory.latest('mena');
    isDown = true;
    clock.time = 1_000;
    expect(await memory.latest('mena')).toMatchObject({ status: 'degraded', snapshot: { snapshotId: 's1' } });
    isDown = false;
    expect(await memory.latest('mena')).toMatchObject({ status: 'current' });
  });

  it('has forgotten what it is told to, also what was being read meanwhile', async () => {
    const answers: ((snapshot: StoredSnapshot) => void)[] = [];
    const { memory, reads } = setup(() => new Promise((resolve) => answers.push(resolve)));
    const early = memory.latest('mena');
    memory.forget('mena');
    const late = memory.latest('mena');
    expect(reads).toHaveLength(2);
    answers[1]?.(stored(1));
    expect(await late).toMatchObject({ snapshot: { snapshotId: 's1' } });
    answers[0]?.(stored(2));
    expect(await early).toMatchObject({ status: 'current', snapshot: { snapshotId: 's2' } });
    expect(await memory.latest('mena')).toMatchObject({ snapshot: { snapshotId: 's1' } });
    expect(reads).toHaveLength(2);
    memory.forget('mena');
    expect([memory.holds('mena'), memory.heldHash('mena')]).toEqual([false, undefined]);
  });

  it('tells where each read found its answer', async () => {
    const clock = { time: 0, now: () => clock.time };
    const lookups: string[] = [];
    let isDown = false;
    const store = { latest: async () => (isDown ? Promise.reject(new Error('down')) : stored(1)) };
    const memory = createSnapshotMemory({ store, clock, onLookup: (lookup) => lookups.push(lookup) });
    await memory.latest('mena');
    await memory.latest('mena');
    isDown = true;
    clock.time = 1_000;
    await memory.latest('mena');
    await memory.latest('europe');
    expect(lookups).toEqual(['miss', 'hit', 'degraded', 'unavailable']);
  });

  it('takes a store that never answers for one that is down', async () => {
    const { memory } = setup(() => new Promise(() => undefined), 1);
    expect(await memory.latest('mena')).toEqual({ status: 'unavailable' });
  });

  it('gives equal bytes equal validators and other bytes others', async () => {
    const hash = async (text: string) => {
      const found = await setup(async () => stored(1, text)).memory.latest('mena');
      return 'snapshot' in found ? found.snapshot.contentHash : undefined;
    };
    expect(await hash('a')).toBe(await hash('a'));
    expect(await hash('a')).not.toBe(await hash('b'));
  });
});
