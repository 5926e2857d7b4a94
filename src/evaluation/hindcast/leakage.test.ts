import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyTable } from '../../../test/kit/synthetic-history.ts';
import { type CountryMonths, countryMonthPanel, monthNumber } from './country-month-panel.ts';
import { monthlyCases, scoredCountries, shuffledOutcomes } from './monthly-hindcast.ts';
import { lastKnownMonth, PUBLICATION_LAGS } from './publication.ts';
import { regionCases } from './region-cases.ts';
import { rollingOrigin } from './rolling-origin.ts';
import { scoreTable } from './score-table.ts';
import { readVintage } from './vintages.ts';

/** Hand-made wars of twelve countries over eight years. */
const PANEL = countryMonthPanel(monthlyTable(8));
const FIRST = monthNumber(PANEL.months[0] ?? '');
const YEARS = { testFrom: '1995-01', testTo: '1996-06' } as const;

/** The panel with other figures in every month after the last one known. */
function changedAfter(panel: CountryMonths, lastKnown: number, factor: number): CountryMonths {
  const change = (deaths: number, i: number): number => (FIRST + i > lastKnown ? deaths * factor + 17 : deaths);
  return {
    months: panel.months,
    byUnit: new Map([...panel.byUnit].map(([unit, series]) => [unit, series.map(change)])),
  };
}

const madeOf = (panel: CountryMonths, lag: (typeof PUBLICATION_LAGS)[number]) =>
  monthlyCases({ panel, vintages: [], lag, ...YEARS });

describe('a forecast', () => {
  it('never changes with a figure that was not published at its origin, for any value of it', () => {
    const origin = fc.integer({ min: monthNumber('1993-06'), max: monthNumber('1996-06') });
    fc.assert(
      fc.property(
        origin,
        fc.constantFrom(...PUBLICATION_LAGS),
        fc.integer({ min: 2, max: 40 }),
        (month, lag, factor) => {
          const later = changedAfter(PANEL, lastKnownMonth(month, lag), factor);
          const of = (panel: CountryMonths) =>
            madeOf(panel, lag)
              .cases.filter(({ time }) => time === month)
              .map(({ unit, features, history, group }) => ({ unit, features, history, group }));
          expect(of(later)).toEqual(of(PANEL));
        },
      ),
      { numRuns: 8 },
    );
  });

  it.each([
    ['30d', '1996-01'],
    ['0d', '1996-01'],
    ['0d', '1996-05'],
  ] as const)(
    'with a lag of %s is, in %s, of models that never saw an outcome that was not published when they were made, whatever came of the month forecast',
    (lag, origin) => {
      const at = monthNumber(origin);
      const of = (panel: CountryMonths) => {
        const { cases, options } = madeOf(panel, lag);
        return rollingOrigin(cases, { ...options, to: at })
          .filter(({ known }) => known.time === at)
          .map(({ known, pooled, baselines, members }) => ({ unit: known.unit, pooled, baselines, members }));
      };
      const before = of(PANEL);
      expect(before.some(({ members }) => members.length > 0)).toBe(true);
      expect(of(changedAfter(PANEL, lastKnownMonth(at, lag), 9))).toEqual(before);
      expect(of(changedAfter(PANEL, lastKnownMonth(at, lag) - 1, 9))).not.toEqual(before);
    },
  );

  it('of a region never changes with a later figure either', () => {
    const month = monthNumber('1995-09');
    const of = (panel: CountryMonths) =>
      regionCases(
        panel,
        { made: ['IN', 'MX', 'NG'] },
        { from: month, to: month, knownAt: () => ({ panel, lastMonth: lastKnownMonth(month, '30d') }) },
      ).map(({ history, repeated }) => ({ history, repeated }));
    expect(of(changedAfter(PANEL, lastKnownMonth(month, '30d'), 5))).toEqual(of(PANEL));
  });

  it('reads the vintage that was out at its origin and resolves on the newest', () => {
    const month = monthNumber('1996-03');
    const table = (india: number) => `month,India\n1995-12,${india}\n1996-01,${india + 1}\n`;
    const early = readVintage(table(70), '1996-02-20');
    const late = (india: number) =>
      readVintage(`${table(india)}1996-02,901\n1996-03,${india + 2}\n1996-06,1\n`, '1996-08-20');
    const made = (newest: number) =>
      monthlyCases({ panel: PANEL, vintages: [late(newest), early], lag: '30d', ...YEARS }).cases.find(
        ({ unit, time }) => unit === 'IN' && time === month,
      );
    const [alone, both] = [made(300), made(900)];
    expect(both?.history).toEqual(alone?.history);
    expect(both?.history.spans[0]).toBe(71);
    expect(both?.deaths).toBe(902);
    expect(alone?.deaths).toBe(302);
  });

  it('is of models taught by the vintage that was out when they were made, not by what it was revised to', () => {
    const refit = monthNumber('1996-01');
    const rows = (factor: number, last: number) =>
      PANEL.months
        .slice(0, last - FIRST + 1)
        .map((text, i) => `${text},${(PANEL.byUnit.get('IN')?.[i] ?? 0) * factor}`)
        .join('\n');
    const early = readVintage(`month,India\n${rows(1, refit - 1)}\n`, '1995-12-31');
    const late = (factor: number) => readVintage(`month,India\n${rows(factor, refit + 5)}\n`, '1996-08-20');
    const of = (factor: number) => {
      const { cases, options } = monthlyCases({
        panel: PANEL,
        vintages: [late(factor), early, { ...early, asOfDate: '1989-02-01' }],
        lag: '30d',
        ...YEARS,
      });
      return rollingOrigin(cases, { ...options, to: refit })
        .filter(({ known }) => known.time === refit)
        .map(({ known, pooled, members }) => ({ unit: known.unit, pooled, members }));
    };
    expect(of(3)).toEqual(of(1));
  });
});

describe('the hindcast of hand-made wars', () => {
  const made = madeOf(PANEL, '30d');
  const activeTable = (taught?: Parameters<typeof rollingOrigin>[1]['taught']) =>
    scoreTable(
      scoredCountries(rollingOrigin(made.cases, { ...made.options, taught }), made.options.from).filter(
        ({ stratum }) => stratum === 'active',
      ),
      undefined,
    );

  it('learns their recurrence, and nothing from outcomes that changed places by lot', () => {
    const skillOf = (table: ReturnType<typeof scoreTable>) =>
      table?.skillAgainstBest.logScore?.regionBlocks?.skill ?? 0;
    const [fitted, placebo] = [skillOf(activeTable()), skillOf(activeTable(shuffledOutcomes(made.cases, 1)))];
    expect(fitted).toBeGreaterThan(0.02);
    expect(fitted - placebo).toBeGreaterThan(0.02);
  });

  it('keeps how often each lane comes out when outcomes change places', () => {
    const taught = shuffledOutcomes(made.cases, 1);
    const count = (outcomes: readonly number[]) =>
      [0, 1, 2, 3].map((lane) => outcomes.filter((one) => one === lane).length);
    expect(count(made.cases.map(taught))).toEqual(count(made.cases.map(({ outcome }) => outcome)));
    expect(made.cases.some((known) => taught(known) !== known.outcome)).toBe(true);
  });
});
