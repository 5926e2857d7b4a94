import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  figure,
  militaryFlights,
  navalExercises,
  navigationalWarnings,
  outage,
  rates,
  sanctions,
  satellitePositions,
} from '../../../test/kit/indicator-worlds.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { robustDistance } from '../robust-distance.ts';
import { DAY_MS } from '../time.ts';
import { airPosture } from './air-posture.ts';
import { currencyDepreciation } from './currency-depreciation.ts';
import { floatingCurrency } from './floating-currency.ts';
import { gnssInterference } from './gnss-interference.ts';
import { internetOutage } from './internet-outage.ts';
import { navalPosture } from './naval-posture.ts';
import { navigationalWarnings as warningsAt } from './navigational-warnings.ts';
import { priceInflation } from './price-inflation.ts';
import { sanctionsPressure } from './sanctions-pressure.ts';

const index = (rows: readonly Observation[]) => indexObservations(rows, NOW);
const values = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 20 });

describe('robustDistance', () => {
  it('never falls when the value rises, and is 0 at the middle', () => {
    fc.assert(
      fc.property(
        values,
        fc.double({ min: -200, max: 200, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (baseline, value, more) => {
          expect(robustDistance(value + more, baseline, 1)).toBeGreaterThanOrEqual(robustDistance(value, baseline, 1));
        },
      ),
    );
    expect(robustDistance(3, [1, 3, 9], 1)).toBe(0);
  });
});

describe('airPosture', () => {
  it.each([
    ['fewer than five aircraft', { usual: 1, now: 4 }, false],
    ['five aircraft where none is usual', { usual: 0, now: 5 }, true],
    ['one more than a steady thirty', { usual: 30, now: 31 }, false],
    ['two more than a steady thirty', { usual: 30, now: 32 }, true],
  ])('%s', (_, change, isSurge) => {
    expect(airPosture(index(militaryFlights('gulf', change)), 'gulf')?.isSurge).toBe(isSurge);
  });

  it('compares with the same hours of the day only after seven of them', () => {
    const rows = militaryFlights('gulf', { usual: 10, now: 30 });
    const days = (count: number) => rows.filter(({ observedAt }) => observedAt > NOW - (count + 0.5) * DAY_MS);
    expect(airPosture(index(days(7)), 'gulf')?.expected).toBe(10);
    expect(airPosture(index(days(6)), 'gulf')).toMatchObject({ z: 0, isSurge: false });
  });

  it('is unknown where no receiver ever counted', () => {
    expect(airPosture(index([]), 'gulf')).toBeUndefined();
  });
});

describe('gnssInterference', () => {
  it('does not believe an hour with a handful of reports', () => {
    const few = satellitePositions('gulf', { usual: 0, now: 0.9 }).map((row) => ({ ...row, detail: { reports: '9' } }));
    expect(gnssInterference(index(few), 'gulf')).toBeUndefined();
  });
});

describe('currencyDepreciation', () => {
  const fallOf = (code: string, falls: Readonly<Record<string, number>>) =>
    currencyDepreciation(index(rates(falls)), code);

  it('is the smaller of the falls against euro and dollar: a strong euro alone is no fall', () => {
    expect(fallOf('TRY', { TRY: 0.1 })?.move).toBeCloseTo(0.1, 2);
    // The euro rises by ten percent against everyone.
    expect(fallOf('TRY', { TRY: 0.1, USD: 0.1 })?.move).toBeCloseTo(0, 2);
    expect(fallOf('TRY', { TRY: 0.1, USD: 0.1 })?.value).toBeLessThan(0.05);
    // The dollar alone rises.
    expect(fallOf('TRY', { TRY: 0, USD: -0.1 })?.move).toBeCloseTo(0, 2);
  });

  it('reads the dollar in euro and the euro in dollars', () => {
    expect(fallOf('USD', { USD: 0.08 })?.move).toBeCloseTo(0.08, 2);
    expect(fallOf('EUR', { USD: 0.08 })?.move).toBeCloseTo(-0.08, 2);
    expect(fallOf('EUR', { USD: -0.08 })?.value).toBeGreaterThan(0.3);
  });

  it('is not spoken of for currencies that are held to another', () => {
    expect(['SA', 'AE', 'QA', 'BH', 'OM', 'JO', 'HK', 'DK'].map(floatingCurrency)).toEqual(Array(8).fill(undefined));
    expect(['TR', 'FR', 'US', 'IN'].map(floatingCurrency)).toEqual(['TRY', 'EUR', 'USD', 'INR']);
  });
});

describe('internetOutage', () => {
  const severityOf = (signals: readonly string[]) =>
    internetOutage(index(outage('MM', 100_000, [...signals])), 'MM', NOW)?.value ?? Number.NaN;

  it('is believed the more, the more signals see it, and never by the one that is never believed alone', () => {
    expect(severityOf(['merit-nt'])).toBe(0);
    expect(severityOf(['bgp'])).toBeGreaterThan(0.1);
    expect(severityOf(['bgp', 'ping-slash24'])).toBeGreaterThan(severityOf(['bgp']));
  });

  it('is none while the monitor reports none, and unknown without any report', () => {
    expect(internetOutage(index([]), 'MM', NOW)?.value).toBe(0);
    expect(internetOutage(index([]), 'MM', undefined)).toBeUndefined();
  });
});

describe('sanctionsPressure', () => {
  it('is that of the authority that added most, not the sum of those who follow it', () => {
    const one = sanctions('RU', { usual: 0, now: 40 });
    const both = [...one, ...sanctions('RU', { usual: 0, now: 40 }, 'uk-fcdo')];
    expect(sanctionsPressure(index(both), 'RU', NOW)?.value).toBe(sanctionsPressure(index(one), 'RU', NOW)?.value);
    expect(sanctionsPressure(index(both), 'RU', NOW)?.lineages).toEqual(['ofac', 'uk-fcdo']);
  });
});

describe('navigationalWarnings', () => {
  it('of pirates endanger ships that pass and are no coercion', () => {
    const at = (danger: string, use: 'passage' | 'coercion') =>
      warningsAt(index(navigationalWarnings('suez', { usual: 0, now: 2 }, danger)), { chokepointId: 'suez', use }, NOW)
        ?.value ?? -1;
    expect(at('piracy', 'coercion')).toBe(0);
    expect(at('piracy', 'passage')).toBe(at('attack', 'passage'));
    expect(at('attack', 'coercion')).toBeGreaterThan(0.1);
  });

  it('are unknown, not zero, for straits of NAVAREA IX while the list names none of them', () => {
    const at = (strait: string, change: { usual: number; now: number }) =>
      warningsAt(index(navigationalWarnings(strait, change)), { chokepointId: strait, use: 'passage' }, NOW)?.value;
    expect(at('suez', { usual: 0, now: 0 })).toBe(0);
    for (const strait of ['hormuz_strait', 'bab_el_mandeb']) {
      expect(at(strait, { usual: 0, now: 0 })).toBeUndefined();
      for (const change of [
        { usual: 1, now: 0 },
        { usual: 0, now: 2 },
      ])
        expect(at(strait, change)).toBe(at('suez', change));
    }
  });

  it('of pirates leave what a state does there unknown, so that a worse sea never eases coercion', () => {
    const at = (danger: string, use: 'passage' | 'coercion') => {
      const rows = index(navigationalWarnings('bab_el_mandeb', { usual: 0, now: 2 }, danger));
      return warningsAt(rows, { chokepointId: 'bab_el_mandeb', use }, NOW)?.value;
    };
    expect(at('piracy', 'coercion')).toBeUndefined();
    expect(at('piracy', 'passage')).toBeGreaterThan(0.1);
    expect(at('attack', 'coercion')).toBeGreaterThan(0.1);
  });

  it('count once, on however many days they are repeated', () => {
    const rows = navigationalWarnings('suez', { usual: 0, now: 1 });
    const [first] = rows;
    if (first === undefined) throw new RangeError('no warning');
    const again = {
      ...first,
      recordId: 'yesterday',
      observedAt: first.observedAt - DAY_MS,
      knownAt: first.knownAt - DAY_MS,
    };
    const count = (some: readonly Observation[]) =>
      warningsAt(index(some), { chokepointId: 'suez', use: 'passage' }, NOW)?.count;
    expect(count([...rows, again])).toBe(count(rows));
  });
});

describe('navalPosture', () => {
  const gulf = (change: Change, rows = navalExercises('chokepoint:hormuz_strait', change)) =>
    navalPosture(index(rows), 'gulf', NOW);

  it('rises with every announcement, at the theater or at its straits, and not with those of other waters', () => {
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.nat({ max: 20 }), fc.nat({ max: 20 }), (usual, now, more) => {
        expect(gulf({ usual, now: now + more })?.value).toBeGreaterThanOrEqual(gulf({ usual, now })?.value ?? 1);
      }),
    );
    const strait = gulf({ usual: 1, now: 6 });
    expect(gulf({ usual: 1, now: 6 }, navalExercises('theater:gulf', { usual: 1, now: 6 }))?.value).toBe(strait?.value);
    expect(strait?.chokepoints).toEqual(['hormuz_strait']);
    expect(gulf({ usual: 1, now: 6 }, navalExercises('theater:black-sea', { usual: 1, now: 6 }))?.count).toBe(0);
  });

  it('of what is announced every week is little, of the same where it is unusual much', () => {
    expect(gulf({ usual: 6, now: 6 })?.value).toBeLessThan(0.25);
    expect(gulf({ usual: 0, now: 6 })?.value).toBeGreaterThan(0.5);
  });

  it('has no surprise before the list was received on ten days of its baseline', () => {
    const rows = navalExercises('theater:gulf', { usual: 0, now: 6 });
    const since = (days: number) => rows.filter(({ observedAt }) => observedAt > NOW - days * DAY_MS);
    expect(gulf({ usual: 0, now: 6 }, since(17))?.expected).toBe(0);
    const young = gulf({ usual: 0, now: 6 }, since(16));
    expect(young?.expected).toBeUndefined();
    expect(young?.value).toBeLessThan(0.25);
  });

  it('counts once, on however many days it is repeated', () => {
    expect(gulf({ usual: 3, now: 3 })?.count).toBe(3);
    expect(navalPosture(index([]), 'gulf', undefined)).toBeUndefined();
  });
});

describe('priceInflation', () => {
  it('of falling prices is none', () => {
    expect(priceInflation(index(figure('JP', 'inflation', { usual: 1, now: -1 })), 'JP')?.value).toBe(0);
  });
});
