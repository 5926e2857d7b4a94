import type { LaneArtefact } from '../../assessment/scenarios/lane-model/lane-artefact.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { leakAlarms } from './alarms.ts';
import { type CountryMonths, monthNumber } from './country-month-panel.ts';
import { coverageShares } from './coverage-shares.ts';
import { fitPlacebo } from './fit-artefact.ts';
import {
  countryHindcast,
  type MonthlyCases,
  type MonthlyRun,
  monthlyCases,
  publishedHindcast,
  regionForecasts,
  scoredCountries,
  scoredRegions,
  shuffledOutcomes,
  withoutNeighbours,
} from './monthly-hindcast.ts';
import { REFERENCE_FORECASTS } from './reference-forecasts.ts';
import { resolvedOn } from './resolved-on.ts';
import { rollingOrigin } from './rolling-origin.ts';
import { regionTable, scoreTable } from './score-table.ts';
import type { ScoredCase } from './scored-case.ts';

const PLACEBO_SEED = 5;
/** Countries of whose deaths the table holds less than this share are left out in a check. */
const MIN_COVERAGE = 0.6;

export type MonthlyReport = ReturnType<typeof monthlyReport>;

/** Below this length of a test, intervals are drawn from runs of four months; else of four quarters. */
const SHORT_TEST_MONTHS = 24;

/**
 * The hindcast at 30 days: countries by stratum, regions, what is lost without neighbours and gained without a lag, and a placebo.
 * @param iso3 a second table of the same deaths with right totals, from which the coverage is read and on which the same forecasts are
 * resolved once more; optional
 * @param artefact what snapshots use. With vintages it is the model that is scored, where the test begins after its outcomes; else
 * models that are refitted on the way are
 * @throws where no month of the test can be scored
 */
export function monthlyReport(run: MonthlyRun, iso3?: CountryMonths, artefact?: LaneArtefact) {
  const made = monthlyCases(run);
  const { from } = made.options;
  const published =
    artefact !== undefined && run.vintages.length > 0 && run.testFrom > artefact.fittedThrough ? artefact : undefined;
  const forecastsOf = (own: MonthlyCases) =>
    published === undefined ? countryHindcast(own) : publishedHindcast(own, published);
  const activeOf = (own: MonthlyCases) => ofStratum(inCells(scoredCountries(forecastsOf(own), from), run), 'active');
  const rolled = forecastsOf(made);
  const placeboOf = () =>
    published === undefined
      ? rollingOrigin(made.cases, { ...made.options, taught: shuffledOutcomes(made.cases, PLACEBO_SEED) })
      : publishedHindcast(made, { countries: fitPlacebo(run.panel, published, run.vintages) });
  const countries = inCells(scoredCountries(rolled, from), run);
  const notes = unscoredNotes(countries, run);
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
    ...(published === undefined
      ? {}
      : {
          // Ties the scores to the figures that they are of.
          artefact: contentHash(published, 12),
          fittedThrough: published.fittedThrough,
          revisionsThrough: published.revisionsThrough,
        }),
    originsWithoutVintage: made.originsWithoutVintage,
    notes,
    strata,
    regions: regionTable(
      inCells(scoredRegions(regionForecasts(made, rolled, published?.regions), from), run),
      fixed.region,
    ),
    ablations: {
      [`lag ${other}`]: skillOf(activeOf(monthlyCases({ ...run, lag: other }))),
      // Published figures are not refitted without a feature.
      ...(published === undefined
        ? { 'no neighbours': skillOf(activeOf({ ...made, cases: withoutNeighbours(made.cases) })) }
        : {}),
      'without badly covered countries': skillOf(wellCovered),
    },
    badlyCovered,
    ...(iso3 === undefined
      ? {}
      : { resolvedByIsoCode: scoreTable(ofStratum(resolvedOn(iso3, countries), 'active'), fixed.active) }),
    placebo: skillOf(ofStratum(inCells(scoredCountries(placeboOf(), from), run), 'active')),
    alarms: strata.active === undefined ? [] : leakAlarms(strata.active),
  };
}

const ofStratum = (cases: readonly ScoredCase[], stratum: ScoredCase['stratum']): readonly ScoredCase[] =>
  cases.filter((one) => one.stratum === stratum);

/** What a reader has to know of months of the test without a case, which too little history precedes. */
function unscoredNotes(scored: readonly ScoredCase[], { panel, testFrom, testTo }: MonthlyRun): readonly string[] {
  const count = monthNumber(testTo) - monthNumber(testFrom) + 1 - new Set(scored.map(({ time }) => time)).size;
  if (scored.length === 0)
    throw new Error(
      `no month from ${testFrom} to ${testTo} can be scored: too little history precedes them, it begins in ${panel.months[0]}`,
    );
  return count === 0 ? [] : [`Months not scored, as too little history precedes them: ${count}.`];
}

/** Cells of time that intervals are drawn by. */
function inCells(cases: readonly ScoredCase[], { testFrom, testTo }: MonthlyRun): readonly ScoredCase[] {
  if (monthNumber(testTo) - monthNumber(testFrom) >= SHORT_TEST_MONTHS - 1) return cases;
  return cases.map((one) => ({ ...one, quarter: one.time }));
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
