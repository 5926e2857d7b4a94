import { beforeAll, describe, expect, it } from 'vitest';
import { INPUTS } from '../../src/assessment/inputs.ts';
import { type Override, supposed } from '../../src/assessment/simulate/apply-overrides.ts';
import { refreshRegions } from '../../src/jobs/refresh-regions.ts';
import { gulfWorld, narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import { NOW as ASSESSED_AT } from '../kit/worlds.ts';
import { bodyOf, createWorld, type World } from './world.ts';

const DAY_MS = 86_400_000;
const INSTANTS = [ASSESSED_AT - 2 * DAY_MS, ASSESSED_AT];

let world: World;
let key: string;

/** A service whose last two snapshots of one region are real, two days apart. */
beforeAll(async () => {
  const ports = memoryPorts();
  await ports.observations.append(gulfWorld());
  for (const instant of INSTANTS)
    await refreshRegions(['mena'], { ...ports, clock: { now: () => instant }, narrate, label: '' });
  world = createWorld({ handlers: { history: ports.snapshots } });
  world.clock.time = ASSESSED_AT;
  key = await world.newKey('acme', 'pro_monthly');
});

const ask = async (target: string) =>
  Object(bodyOf(await world.send({ target: `/api/intelligence/v1/${target}`, key })));

describe('ListTriggerReadings', () => {
  it('has every trigger of the snapshot once, the active first, then by distance, the unread last', async () => {
    const { snapshot } = await ask('get-regional-snapshot-at?region_id=mena&at=-0m');
    const { readings, snapshotId } = await ask('list-trigger-readings?region_id=mena');
    expect(snapshotId).toBe(snapshot.meta.snapshotId);
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
    const { active, watching, dormant } = snapshot.triggers;
    expect(ids(readings)).toEqual(ids([...active, ...watching, ...dormant]));
    const rank = ({ status, distanceShare }: { status: string; distanceShare: number }) =>
      status === 'active' || status === 'kept' ? -1e9 : status === 'missing' ? 1e9 : distanceShare;
    const ranks = readings.map(rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(readings.map(({ status }: { status: string }) => status)).size).toBeGreaterThan(1);
  });

  it('says of each reading its distance from the threshold, on the side of the operator, and what it leaves open', async () => {
    const { readings } = await ask('list-trigger-readings?region_id=mena');
    let readCount = 0;
    for (const { observed, baselineValue, threshold, distance, distanceShare, status, ...rest } of readings) {
      expect([rest.id, rest.cannotTell.length > 0]).toEqual([rest.id, true]);
      expect([rest.id, observed === undefined]).toEqual([rest.id, status === 'missing' || status === 'kept']);
      if (observed === undefined) {
        expect(distance).toBeUndefined();
        continue;
      }
      readCount += 1;
      const isBelow = ['lt', 'lte', 'delta_lt'].includes(threshold.operator);
      expect(distance).toBeCloseTo(isBelow ? observed - threshold.value : threshold.value - observed, 3);
      if (Math.abs(threshold.value - baselineValue) > 0.01)
        expect(distanceShare).toBeCloseTo(distance / Math.abs(threshold.value - baselineValue), 1);
      expect([rest.id, rest.series90d.values.at(-1)]).toEqual([rest.id, expect.closeTo(observed, 4)]);
    }
    expect(readCount).toBeGreaterThan(3);
  });

  it('keeps a series from one snapshot to the next, with null where a day had none, and nothing later than `at`', async () => {
    const now = await ask('list-trigger-readings?region_id=mena');
    const then = await ask(`list-trigger-readings?region_id=mena&at=${INSTANTS[0]}`);
    const dayOf = (instant: number | undefined) => Math.floor((instant ?? 0) / DAY_MS) * DAY_MS;
    const of = ({ readings }: { readings: readonly { id: string }[] }, id: string) =>
      Object(readings.find((one) => one.id === id)).series90d;
    const [first] = then.readings.filter(({ observed }: { observed?: number }) => observed !== undefined);
    expect(of(then, first.id)).toEqual({ from: dayOf(INSTANTS[0]), values: [expect.any(Number)] });
    expect(of(now, first.id)).toEqual({
      from: dayOf(INSTANTS[0]),
      values: [expect.any(Number), null, expect.any(Number)],
    });
    expect(then.generatedAt).toBe(INSTANTS[0]);
  });
});

describe('ListInputs', () => {
  it('has every input once, the missing first, as old as the snapshot says', async () => {
    const { snapshot } = await ask('get-regional-snapshot-at?region_id=mena&at=-0m');
    const { inputs, dataAvailable } = await ask('list-inputs?region_id=mena');
    expect(dataAvailable).toBe(true);
    expect(inputs.map(({ id }: { id: string }) => id).sort()).toEqual(INPUTS.map(({ id }) => id).sort());
    const order = ['missing', 'stale', 'reported', 'not_asked'];
    const ranks = inputs.map(({ status }: { status: string }) => order.indexOf(status));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    const known = new Set(INPUTS.map(({ id }): string => id));
    const lacking = inputs.flatMap(({ id, status }: { id: string; status: string }) =>
      status === 'missing' || status === 'not_asked' ? [id] : [],
    );
    const missing: readonly string[] = snapshot.meta.missingInputs;
    expect(lacking.sort()).toEqual(missing.filter((id) => known.has(id)).sort());
    for (const { status, contentAt, maxAgeMs } of inputs) {
      if (status === 'reported') expect(ASSESSED_AT - contentAt).toBeLessThanOrEqual(maxAgeMs);
      if (status === 'stale') expect(ASSESSED_AT - contentAt).toBeGreaterThan(maxAgeMs);
    }
  });

  it('says at how many places of its axes a prior is used: all of them where it is missing', async () => {
    const { inputs } = await ask('list-inputs?region_id=mena');
    const read = inputs.filter(({ axes }: { axes: readonly string[] }) => axes.length > 0);
    expect(read.length).toBeGreaterThan(15);
    for (const { id, status, priorShare } of read)
      if (status === 'missing' || status === 'not_asked') expect([id, priorShare]).toEqual([id, 1]);
    const shares = read.map(({ priorShare }: { priorShare: number }) => priorShare);
    expect(Math.min(...shares)).toBeLessThan(1);
  });
});

describe('ListSimulationInputs', () => {
  it('has figures that a simulation takes, each with its newest value and an ordered range, at most eight', async () => {
    const { inputs, generatedAt } = await ask('list-simulation-inputs?region_id=mena');
    expect(inputs.length).toBeGreaterThan(1);
    expect(inputs.length).toBeLessThanOrEqual(8);
    for (const { low, high } of inputs) expect(low).toBeLessThan(high);
    const overrides = inputs.map(({ metric, subject, value }: Override) => ({ metric, subject, value }));
    expect(supposed(overrides, generatedAt).ok).toBe(true);
    expect(inputs[0]).toMatchObject({ metric: 'transits_total', subject: 'chokepoint:hormuz_strait' });
    expect(new Set(inputs.map(({ label }: { label: string }) => label)).size).toBe(inputs.length);
  });

  it('says nothing that was not known at the instant', async () => {
    const then = await ask(`list-simulation-inputs?region_id=mena&at=${INSTANTS[0]}`);
    expect(then.generatedAt).toBe(INSTANTS[0]);
  });
});
