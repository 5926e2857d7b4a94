import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../test/kit/patience.ts';
import { createKeyUses, type DroppedUse } from './key-uses.ts';

const HOUR_MS = 3_600_000;

function setup(noteKeyUse: (publicId: string, usedAt: number) => Promise<void>, capacity = 100) {
  const clock = { time: 0, now: () => clock.time };
  const lost: DroppedUse[] = [];
  const uses = createKeyUses({ store: { noteKeyUse }, clock, capacity, onLost: (reason) => lost.push(reason) });
  return { clock, uses, lost };
}

/** A store whose writes end when the test ends them. */
function heldStore() {
  const written: string[] = [];
  const ends: (() => void)[] = [];
  const noteKeyUse = (publicId: string) => {
    written.push(publicId);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { written, noteKeyUse, endOne: () => ends.shift()?.() };
}

describe('the uses of keys', () => {
  it('are written at most once per key and hour, and the first of each hour is', async () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), after: fc.integer({ min: 0, max: HOUR_MS }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const written = new Map<string, number[]>();
        const { clock, uses, lost } = setup(async (publicId, usedAt) => {
          written.set(publicId, [...(written.get(publicId) ?? []), usedAt]);
        });
        const expected = new Map<string, number[]>();
        for (const { key, after } of steps) {
          clock.time += after;
          uses.note({ publicId: key });
          const before = expected.get(key) ?? [];
          const last = before.at(-1);
          if (last === undefined || clock.time - last >= HOUR_MS) expected.set(key, [...before, clock.time]);
        }
        await vi.waitFor(() => expect(written).toEqual(expected), PATIENCE);
        expect(lost).toEqual([]);
      }),
    );
  });

  it('that another process has noted within the hour are not written again', () => {
    const { noteKeyUse, written } = heldStore();
    const { clock, uses } = setup(noteKeyUse);
    clock.time = 10 * HOUR_MS;
    uses.note({ publicId: 'noted', lastUsedAt: 9 * HOUR_MS + 1 });
    uses.note({ publicId: 'ahead', lastUsedAt: 11 * HOUR_MS });
    uses.note({ publicId: 'old', lastUsedAt: 9 * HOUR_MS });
    expect(written).toEqual(['old']);
  });

  it('are written one at a time, and noting waits for none of them', async () => {
    const { noteKeyUse, written, endOne } = heldStore();
    const { uses } = setup(noteKeyUse);
    for (const publicId of ['a', 'b', 'c']) uses.note({ publicId });
    expect(written).toEqual(['a']);
    endOne();
    await vi.waitFor(() => expect(written).toEqual(['a', 'b']), PATIENCE);
  });

  it('that the store refuses or is too slow for are counted and do no harm', async () => {
    let isDown = true;
    const written: string[] = [];
    const { clock, uses, lost } = setup(async (publicId) => {
      if (isDown) throw new Error('down');
      written.push(publicId);
    });
    uses.note({ publicId: 'a' });
    uses.note({ publicId: 'a' });
    await vi.waitFor(() => expect(lost).toEqual(['refused']), PATIENCE);
    isDown = false;
    clock.time += HOUR_MS;
    uses.note({ publicId: 'a' });
    await vi.waitFor(() => expect(written).toEqual(['a']), PATIENCE);

    const slow = setup(heldStore().noteKeyUse, 10_000);
    for (let count = 0; count < 1_101; count += 1) slow.uses.note({ publicId: `key-${count}` });
    expect(slow.lost).toEqual(Array.from({ length: 100 }, () => 'dropped'));
  });

  it('take bounded memory however many keys there are', () => {
    const { noteKeyUse, written } = heldStore();
    const { uses, lost } = setup(noteKeyUse, 2);
    for (const publicId of ['a', 'b', 'c', 'a']) uses.note({ publicId });
    expect(written).toEqual(['a']);
    uses.note({ publicId: 'a' });
    expect(lost).toEqual([]);
  });
});
