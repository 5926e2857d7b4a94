import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyTable } from '../../../test/kit/synthetic-history.ts';
import { type CountryMonths, countryMonthPanel, monthNumber, monthText } from './country-month-panel.ts';
import { lastKnownMonth } from './publication.ts';
import { asReleased, revisionPaths } from './release-revisions.ts';

const PANEL = countryMonthPanel(monthlyTable(4));
const FIRST = monthNumber('1989-01');

/** A release of the panel up to a month, published in the next one, with other figures. */
function released(lastMonth: number, figure: (deaths: number) => number) {
  const panel: CountryMonths = {
    months: PANEL.months.slice(0, lastMonth - FIRST + 1),
    byUnit: new Map([...PANEL.byUnit].map(([unit, own]) => [unit, own.slice(0, lastMonth - FIRST + 1).map(figure)])),
  };
  return { asOfDate: `${monthText(lastMonth + 1)}-25`, panel, lastMonth };
}

const month = fc.integer({ min: FIRST + 20, max: FIRST + 45 });

describe('deaths as a release would state them', () => {
  it('are the final ones where releases were never revised; else only months since the last annual release are revised, in the share that releases as long held', () => {
    fc.assert(
      fc.property(month, month, fc.integer({ min: 1, max: 99 }), (release, at, seed) => {
        const of = (figure: (deaths: number) => number) => {
          const paths = revisionPaths([released(release, figure)], PANEL);
          return asReleased(paths, seed)({ panel: PANEL, lastMonth: at }, at + 2).panel;
        };
        const same = released(at, (deaths) => deaths).panel;
        expect(of((deaths) => deaths)).toEqual(same);
        const half = of((deaths) => (deaths + 1) / 2 - 1);
        const candidates = (lastMonth: number): number => lastMonth - lastKnownMonth(lastMonth + 2, 'annual');
        const count = candidates(release) < candidates(at) ? 0 : candidates(at);
        for (const [unit, own] of same.byUnit) {
          const annual = own.length - count;
          const expected = own.map((deaths, i) =>
            i < annual ? deaths : Math.max(0, Math.round((deaths + 1) / 2) - 1),
          );
          expect(half.byUnit.get(unit)).toEqual(expected);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('depend on no figure after the last known month, of what is known or of what revisions are learned from', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 0, max: 9 }), (at, factor) => {
        const later = new Map(
          [...PANEL.byUnit].map(([unit, own]) => [
            unit,
            own.map((deaths, i) => (FIRST + i > at ? deaths * factor + 17 : deaths)),
          ]),
        );
        const of = (panel: CountryMonths) => {
          const paths = revisionPaths([released(at, (deaths) => Math.floor(deaths / 3))], panel);
          return asReleased(paths, 3)({ panel, lastMonth: at }, at + 2);
        };
        expect(of({ ...PANEL, byUnit: later })).toEqual(of(PANEL));
      }),
      { numRuns: 20 },
    );
  });
});
