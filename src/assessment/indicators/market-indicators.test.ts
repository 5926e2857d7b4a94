import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditWeeks,
  foodPriceMonths,
  gasImports,
  gasQuotes,
  governmentYields,
  shares,
} from '../../../test/kit/market-worlds.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { creditStress } from './credit-stress.ts';
import { equityDrawdown } from './equity-drawdown.ts';
import { foodDependence, foodPrices } from './food-prices.ts';
import { gasImportShortfall } from './gas-import-shortfall.ts';
import { gasPrice } from './gas-price.ts';
import { benchmarkOf, sovereignSpread } from './sovereign-spread.ts';

const indexOf = (rows: readonly Observation[]) => indexObservations(rows, NOW);
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const country = (iso2: string) => {
  const found = countryByIso2(iso2);
  if (found === undefined) throw new Error(`no country ${iso2}`);
  return found;
};

/** Severity by how bad one number is, and the values that are no pressure. */
const INDICATORS = {
  'share prices': {
    worse: between(-0.3, 0.9),
    of: (fall: number) => equityDrawdown(indexOf(shares('BR', -fall)), 'BR')?.value,
    harmless: (fall: number) => fall <= 0,
  },
  'a government’s spread': {
    worse: between(-3, 30),
    of: (now: number) => sovereignSpread(indexOf(governmentYields('IT', { usual: 1, now })), country('IT'))?.value,
    harmless: (now: number) => now <= 0,
  },
  'stress of credit': {
    worse: between(-1.5, 12),
    of: (now: number) => creditStress(indexOf(creditWeeks({ usual: 0.2, now })))?.value,
    harmless: (now: number) => now <= 0,
  },
  'food prices': {
    worse: between(-0.5, 1),
    of: (rise: number) => foodPrices(indexOf(foodPriceMonths(rise)))?.value,
    harmless: (rise: number) => rise <= 0,
  },
  'the gas price': {
    worse: between(-0.8, 3),
    of: (rise: number) => gasPrice(indexOf(gasQuotes(rise)))?.value,
    harmless: (rise: number) => rise <= -0.001,
  },
  'gas that does not come': {
    worse: between(-1, 1.2),
    of: (cut: number) =>
      gasImportShortfall(indexOf(gasImports('DE', { usual: 1e5, now: 1e5 * (1 - cut) })), 'DE')?.value,
    harmless: (cut: number) => cut <= 0.2,
  },
} as const;

describe.each(Object.entries(INDICATORS))('%s', (_, { worse, of, harmless }) => {
  it('is between 0 and 1, never falls when things get worse, and is 0 where they are no pressure', () => {
    fc.assert(
      fc.property(worse, worse, (a, b) => {
        const [low, high] = [of(Math.min(a, b)) ?? Number.NaN, of(Math.max(a, b)) ?? Number.NaN];
        expect(low >= 0 && high <= 1).toBe(true);
        expect(high).toBeGreaterThanOrEqual(low);
        if (harmless(Math.min(a, b))) expect(low).toBe(0);
      }),
      { numRuns: 150 },
    );
  });
});

describe('what is not known', () => {
  it('is undefined, and no calm: without a past, without a benchmark, without a season', () => {
    const newest = (rows: readonly Observation[], count: number) =>
      indexOf([...rows].sort((a, b) => b.observedAt - a.observedAt).slice(0, count));
    expect(equityDrawdown(newest(shares('BR', -0.3), 12), 'BR')).toBeUndefined();
    expect(creditStress(newest(creditWeeks({ usual: 0, now: 3 }), 20))).toBeUndefined();
    expect(foodPrices(newest(foodPriceMonths(0.3), 20))).toBeUndefined();
    expect(gasImportShortfall(newest(gasImports('DE', { usual: 1e5, now: 0 }), 24), 'DE')).toBeUndefined();
    const alone = governmentYields('IT', { usual: 1, now: 9 }).filter(({ subject }) => subject === 'country:IT');
    expect(sovereignSpread(indexOf(alone), country('IT'))).toBeUndefined();
  });

  it('a country that imports next to no gas has none to miss', () => {
    expect(gasImportShortfall(indexOf(gasImports('SE', { usual: 300, now: 0 })), 'SE')).toBeUndefined();
    expect(gasImportShortfall(indexOf(gasImports('NO', { usual: -4e5, now: -1e5 })), 'NO')).toBeUndefined();
  });

  it('food reaches a country without figures as much as one in the middle', () => {
    const none = foodDependence(indexOf([]), 'NG');
    expect(none).toBeGreaterThan(0.2);
    expect(none).toBeLessThan(1);
  });
});

it('Germany is the benchmark in Europe, the United States elsewhere, and neither has one', () => {
  expect(['IT', 'PL', 'TR', 'JP', 'DE', 'US'].map((iso2) => benchmarkOf(country(iso2)))).toEqual([
    'DE',
    'DE',
    'US',
    'US',
    undefined,
    undefined,
  ]);
});
