import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outputs } from '../../src/contract/endpoints.ts';
import type { Lane } from '../../src/contract/intelligence/vocabulary.ts';
import type { ForecastSet, Verdict } from '../../src/ports/forecast-ledger.ts';
import { type HeldForecast, memoryForecastLedger } from '../kit/memory-forecast-ledger.ts';
import { bodyOf, createWorld, headerOf } from './world.ts';

const CALIBRATION = '/api/intelligence/v1/get-calibration';
const FORECASTS = '/api/intelligence/v1/list-forecasts';
const DAY_MS = 86_400_000;

const setOn = (day: number, members: Partial<ForecastSet> = {}): ForecastSet => ({
  snapshotId: `snap-${day}-${members.regionId ?? 'mena'}`,
  regionId: 'mena',
  horizon: '24h',
  kind: 'live',
  issuedAt: day * DAY_MS - 1_000,
  sealedAt: day * DAY_MS - 500,
  modelVersion: 'm1',
  fromDay: day,
  lastDay: day,
  lanes: [3_072, 512, 256, 256],
  references: { climatology: [3_584, 256, 128, 128] },
  ...members,
});
const scored = (outcome: Lane): Verdict => ({ status: 'scored', outcome, facts: { deaths: 1 } });

/** Forty days of two regions: every fourth one escalates, the last ten are open, one is void. */
const HELD = Array.from({ length: 40 }, (_, i) => 20_000 + i).flatMap((day, i) =>
  ['mena', 'latam'].map((regionId) => {
    const set = setOn(day, { regionId });
    if (i >= 30) return { set };
    if (i === 0) return { set, verdict: { status: 'void', reason: 'no_history', facts: {} } as const };
    return { set, verdict: scored(i % 4 === 0 ? 'escalation' : 'base') };
  }),
);

async function opened(held: readonly HeldForecast[] = HELD) {
  let isDown = false;
  const world = createWorld({ handlers: { ledger: memoryForecastLedger(held, () => isDown) } });
  const keys = { pro: await world.newKey('acme', 'pro_monthly'), free: await world.newKey('poor', 'free') };
  const ask = (target: string, key: keyof typeof keys | 'none' = 'pro') =>
    world.send({ target, ...(key === 'none' ? {} : { key: keys[key] }) });
  return {
    ask,
    goDown: () => {
      isDown = true;
      world.forget.answers();
    },
    calibration: async (query = ''): Promise<Outputs['getCalibration']> =>
      Object(bodyOf(await ask(CALIBRATION + query))),
    forecasts: async (query = ''): Promise<Outputs['listForecasts']> => Object(bodyOf(await ask(FORECASTS + query))),
  };
}

