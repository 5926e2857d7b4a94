import { describe, expect, it } from 'vitest';
import { LANES } from '../../contract/intelligence/vocabulary.ts';
import type { LaneShares } from '../lane-shares.ts';
import { type CountryMonths, monthNumber, monthText } from './country-month-panel.ts';
import { resolvedOn } from './resolved-on.ts';
import type { ScoredCase } from './scored-case.ts';

const FIRST = monthNumber('2010-01');
const SAID: LaneShares = [0.7, 0.1, 0.1, 0.1];

/** A table of one country from January 2010 on. */
const tableOf = (deaths: readonly number[]): CountryMonths => ({
  months: deaths.map((_, i) => monthText(FIRST + i)),
  byUnit: new Map([['IN', deaths]]),
});
const caseOf = (place: number, unit = 'IN'): ScoredCase => ({
  unit,
  region: 'south-asia',
  time: FIRST + place,
  quarter: 160,
  stratum: 'quiet',
  outcome: LANES.indexOf('base'),
  forecasts: { model: SAID },
});
const YEAR = Array.from({ length: 12 }, () => 50);

describe('forecasts resolved on another table', () => {
  it("have that table's outcome and stratum, and stay what they were", () => {
    const [found] = resolvedOn(tableOf([...YEAR, 400]), [caseOf(12)]);
    expect(found).toEqual({ ...caseOf(12), stratum: 'active', outcome: LANES.indexOf('escalation') });
    expect(resolvedOn(tableOf([...YEAR, 0]), [caseOf(12)])[0]?.outcome).toBe(LANES.indexOf('containment'));
  });

  it('are left out where the table has no year before them, ends before them or has no such country', () => {
    expect(resolvedOn(tableOf([...YEAR, 400]), [caseOf(11), caseOf(13), caseOf(12, 'MX')])).toEqual([]);
  });
});
