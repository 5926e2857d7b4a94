import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW, news, transits } from '../../test/kit/worlds.ts';
import type { Observation } from '../assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import { SLOT_MS } from '../assessment/validity.ts';
import type { RegionId } from '../reference/regions.ts';
import { refreshRegions } from './refresh-regions.ts';
import { type ReplaySpan, replayRegion } from './replay-region.ts';
import { gulfWorld, narrate, unfounded } from './test-kit/gulf-world.ts';
import { type MemoryPorts, memoryPorts } from './test-kit/memory-ports.ts';

const WARM_UP = 90 * DAY_MS;

async function replay(rows: readonly Observation[], span: Partial<ReplaySpan> = {}, told = narrate): Promise<string[]> {
  const { observations } = await holding(rows);
  const whole = { regionId: 'mena', from: NOW - DAY_MS, to: NOW, stepMs: SLOT_MS, ...span } as const;
  const lines: string[] = [];
  for await (const line of replayRegion(whole, { observations, narrate: told, label: '' })) lines.push(line);
  return lines;
}

async function holding(rows: readonly Observation[]): Promise<MemoryPorts> {
  const ports = memoryPorts();
  await ports.observations.append(rows);
  return ports;
}

/** What a service that ran all along, from the empty state, would have stored. */
async function lived(rows: readonly Observation[], regionId: RegionId, from: number): Promise<string[]> {
  const ports = await holding(rows);
  for (let instant = from - WARM_UP; instant <= NOW; instant += SLOT_MS)
    await refreshRegions([regionId], { ...ports, clock: { now: () => instant }, narrate, label: '' });
  return ports.held.snapshots
    .filter(({ generatedAt }) => generatedAt >= from)
    .map(({ body }) => new TextDecoder().decode(body));
}

const instantOf = (line: string): number => JSON.parse(line).snapshot.generatedAt;

describe('a replay', () => {
  it.each(['mena', 'global'] as const)('of %s says to the byte what was said step by step', async (regionId) => {
    const from = NOW - 3 * DAY_MS;
    expect(await replay(gulfWorld(), { regionId, from })).toEqual(await lived(gulfWorld(), regionId, from));
  });

  it('sees a strait as it was seen then, though it reads further back than any look from then', async () => {
    // Half the ships stayed away from a day on that a look from now no longer reaches and the start of the replay does.
    const counts = Array.from({ length: 1_960 }, (_, i) => (i < 300 ? 100 : 50) + (i % 3));
    const rows = [...transits('hormuz_strait', counts), ...news()];
    expect(await replay(rows, { from: NOW })).toEqual(await lived(rows, 'mena', NOW));
  });

  it('shows the instants of the span at its step, the first and the last included, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 11 }),
        fc.constantFrom(SLOT_MS, DAY_MS),
        async (slotsBack, lengthInHours, stepMs) => {
          const from = NOW - slotsBack * SLOT_MS;
          const to = from + lengthInHours * HOUR_MS * 5;
          const expected: number[] = [];
          for (let instant = from; instant <= to; instant += stepMs) expected.push(instant);
          expect((await replay([], { from, to, stepMs })).map(instantOf)).toEqual(expected);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('sees nothing before it was known: rows known later change no earlier line', async () => {
    const rows = gulfWorld();
    const lines = await replay(rows, { from: NOW - 2 * DAY_MS });
    for (const cut of [NOW - 2 * DAY_MS, NOW - DAY_MS, NOW]) {
      const earlier = lines.filter((line) => instantOf(line) <= cut);
      const revisions = rows.map((row) => ({
        ...row,
        value: row.value * 5 + 3,
        knownAt: Math.max(row.knownAt, cut + 1),
      }));
      const revised = await replay([...rows, ...revisions], { from: NOW - 2 * DAY_MS });
      expect(revised.slice(0, earlier.length)).toEqual(earlier);
    }
  });

  it('sees what became known in between', async () => {
    const rows = gulfWorld();
    const revisions = rows.map((row) => ({ ...row, value: row.value * 5 + 3, knownAt: Math.max(row.knownAt, NOW) }));
    const [before, after] = [await replay(rows), await replay([...rows, ...revisions])];
    expect(after.at(-1)).not.toEqual(before.at(-1));
  });

  it('says the same each time, whatever the order in which the store gives its rows', async () => {
    const rows = gulfWorld();
    const lines = await replay(rows);
    expect(await replay(rows)).toEqual(lines);
    expect(await replay(rows.toReversed())).toEqual(lines);
  });

  it('stops at a snapshot that breaks a promise, and names it', async () => {
    await expect(replay([], {}, unfounded)).rejects.toThrow(/^mena at 2025-12-15T12:00:00.000Z: evidence ev_nowhere/);
  });
});