describe('GetCalibration', () => {
  it('is open to everyone, with a credential or without', async () => {
    const { ask } = await opened();
    expect((await ask(CALIBRATION, 'free')).status).toBe(200);
    expect((await ask(CALIBRATION, 'none')).status).toBe(200);
  });

  it('counts every set: scored, void and pending, all regions together and each one', async () => {
    const { groups, versions, ledger } = await (await opened()).calibration();
    const counts = groups.map((group) => [
      group.regionId ?? 'all',
      group.setCount,
      group.scoredCount,
      group.voidCount,
      group.pendingCount,
      group.outcomeCount,
    ]);
    expect(counts).toEqual([
      ['all', 80, 58, 2, 20, 58],
      ['mena', 40, 29, 1, 10, 29],
      ['latam', 40, 29, 1, 10, 29],
    ]);
    expect(groups[0]?.voids).toEqual([{ reason: 'no_history', count: 2 }]);
    expect(versions).toEqual([{ modelVersion: 'm1', setCount: 80 }]);
    expect([ledger.forecasts?.seq, ledger.resolutions?.seq]).toEqual([80, 60]);
  });

  it('scores the published forecast next to every reference, better or worse', async () => {
    const { groups } = await (await opened()).calibration('?region_id=mena');
    const [mena] = groups;
    expect(mena?.outcomes).toEqual({ base: 22, escalation: 7, containment: 0, fragmentation: 0 });
    const meanOf = (base: number, escalation: number) => -(22 * Math.log(base) + 7 * Math.log(escalation)) / 29;
    expect(mena?.forecasts.map(({ forecast, logScore }) => [forecast, logScore])).toEqual([
      ['model', expect.closeTo(meanOf(0.75, 0.125), 5)],
      ['uniform', expect.closeTo(meanOf(0.25, 0.25), 5)],
      ['climatology', expect.closeTo(meanOf(0.875, 0.0625), 5)],
    ]);
    const log = mena?.skills.filter(({ score }) => score === 'log') ?? [];
    expect(log.map(({ reference, isBestReference }) => [reference, isBestReference])).toEqual([
      ['uniform', false],
      ['climatology', true],
    ]);
    expect(log[1]?.skill).toBeCloseTo(1 - meanOf(0.75, 0.125) / meanOf(0.875, 0.0625), 5);
    const escalation = mena?.lanes.find(({ lane }) => lane === 'escalation');
    expect(escalation).toMatchObject({
      meanProbability: 0.125,
      happenedShare: expect.closeTo(7 / 29, 5),
      calibrationError: expect.closeTo(7 / 29 - 0.125, 5),
      areaUnderCurve: 0.5,
      bins: [{ from: 0.1, to: 0.2, count: 29 }],
    });
    expect(mena?.lanes.find(({ lane }) => lane === 'containment')).not.toHaveProperty('areaUnderCurve');
  });

  it('never counts live, replayed and exercise sets together', async () => {
    const kinds = (['live', 'replayed', 'exercise'] as const).map((kind, i) => ({
      set: setOn(20_000 + i, { kind }),
      verdict: scored('base'),
    }));
    const { groups } = await (await opened(kinds)).calibration('?region_id=mena');
    expect(groups.map(({ kind, setCount, scoredCount }) => [kind, setCount, scoredCount])).toEqual([
      ['live', 1, 1],
      ['replayed', 1, 1],
      ['exercise', 1, 1],
    ]);
  });

  it('is narrowed by horizon and version, and empty for what was never published', async () => {
    const { calibration } = await opened();
    expect((await calibration('?horizon=30d')).groups).toEqual([]);
    expect((await calibration('?model_version=m1&region_id=latam')).groups).toHaveLength(1);
    expect((await calibration('?model_version=m2')).groups).toEqual([]);
    expect((await calibration()).hindcast).toEqual(expect.any(Array));
  });

  it('distinguishes an empty ledger from an unreadable one', async () => {
    const empty = await opened([]);
    expect(await empty.calibration()).toMatchObject({ groups: [], versions: [], ledger: {} });
    empty.goDown();
    const down = await empty.ask(CALIBRATION);
    expect([down.status, headerOf(down, 'X-Error-Code')]).toEqual([503, 'store_unavailable']);
  });

  it('knows no other region, horizon or parameter twice', async () => {
    const { ask } = await opened();
    expect((await ask(`${CALIBRATION}?region_id=atlantis`)).status).toBe(404);
    expect((await ask(`${CALIBRATION}?horizon=1y`)).status).toBe(400);
    expect((await ask(`${CALIBRATION}?region_id=mena&region_id=mena`)).status).toBe(400);
  });
});

