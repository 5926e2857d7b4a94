import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hazardExponents, onGrid, quietRates, transported } from '../scripts/fit-parameters/base-rates.mjs';
import { dailyOutcomes } from '../scripts/fit-parameters/daily-units.mjs';
import { regionLane, stratum, unitLane } from '../scripts/fit-parameters/lanes.mjs';

const flat = (level: number) => Array.from({ length: 12 }, () => level);
const month = { fmin: 40, newDeaths: 0 };
const count = fc.integer({ min: 0, max: 2_000 });
const counts = fc.tuple(count, count, count, count);

describe('the lane of a unit', () => {
  it('is escalation when deaths are many, half as many again as the mean, and rare', () => {
    expect(unitLane({ ...month, deaths: 60, history: flat(40) })).toBe('escalation');
    expect(unitLane({ ...month, deaths: 59, history: flat(40) })).toBe('base');
    expect(unitLane({ ...month, deaths: 39, history: flat(0) })).toBe('base');
    expect(unitLane({ ...month, deaths: 60, history: [...flat(20).slice(2), 60, 60] })).toBe('base');
  });

  it('is containment when deaths of a deadly year fall to half or less, and rarely so low', () => {
    expect(unitLane({ ...month, deaths: 20, history: flat(40) })).toBe('containment');
    expect(unitLane({ ...month, deaths: 21, history: flat(40) })).toBe('base');
    expect(unitLane({ ...month, deaths: 10, history: flat(39) })).toBe('base');
  });

  it('is fragmentation when new members carry at least five deaths and a tenth', () => {
    expect(unitLane({ ...month, deaths: 30, history: flat(30), newDeaths: 5 })).toBe('fragmentation');
    expect(unitLane({ ...month, deaths: 59, history: flat(59), newDeaths: 5 })).toBe('base');
  });

  it('never leaves escalation for another lane when deaths rise further', () => {
    fc.assert(
      fc.property(fc.array(count, { minLength: 12, maxLength: 12 }), count, count, (history, deaths, more) => {
        fc.pre(unitLane({ ...month, deaths, history }) === 'escalation');
        expect(unitLane({ ...month, deaths: deaths + more, history })).toBe('escalation');
      }),
    );
  });
});

describe('the lane of a region', () => {
  const quiet = { lane: 'base', deaths: 0, mean: 0 } as const;
  const escalating = { lane: 'escalation', deaths: 100, mean: 60 } as const;

  it('is escalation when a member exceeds its mean by 40 and by a tenth of the region', () => {
    expect(regionLane({ members: [escalating, quiet], newDeaths: 0, fmin: 40 })).toBe('escalation');
    expect(regionLane({ members: [{ ...escalating, deaths: 99 }], newDeaths: 0, fmin: 40 })).toBe('base');
    expect(regionLane({ members: [escalating, { ...quiet, mean: 400 }], newDeaths: 0, fmin: 40 })).toBe('base');
  });

  it('prefers escalation to fragmentation and fragmentation to containment', () => {
    const contained = { lane: 'containment', deaths: 0, mean: 50 } as const;
    expect(regionLane({ members: [escalating, contained], newDeaths: 50, fmin: 40 })).toBe('escalation');
    expect(regionLane({ members: [contained, quiet], newDeaths: 50, fmin: 40 })).toBe('fragmentation');
    expect(regionLane({ members: [contained, quiet], newDeaths: 0, fmin: 40 })).toBe('containment');
  });

  it('does not depend on the order of its members', () => {
    const member = fc.record({
      lane: fc.constantFrom('base', 'escalation', 'containment', 'fragmentation'),
      deaths: count,
      mean: count,
    });
    fc.assert(
      fc.property(fc.array(member), count, (members, newDeaths) => {
        const turned = [...members].reverse();
        expect(regionLane({ members: turned, newDeaths, fmin: 40 })).toBe(regionLane({ members, newDeaths, fmin: 40 }));
      }),
    );
  });
});

describe('daily outcomes', () => {
  const span = { strideDays: 1, firstDay: 0, lastDay: 366 };
  const event = { dyad: 'A - B', deaths: 10 };

  it('leave out a record longer than a third of the horizon, and book one on its last day otherwise', () => {
    const long = [
      { ...event, start: 366, end: 366 },
      { ...event, start: 364, end: 366 },
    ];
    expect(dailyOutcomes(long, { ...span, horizon: '24h' }).map(({ lane }) => lane)).toEqual(['base', 'escalation']);
    expect(dailyOutcomes(long.slice(1), { ...span, horizon: '24h' }).map(({ lane }) => lane)).toEqual(['base', 'base']);
  });

  it('call deaths of a dyad without any in the year before fragmentation', () => {
    const old = Array.from({ length: 366 }, (_, day) => ({ ...event, start: day, end: day }));
    const fresh = { dyad: 'A - C', deaths: 5, start: 366, end: 366 };
    const lanes = dailyOutcomes([...old, fresh], { ...span, horizon: '24h' }).map(({ lane }) => lane);
    expect(lanes).toEqual(['base', 'fragmentation']);
  });

  it('place a unit in a stratum by its deaths of the year before', () => {
    expect([0, 1, 24, 25].map(stratum)).toEqual(['quiet', 'low', 'low', 'active']);
  });
});

describe('base rates', () => {
  const figures = counts.map((values) => onGrid(values.map((n) => (n + 1) / (values.reduce((a, b) => a + b, 0) + 4))));

  it('carried to a shorter horizon stay a distribution and never lower base', () => {
    const exponent = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(figures, fc.tuple(exponent, exponent, exponent), (month30, exponents) => {
        const short = transported(month30, exponents);
        expect(short.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...short)).toBeGreaterThanOrEqual(-1e-12);
        expect(short[0]).toBeGreaterThanOrEqual(month30[0] - 1e-12);
      }),
    );
  });

  it('are unchanged when both horizons show the same hazards', () => {
    fc.assert(
      fc.property(figures, counts, (month30, same) => {
        for (const [i, value] of transported(month30, hazardExponents(same, same)).entries())
          expect(value).toBeCloseTo(month30[i] ?? 0, 9);
      }),
    );
  });

  it('of a quiet unit never have a lower base at the shorter horizon', () => {
    fc.assert(
      fc.property(figures, counts, counts, (month30, short, long) => {
        expect(quietRates(month30, short, long)[0]).toBeGreaterThanOrEqual(month30[0] - 1e-12);
      }),
    );
  });

  it('on a grid sum to one exactly in its units', () => {
    fc.assert(
      fc.property(figures, (values) => {
        expect(values.map((value) => Math.round(value * 100_000)).reduce((a, b) => a + b, 0)).toBe(100_000);
      }),
    );
  });
});
