import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '../../test/kit/worlds.ts';
import type { Observation } from '../assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import { SLOT_MS } from '../assessment/validity.ts';
import type { RegionId } from '../reference/regions.ts';
import { refreshRegions } from './refresh-regions.ts';
import { type ReplaySpan, replayRegion } from './replay-region.ts';
import { counted, live, ordinaryWorld, reportsAt, STREAM_START } from './test-kit/event-streams.ts';
import { gulfWorld, narrate, unfounded } from './test-kit/gulf-world.ts';
import { type MemoryPorts, memoryPorts } from './test-kit/memory-ports.ts';

/** Long enough for the worlds here. */
const WARM_UP = 4 * DAY_MS;

async function replay(
  rows: readonly Observation[],
  span: Partial<ReplaySpan> = {},
  write = narrate,
  onCompanion?: (body: string) => void,
): Promise<string[]> {
  const { observations } = await holding(rows);
  const usual = { regionId: 'mena', from: NOW - DAY_MS, to: NOW, stepMs: SLOT_MS, warmUpMs: WARM_UP } as const;
  const whole = { ...usual, ...span };
  const lines: string[] = [];
  const deps = {
    observations,
    narrate: write,
    label: '',
    ...(onCompanion === undefined ? {} : { onCompanion }),
  } as const;
  for await (const line of replayRegion(whole, deps)) lines.push(line);
  return lines;
}

async function holding(rows: readonly Observation[]): Promise<MemoryPorts> {
  const ports = memoryPorts();
  await ports.observations.append(rows);
  return ports;
}

/** What a service that ran all along, from the empty state, would have stored. */
async function lived(rows: readonly Observation[], regionId: RegionId, from: number): Promise<Lived> {
  const ports = await holding(rows);
  for (let instant = from - WARM_UP; instant <= NOW; instant += SLOT_MS)
    await refreshRegions([regionId], { ...ports, clock: { now: () => instant }, narrate, label: '' });
  const shown = ports.held.snapshots.filter(({ generatedAt }) => generatedAt >= from);
  const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
  const beside = await Promise.all(shown.map(({ snapshotId }) => ports.snapshots.companion(snapshotId)));
  return { bodies: shown.map(({ body }) => text(body)), companions: beside.map((stored) => text(stored?.body)) };
}

interface Lived {
  readonly bodies: readonly string[];
  /** What was stored beside each: the scores of the countries. */
  readonly companions: readonly string[];
}

const instantOf = (line: string): number => JSON.parse(line).snapshot.generatedAt;

describe('a replay', () => {
  const from = NOW - 2 * DAY_MS;
  let lines: readonly string[];
  beforeAll(async () => {
    lines = await replay(gulfWorld(), { from });
  });

  it('says to the byte what was said step by step where nothing happens between the steps, countries included', async () => {
    const ordinary = ordinaryWorld();
    const companions: string[] = [];
    const bodies = await replay(ordinary, { from }, narrate, (body) => companions.push(body));
    expect({ bodies, companions }).toEqual(await lived(ordinary, 'mena', from));
    expect(companions[0]).toContain('"country":"IR"');
  });

  it('says the same each time, whatever the order in which the store gives its rows', async () => {
    expect(await replay(gulfWorld().toReversed(), { from })).toEqual(lines);
  });

  it('sees nothing before it was known, and everything from then on', async () => {
    const cut = NOW - DAY_MS;
    const revisions = gulfWorld().map((row) => ({
      ...row,
      value: row.value * 5 + 3,
      knownAt: Math.max(row.knownAt, cut + 1),
    }));
    const revised = await replay([...gulfWorld(), ...revisions], { from });
    for (const [i, line] of lines.entries()) {
      if (instantOf(line) <= cut) expect(revised[i]).toBe(line);
      else expect(revised[i]).not.toBe(line);
    }
  });

  it('shows the instants of the span at its step, the first and the last included, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(SLOT_MS, DAY_MS),
        async (slotsBack, hours, stepMs) => {
          const first = NOW - slotsBack * SLOT_MS;
          const to = first + hours * HOUR_MS;
          const expected: number[] = [];
          for (let instant = first; instant <= to; instant += stepMs) expected.push(instant);
          expect((await replay([], { from: first, to, stepMs })).map(instantOf)).toEqual(expected);
        },
      ),
      { numRuns: 3 },
    );
  });

  it('warms up for 90 days unless it is given less, and stops at a snapshot that breaks a promise, naming it', async () => {
    const { observations } = await holding([]);
    const span = { regionId: 'mena', from: NOW - DAY_MS, to: NOW, stepMs: SLOT_MS } as const;
    const lines = replayRegion(span, { observations, narrate: unfounded, label: '' });
    await expect(lines.next()).rejects.toThrow(/^mena at 2025-12-15T12:00:00.000Z: evidence ev_nowhere/);
  });

  it('runs the looks between two steps as the service did, and shows what they stored when asked', async () => {
    const stream = [
      reportsAt(NOW - 20 * HOUR_MS, {
        metric: 'force_reports',
        iso2: 'IR',
        count: 60,
        lineages: ['ap.org', 'afp.com'],
      }),
      counted(NOW - 8 * HOUR_MS, { ratio: 0.03, days: 9 }),
    ];
    const rows = [...ordinaryWorld(), ...stream.flatMap((ingest) => ingest.rows)];
    const from = STREAM_START;
    // The service had lived as long, and stored what the replay goes through silently.
    const ports = await holding(rows);
    const said: string[] = [];
    const { observations } = ports;
    const whole = { regionId: 'mena', from, to: NOW, stepMs: SLOT_MS, warmUpMs: WARM_UP } as const;
    const span = { ...whole, showsEvents: true };
    for await (const line of replayRegion(span, { observations, narrate, label: '' })) said.push(line);
    const { bodies, snapshots } = await live(stream, { livesFrom: from - WARM_UP });
    const shown = bodies.filter((_, i) => (snapshots[i]?.generatedAt ?? 0) >= from);
    expect(snapshots.filter(({ slotAt }) => slotAt === undefined).length).toBeGreaterThan(0);
    expect(said).toEqual(shown);
    const steps = await replay(rows, { from });
    expect(steps).toEqual(said.filter((line) => (instantOf(line) - from) % SLOT_MS === 0));
    expect(steps.length).toBeLessThan(said.length);
  });
});