describe('ListForecasts', () => {
  it('needs an active plan', async () => {
    const { ask } = await opened();
    expect((await ask(FORECASTS, 'free')).status).toBe(403);
    expect((await ask(FORECASTS, 'none')).status).toBe(401);
  });

  it('gives every set once, newest first, whatever the page length', async () => {
    const { forecasts } = await opened();
    const seen: number[] = [];
    for (let cursor = ''; ; ) {
      const page = await forecasts(`?limit=7${cursor}`);
      seen.push(...page.forecasts.map(({ seq }) => seq));
      if (page.nextCursor === undefined) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(seen).toEqual(Array.from({ length: 80 }, (_, i) => 80 - i));
  });

  it('shows seals that any client can recompute, each with the hash of the one before', async () => {
    const { forecasts } = (await (await opened()).forecasts('?limit=100')) ?? {};
    for (const [i, { sealed, hash, resolution }] of forecasts.entries()) {
      expect(createHash('sha256').update(sealed).digest('hex')).toBe(hash);
      if (resolution !== undefined)
        expect(createHash('sha256').update(resolution.sealed).digest('hex')).toBe(resolution.hash);
      const before = forecasts[i + 1];
      if (before !== undefined) expect(JSON.parse(sealed).prevHash).toBe(before.hash);
    }
  });

  it('gives the outcome of each: a score, a void with its reason, or nothing yet', async () => {
    const { forecasts } = await opened();
    const only = async (status: string) => (await forecasts(`?status=${status}&region_id=mena&limit=1`)).forecasts[0];
    const pending = await only('pending');
    expect(pending).not.toHaveProperty('resolution');
    expect(pending).toMatchObject({
      status: 'pending',
      outcomeFrom: 20_039 * DAY_MS,
      outcomeTo: 20_040 * DAY_MS,
      probabilities: { base: 0.75, escalation: 0.125, containment: 0.0625, fragmentation: 0.0625 },
    });
    expect((await only('void'))?.resolution).toMatchObject({ voidReason: 'no_history' });
    const scores = {
      outcome: 'base',
      logScore: expect.closeTo(-Math.log(0.75), 5),
      brierScore: expect.closeTo(0.0859, 3),
    };
    expect((await only('scored'))?.resolution).toMatchObject(scores);
  });

  it('is 404 for an unknown region, 503 without the store, and starts where a foreign cursor says', async () => {
    const { ask, goDown, forecasts } = await opened();
    expect((await ask(`${FORECASTS}?region_id=atlantis`)).status).toBe(404);
    expect((await forecasts(`?cursor=c${(20_002 * DAY_MS).toString(36)}-x_`)).forecasts[0]?.seq).toBe(6);
    goDown();
    expect((await ask(FORECASTS)).status).toBe(503);
  });
});

describe('the ledger as of an instant', () => {
  const FIRST_DAY = 20_000;
  /** Sets in order, each resolved forty days later or never. */
  const held = fc
    .array(
      fc.record({
        days: fc.nat(3),
        regionId: fc.constantFrom('mena', 'latam'),
        lane: fc.option(fc.constantFrom<Lane>('base', 'escalation'), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((plans) => {
      let day = FIRST_DAY;
      return plans.map(({ days, regionId, lane }): HeldForecast => {
        day += days;
        const set = setOn(day, { regionId });
        return lane === undefined ? { set } : { set, verdict: scored(lane), resolvedAt: set.sealedAt + 40 * DAY_MS };
      });
    });
  const endedAt = (all: readonly HeldForecast[], instant: number): readonly HeldForecast[] =>
    all
      .filter(({ set }) => set.sealedAt <= instant)
      .map(({ set, ...known }) => ((known.resolvedAt ?? 0) <= instant ? { set, ...known } : { set }));

  it.each([
    ['', CALIBRATION],
    ['region_id=mena', CALIBRATION],
    ['', FORECASTS],
    ['limit=3', FORECASTS],
    ['status=pending', FORECASTS],
    ['status=scored&region_id=latam', FORECASTS],
  ])('is the ledger that ends there, for ?%s of %s', async (query, path) => {
    const instant = fc.integer({ min: (FIRST_DAY + 3) * DAY_MS, max: (FIRST_DAY + 90) * DAY_MS });
    await fc.assert(
      fc.asyncProperty(held, instant, async (all, at) => {
        const asOf = await (await opened(all)).ask(`${path}?${query}&at=${at}`);
        const ended = await (await opened(endedAt(all, at))).ask(`${path}?${query}`);
        expect([asOf.status, bodyOf(asOf)]).toEqual([200, bodyOf(ended)]);
        expect(headerOf(asOf, 'X-As-Of')).toBe(String(at));
      }),
      { numRuns: 30 },
    );
  });

  it.each([CALIBRATION, FORECASTS])(
    'is unavailable before the first set, and a violation after now: %s',
    async (path) => {
      const { ask } = await opened();
      const before = await ask(`${path}?at=${(FIRST_DAY - 1) * DAY_MS}`);
      expect([before.status, headerOf(before, 'X-Error-Code')]).toEqual([404, 'at_unavailable']);
      expect(JSON.stringify(bodyOf(before))).toContain(new Date(FIRST_DAY * DAY_MS - 500).toISOString());
      expect((await ask(`${path}?at=2100-01-01`)).status).toBe(400);
      expect(headerOf(await ask(`${path}?at=${FIRST_DAY * DAY_MS}`), 'Cache-Control')).toContain('immutable');
    },
  );
});
