import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyTable } from '../../../test/kit/synthetic-history.ts';
import { LANE_ARTEFACT } from '../../assessment/scenarios/lane-model/lane-artefact.ts';
import { type CountryMonths, countryMonthPanel, monthNumber, monthText } from './country-month-panel.ts';
import {
  type MonthlyRun,
  monthlyCases,
  publishedHindcast,
  regionForecasts,
  scoredCountries,
  shuffledOutcomes,
} from './monthly-hindcast.ts';
import { lastKnownMonth, PUBLICATION_LAGS } from './publication.ts';
import { regionCases } from './region-cases.ts';
import { rollingOrigin } from './rolling-origin.ts';
import { scoreTable } from './score-table.ts';
import { readVintage, type Vintage } from './vintages.ts';

/** Hand-made wars of twelve countries over eight years. */
const PANEL = countryMonthPanel(monthlyTable(8));
const FIRST = monthNumber(PANEL.months[0] ?? '');
const YEARS: { readonly testFrom: string; readonly testTo: string } = { testFrom: '1995-01', testTo: '1996-06' };

/** The panel with other figures in every month after the last one known. */
function changedAfter(panel: CountryMonths, lastKnown: number, factor: number): CountryMonths {
  const change = (deaths: number, i: number): number => (FIRST + i > lastKnown ? deaths * factor + 17 : deaths);
  return {
    months: panel.months,
    byUnit: new Map([...panel.byUnit].map(([unit, series]) => [unit, series.map(change)])),
  };
}

const madeOf = (panel: CountryMonths, lag: (typeof PUBLICATION_LAGS)[number], years: Partial<typeof YEARS> = {}) =>
  monthlyCases({ panel, vintages: [], lag, ...YEARS, ...years });

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
      { numRuns: 3 },
    );
  });

  it.each([
    ['30d', '1996-01'],
    ['0d', '1996-05'],
  ] as const)(
    'with a lag of %s is, in %s, of models that never saw an outcome that was not published when they were made, whatever came of the month forecast',
    (lag, origin) => {
      const at = monthNumber(origin);
      const of = (panel: CountryMonths) => {
        const { cases, options } = madeOf(panel, lag, { testFrom: origin, testTo: origin });
        return rollingOrigin(cases, options)
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
});

/** Releases of the panel in the last days of the months before the origins of 1995, whose newest months are thin. */
const RELEASES = Array.from({ length: 18 }, (_, i) => releaseOf(monthNumber('1994-12') + i, PANEL));

/** What was published in a month: figures to the month before, two countries in turn without a column. */
function releaseOf(published: number, panel: CountryMonths): Vintage {
  const units = [...panel.byUnit].filter(([, own], i) => own.some((deaths) => deaths > 0) && i % 5 !== published % 5);
  const rows = panel.months.slice(0, published - FIRST).map((month, i) => {
    const age = published - 1 - FIRST - i;
    const thin = (deaths: number): number => Math.round(deaths * (age < 4 ? 0.6 + age / 10 : 1));
    return `${month},${units.map(([, own]) => thin(own[i] ?? 0)).join(',')},`;
  });
  const header = `,${units.map(([iso2]) => iso2).join(',')},`;
  return readVintage(`${header}\n${rows.join('\n')}\n`, `${monthText(published)}-25`);
}

/** Every figure made absurd: of the final table, and of the releases from a month on. */
function poisonedRun(origin: number, releasesFrom: number, absurd: (deaths: number) => number) {
  const panel = {
    months: PANEL.months,
    byUnit: new Map([...PANEL.byUnit].map(([unit, own]) => [unit, own.map(absurd)])),
  };
  const vintages = RELEASES.map((one, i) => {
    if (monthNumber('1994-12') + i < releasesFrom) return one;
    const byUnit = [...one.byUnit].map(([unit, own]) => {
      return [unit, new Map([...own].map(([month, deaths]) => [month, absurd(deaths)]))] as const;
    });
    return { ...one, byUnit: new Map(byUnit) };
  });
  return { panel, vintages, lag: '30d', testFrom: monthText(origin), testTo: monthText(origin) } as const;
}

/** All that is forecast of an origin, countries and regions, by the published figures. */
function forecastsOf(run: MonthlyRun) {
  const made = monthlyCases(run);
  const rolled = publishedHindcast(made, LANE_ARTEFACT);
  const regions = regionForecasts(made, rolled, LANE_ARTEFACT.regions);
  return [...rolled, ...regions]
    .filter(({ known }) => known.time >= made.options.from)
    .map(({ known, pooled, baselines, members }) => [known.unit, known.history, pooled, baselines, members]);
}

const ABSURD = { 'nine times itself and 17': (deaths: number) => deaths * 9 + 17, nothing: () => 0 } as const;

describe('a forecast with releases', () => {
  it('stays the same to the last bit whatever the final table and all releases after its origin hold', () => {
    const origin = fc.integer({ min: monthNumber('1995-01'), max: monthNumber('1996-05') });
    const how = fc.constantFrom(...Object.values(ABSURD));
    fc.assert(
      fc.property(origin, how, (month, absurd) => {
        const [real, poisoned] = [(deaths: number) => deaths, absurd].map((own) =>
          forecastsOf(poisonedRun(month, month, own)),
        );
        expect(poisoned).toEqual(real);
      }),
      { numRuns: 2 },
    );
  });

  it('is of models that learned from no later figure either', () => {
    const month = monthNumber('1996-02');
    const of = (absurd: (deaths: number) => number) => {
      const { cases, options } = monthlyCases(poisonedRun(month, month, absurd));
      const settings = { ...options.settings, poolSpan: 14 };
      return rollingOrigin(cases, { ...options, settings })
        .filter(({ known }) => known.time === month && known.group === 'active')
        .map(({ known, pooled, baselines, members }) => [known.unit, pooled, baselines, members]);
    };
    const real = of((deaths) => deaths);
    expect(real.length).toBeGreaterThan(3);
    expect(of(ABSURD['nine times itself and 17'])).toEqual(real);
  });

  it('moves with the release that was out', () => {
    const month = monthNumber('1996-02');
    const of = (absurd: (deaths: number) => number) => forecastsOf(poisonedRun(month, month - 1, absurd));
    expect(of(ABSURD['nine times itself and 17'])).not.toEqual(of((deaths) => deaths));
  });

  it('resolves on the final table, and on the newest release after its end', () => {
    const month = monthNumber('1996-03');
    const caseOf = (panel: CountryMonths) => {
      const run = { panel, vintages: RELEASES, lag: '30d', testFrom: '1996-03', testTo: '1996-03' } as const;
      return monthlyCases(run).cases.find(({ unit, time }) => unit === 'MX' && time === month);
    };
    const ended = {
      months: PANEL.months.slice(0, month - FIRST),
      byUnit: new Map([...PANEL.byUnit].map(([unit, own]) => [unit, own.slice(0, month - FIRST)])),
    };
    const newest = RELEASES.findLast(({ byUnit }) => byUnit.has('MX'))
      ?.byUnit.get('MX')
      ?.get(month);
    expect(caseOf(PANEL)?.deaths).toBe(PANEL.byUnit.get('MX')?.[month - FIRST]);
    expect(caseOf(ended)?.deaths).toBe(newest);
    expect(newest).not.toBe(PANEL.byUnit.get('MX')?.[month - FIRST]);
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
