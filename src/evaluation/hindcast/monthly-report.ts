import { leakAlarms } from './alarms.ts';
import type { CountryMonths } from './country-month-panel.ts';
import { coverageShares } from './coverage-shares.ts';
import {
  countryHindcast,
  type MonthlyCases,
  type MonthlyRun,
  monthlyCases,
  regionForecasts,
  scoredCountries,
  scoredRegions,
  shuffledOutcomes,
  withoutNeighbours,
} from './monthly-hindcast.ts';
import { REFERENCE_FORECASTS } from './reference-forecasts.ts';
import { resolvedOn } from './resolved-on.ts';
import { rollingOrigin } from './rolling-origin.ts';
import { scoreTable } from './score-table.ts';
import type { ScoredCase } from './scored-case.ts';

const PLACEBO_SEED = 5;
/** Countries of whose deaths the table holds less than this share are left out in a check. */
const MIN_COVERAGE = 0.6;

export type MonthlyReport = ReturnType<typeof monthlyReport>;

/**
 * The hindcast at 30 days: countries by stratum, regions, what is lost without neighbours and gained without a lag, and a placebo.
 * @param iso3 a second table of the same deaths with right totals, from which the coverage is read and on which the same forecasts are
 * resolved once more; optional
 */
export function monthlyReport(run: MonthlyRun, iso3?: CountryMonths) {
  const made = monthlyCases(run);
  const { from } = made.options;
  const rolled = countryHindcast(made);
  const countries = scoredCountries(rolled, from);
  const active = ofStratum(countries, 'active');
  const fixed = REFERENCE_FORECASTS['30d'];
  const strata = {
    active: scoreTable(active, fixed.active),
    low: scoreTable(ofStratum(countries, 'low'), fixed.low),
    quiet: scoreTable(ofStratum(countries, 'quiet'), fixed.quiet),
  };
  const coverage = iso3 === undefined ? {} : coverageShares(run.panel, iso3);
  const badlyCovered = Object.keys(coverage).filter((unit) => (coverage[unit] ?? 1) < MIN_COVERAGE);
  const wellCovered = active.filter(({ unit }) => !badlyCovered.includes(unit));
  const other = run.lag === '0d' ? '30d' : '0d';
  return {
    horizon: '30d' as const,
    lag: run.lag,
    testFrom: run.testFrom,
    testTo: run.testTo,
    originsWithoutVintage: made.originsWithoutVintage,
    strata,
    regions: scoreTable(scoredRegions(regionForecasts(made, rolled), from), fixed.region),
    ablations: {
      [`lag ${other}`]: skillOf(activeOf(monthlyCases({ ...run, lag: other }))),
      'no neighbours': skillOf(activeOf({ ...made, cases: withoutNeighbours(made.cases) })),
      'without badly covered countries': skillOf(wellCovered),
    },
    badlyCovered,
    ...(iso3 === undefined
      ? {}
      : { resolvedByIsoCode: scoreTable(ofStratum(resolvedOn(iso3, countries), 'active'), fixed.active) }),
    placebo: skillOf(placeboOf(made)),
    alarms: strata.active === undefined ? [] : leakAlarms(strata.active),
  };
}

const ofStratum = (cases: readonly ScoredCase[], stratum: ScoredCase['stratum']): readonly ScoredCase[] =>
  cases.filter((one) => one.stratum === stratum);

function activeOf(made: MonthlyCases): readonly ScoredCase[] {
  return ofStratum(scoredCountries(countryHindcast(made), made.options.from), 'active');
}

function placeboOf(made: MonthlyCases): readonly ScoredCase[] {
  const taught = shuffledOutcomes(made.cases, PLACEBO_SEED);
  const rolled = rollingOrigin(made.cases, { ...made.options, taught });
  return ofStratum(scoredCountries(rolled, made.options.from), 'active');
}

/** Skill against the best simple forecast of the same cases, alone. */
export function skillOf(cases: readonly ScoredCase[]) {
  const table = scoreTable(cases, undefined);
  return table === undefined
    ? undefined
    : {
        caseCount: table.caseCount,
        model: table.scores.model,
        skillAgainstBest: table.skillAgainstBest,
        escalationAreaUnderCurve: table.lanes[1]?.areaUnderCurve,
      };
}
