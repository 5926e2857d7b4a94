import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../assessment/time.ts';
import { HORIZONS, type Horizon, LANES } from '../contract/intelligence/vocabulary.ts';
import { scoreboard } from '../operations/scoreboard.ts';
import type { ForecastKind, ForecastTally, LaneUnits } from '../ports/forecast-ledger.ts';
import { MIN_OUTCOMES, recordLiveSkill } from './record-live-skill.ts';
import { memoryPorts } from './test-kit/memory-ports.ts';

const DAY_0 = Date.UTC(2026, 0, 1) / DAY_MS;
const NOW = (DAY_0 + 300) * DAY_MS;
const SPAN: Record<Horizon, number> = { '24h': 1, '7d': 7, '30d': 30 };
const SURE: LaneUnits = [3_900, 100, 50, 46];
const UNSURE: LaneUnits = [2_000, 1_000, 596, 500];

/** Sets of a region, one a day, of which the lane that came out was always base. */
function sets(
  horizon: Horizon,
  count: number,
  members: { readonly lanes?: LaneUnits; readonly kind?: ForecastKind; readonly regionId?: string } = {},
): readonly ForecastTally[] {
  const { lanes = SURE, kind = 'live', regionId = 'mena' } = members;
  return Array.from({ length: count }, (_, i) => ({
    regionId,
    horizon,
    kind,
    modelVersion: '1',
    fromDay: DAY_0 + i,
    lastDay: DAY_0 + i + SPAN[horizon] - 1,
    lanes,
    references: { climatology: UNSURE },
    status: 'scored' as const,
    result: 'base',
    count: 4,
  }));
}

const recorded = async (tally: readonly ForecastTally[], ports = memoryPorts()) => {
  const { observations, held } = ports;
  const count = await recordLiveSkill({
    observations,
    clock: { now: () => NOW },
    forecasts: { tally: async () => tally },
  });
  return { count, rows: held.observations() };
};

const GOOD = 1 - Math.log(3_900 / 4_096) / Math.log(2_000 / 4_096);

describe('recording live skill', () => {
  it('stores the mean over the horizons of the loss that the best simple forecast had and the lanes had not', async () => {
    const { rows } = await recorded([...sets('24h', 40, { lanes: UNSURE }), ...sets('7d', 40), ...sets('30d', 40)]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ metric: 'lane_skill', subject: 'region:mena', knownAt: NOW });
    expect(rows[0]?.value).toBeCloseTo((2 / 3) * GOOD, 5);
    expect(rows[0]?.observedAt).toBe((DAY_0 + 39 + 30) * DAY_MS);
    expect(rows[0]?.detail['30d']).toMatch(/^0\.93\d* against climatology, 40 outcomes$/);
  });

  it('counts a horizon from its thirtieth outcome on, however many sets share one', async () => {
    const valueAt = async (outcomes: number) => (await recorded(sets('30d', outcomes))).rows[0]?.value;
    expect(await valueAt(MIN_OUTCOMES - 1)).toBeUndefined();
    expect(await valueAt(MIN_OUTCOMES)).toBeCloseTo(GOOD / 3, 5);
    const shared = sets('30d', 100).map((one) => ({ ...one, fromDay: DAY_0 }));
    expect((await recorded(shared)).rows).toEqual([]);
    const few = await recorded([...sets('24h', 40, { lanes: UNSURE }), ...sets('30d', MIN_OUTCOMES - 1)]);
    expect(few.rows.map(({ value }) => value)).toEqual([0]);
  });

  it('leaves out what was sealed too late or is void, and other regions', async () => {
    const void_ = sets('30d', 40).map((one) => ({ ...one, status: 'void' as const, result: 'no_history' }));
    expect((await recorded([...sets('30d', 90, { kind: 'replayed' }), ...void_])).rows).toEqual([]);
    const { rows } = await recorded([...sets('30d', 40), ...sets('30d', 40, { regionId: 'europe', lanes: UNSURE })]);
    expect(rows.map(({ subject }) => subject)).toEqual(['region:mena', 'region:europe']);
    expect(rows[1]?.value).toBe(0);
  });

  it('stores a figure once, and a changed one beside it', async () => {
    const ports = memoryPorts();
    expect((await recorded(sets('30d', 40), ports)).count).toBe(1);
    expect((await recorded(sets('30d', 40).toReversed(), ports)).count).toBe(0);
    const more = await recorded(sets('30d', 41), ports);
    expect(more.count).toBe(1);
    expect(more.rows).toHaveLength(2);
  });

  it('is the mean of what the scoreboard quotes against the best reference', async () => {
    const units = fc
      .tuple(...[1, 2, 3, 4].map(() => fc.integer({ min: 21, max: 1_000 })))
      .map(([a = 1, b = 1, c = 1]): LaneUnits => [a, b, c, 4_096 - a - b - c]);
    const someSets = fc.array(
      fc.record({
        horizon: fc.constantFrom(...HORIZONS),
        lanes: units,
        climatology: units,
        markov: units,
        result: fc.constantFrom(...LANES),
        count: fc.integer({ min: 1, max: 5 }),
        fromDay: fc.integer({ min: DAY_0, max: DAY_0 + 60 }),
      }),
      { minLength: 60, maxLength: 300 },
    );
    await fc.assert(
      fc.asyncProperty(someSets, async (some) => {
        const tally = some.map(
          ({ climatology, markov, ...one }): ForecastTally => ({
            ...one,
            regionId: 'latam',
            kind: 'live',
            modelVersion: '1',
            lastDay: one.fromDay,
            references: { climatology, markov },
            status: 'scored',
          }),
        );
        const groups = await scoreboard({ issued: tally, tally }, { regionId: 'latam' });
        const skills = groups.flatMap(({ outcomeCount, skills: all }) => {
          const best = all.find(({ isBestReference, score }) => isBestReference && score === 'log');
          return best === undefined || outcomeCount < MIN_OUTCOMES ? [] : [best.skill];
        });
        const [row] = (await recorded(tally)).rows;
        if (skills.length === 0) expect(row).toBeUndefined();
        else expect(row?.value).toBeCloseTo(skills.reduce((sum, one) => sum + one, 0) / 3, 5);
      }),
      { numRuns: 30 },
    );
  });
});
