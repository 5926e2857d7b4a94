import { beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '../../test/kit/worlds.ts';
import { currentSlot, SLOT_MS } from '../assessment/validity.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { REGION_IDS, type RegionId } from '../reference/regions.ts';
import type { Narrate } from './produce-snapshot.ts';
import { isSlotSettled, runSlot, type SlotDeps } from './run-slot.ts';
import { gulfWorld, narrate, unfounded } from './test-kit/gulf-world.ts';
import { type MemoryPorts, memoryPorts } from './test-kit/memory-ports.ts';
import { settableClock } from './test-kit/scripted-feed.ts';

const MINUTE = 60_000;
const REGIONS: readonly RegionId[] = ['mena', 'europe', 'latam'];

let ports: MemoryPorts;
let clock: ReturnType<typeof settableClock>;

beforeEach(async () => {
  ports = memoryPorts();
  clock = settableClock(NOW + 7 * MINUTE);
  await ports.observations.append(gulfWorld());
});

const runner = (overrides: Partial<SlotDeps> = {}): SlotDeps => ({
  ...ports,
  clock,
  narrate,
  label: '',
  owner: 'one',
  ...overrides,
});

/** Snapshots of each region and slot. */
function counts(): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { regionId, generatedAt } of ports.held.snapshots) {
    const key = `${regionId} ${new Date(currentSlot(generatedAt)).toISOString().slice(0, 13)}`;
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
}

const once = (slot: string) => Object.fromEntries(REGIONS.map((regionId) => [`${regionId} ${slot}`, 1]));

describe('the run of a slot', () => {
  it.each([1, 2, 8])('stores exactly one snapshot a region with %i concurrent runners', async (count) => {
    const runners = Array.from({ length: count }, (_, i) => runSlot(REGIONS, runner({ owner: `runner ${i}` })));
    const stored = (await Promise.all(runners)).flat().filter(({ status }) => status === 'stored');
    expect(stored).toHaveLength(REGIONS.length);
    expect(counts()).toEqual(once('2026-03-16T12'));
    expect(await isSlotSettled(REGIONS, runner())).toBe(true);
  });

  it('is done once a slot, and again in the next', async () => {
    for (const minutes of [0, 90, 352, 353, 500]) {
      clock.at = NOW + 7 * MINUTE + minutes * MINUTE;
      await runSlot(REGIONS, runner());
    }
    expect(counts()).toEqual({ ...once('2026-03-16T12'), ...once('2026-03-16T18') });
  });

  it('catches up the current slot alone after days of downtime', async () => {
    await runSlot(REGIONS, runner());
    clock.at += 5 * SLOT_MS + 3 * MINUTE;
    await runSlot(REGIONS, runner());
    expect(counts()).toEqual({ ...once('2026-03-16T12'), ...once('2026-03-17T18') });
  });

  it('is only completed when a crash came between storing and completing', async () => {
    const dying = { ...ports.claims, complete: () => Promise.reject(new Error('killed')) };
    await expect(runSlot(REGIONS, runner({ claims: dying }))).rejects.toThrow('killed');
    expect(ports.held.snapshots).toHaveLength(1);
    expect((await runSlot(REGIONS, runner())).map(({ status }) => status)).toEqual(['taken', 'stored', 'stored']);
    clock.at += 2 * MINUTE;
    expect((await runSlot(REGIONS, runner())).map(({ status }) => status)).toEqual(['kept', 'taken', 'taken']);
    expect(counts()).toEqual(once('2026-03-16T12'));
    expect(await ports.claims.lastDone('refresh/mena')).toBe('2026-03-16T12:00:00.000Z');
  });

  it('is taken over from a worker that died, once its lease is over', async () => {
    const slot = new Date(NOW).toISOString();
    const lease = { job: 'refresh/mena', slot, owner: 'dead', leaseMs: MINUTE, now: clock.at };
    await ports.claims.claim(lease);
    await runSlot(REGIONS, runner());
    expect(counts()['mena 2026-03-16T12']).toBeUndefined();
    expect(await isSlotSettled(REGIONS, runner())).toBe(false);
    clock.at += MINUTE;
    await runSlot(REGIONS, runner());
    expect(counts()).toEqual(once('2026-03-16T12'));
  });

  it('stores one snapshot although a worker wakes up after its lease and still believes that it holds the slot', async () => {
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const appendNext = async (snapshot: StoredSnapshot) => {
      await asleep;
      return ports.snapshots.appendNext(snapshot);
    };
    const sleeper = runSlot(['mena'], runner({ owner: 'sleeper', snapshots: { ...ports.snapshots, appendNext } }));
    await runSlot(['mena'], runner({ owner: 'too early' }));
    clock.at += 61_000;
    expect(await runSlot(['mena'], runner({ owner: 'second' }))).toMatchObject([{ status: 'stored' }]);
    wake();
    expect(await sleeper).toMatchObject([{ status: 'already_stored' }]);
    expect(ports.held.snapshots).toHaveLength(1);
  });

  it('keeps the last snapshot and gives the slot back when a promise is broken', async () => {
    await runSlot(REGIONS, runner());
    clock.at += SLOT_MS;
    const reports = await runSlot(REGIONS, runner({ narrate: unfounded }));
    expect(reports.map(({ status }) => status)).toEqual(['refused', 'refused', 'refused']);
    expect(counts()).toEqual(once('2026-03-16T12'));
    expect(await isSlotSettled(REGIONS, runner())).toBe(false);
    clock.at += MINUTE;
    await runSlot(REGIONS, runner());
    expect(counts()).toEqual({ ...once('2026-03-16T12'), ...once('2026-03-16T18') });
  });

  it('leaves the other regions alone when one of them throws, and tries it again after a pause', async () => {
    const troubled: Narrate = (draft) => {
      if (draft.regionId === 'europe') throw new Error('no words');
      return narrate(draft);
    };
    const reports = await runSlot(REGIONS, runner({ narrate: troubled }));
    expect(reports.map(({ status }) => status)).toEqual(['stored', 'failed', 'stored']);
    expect(reports[1]).toMatchObject({ error: new Error('no words') });
    expect(await runSlot(REGIONS, runner())).toMatchObject([{}, { status: 'taken' }, {}]);
    clock.at += MINUTE;
    expect(await runSlot(REGIONS, runner())).toMatchObject([{ status: 'taken' }, { status: 'stored' }, {}]);
  });

  it('reads the evidence once for all regions, and not at all when nothing is to be done', async () => {
    let reads = 0;
    const observations: SlotDeps['observations'] = {
      ...ports.observations,
      readKnown: (query) => {
        reads += 1;
        return ports.observations.readKnown(query);
      },
    };
    await runSlot(REGION_IDS, runner({ observations }));
    await runSlot(REGION_IDS, runner({ observations }));
    expect(reads).toBe(1);
  });

  it('uses nothing that became known after the instant of its snapshot', async () => {
    await ports.observations.append(
      gulfWorld().map((row) => ({ ...row, value: row.value + 1, knownAt: clock.at + 1 })),
    );
    await runSlot(['mena'], runner());
    const other = memoryPorts();
    await other.observations.append(gulfWorld());
    await runSlot(['mena'], runner({ ...other }));
    expect(ports.held.snapshots.map(({ body }) => body)).toEqual(other.held.snapshots.map(({ body }) => body));
  });
});
