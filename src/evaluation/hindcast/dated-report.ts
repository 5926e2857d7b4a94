import type { DatedArtefact } from '../../assessment/scenarios/dated-lanes/dated-artefact.ts';
import { isUsable, leftOutDeathShare } from '../../assessment/scenarios/dated-lanes/dated-deaths.ts';
import { YEAR_DAYS } from '../../assessment/scenarios/dated-lanes/day-series.ts';
import { MIN_KNOWN_DAYS } from '../../assessment/scenarios/dated-lanes/member-year.ts';
import { HORIZON_DAYS } from '../../assessment/scenarios/lane-rule-figures.ts';
import { type DatedRun, type DatedScore, datedHindcast } from './dated-hindcast.ts';
import { exchangedForecasts } from './exchanged-forecasts.ts';
import { skillOf } from './monthly-report.ts';
import { REFERENCE_FORECASTS } from './reference-forecasts.ts';
import { regionTable, scoreTable } from './score-table.ts';

/** Below this length of a test, intervals are drawn from runs of four weeks; else of four quarters. */
const SHORT_TEST_DAYS = 730;

export type DatedReport = ReturnType<typeof datedReport>;

/** The hindcast of 24 hours or 7 days: countries by stratum, regions, each region alone, a placebo, what a lag costs. */
export function datedReport(run: DatedRun, artefact: DatedArtefact) {
  const all = inCells(datedHindcast(run, artefact), run);
  const of = (stratum: DatedScore['stratum'], scores = all) => scores.filter((one) => one.stratum === stratum);
  const fixed = REFERENCE_FORECASTS[run.horizon];
  const other = run.lag === '0d' ? '30d' : '0d';
  const regions = of('region');
  const withOther = inCells(datedHindcast({ ...run, lag: other }, artefact), run);
  const placebo = exchangedForecasts(all);
  const shortest = all.reduce((least, { knownDays }) => Math.min(least, knownDays), Number.POSITIVE_INFINITY);
  const unscored = unscoredOrigins(all, run);
  return {
    horizon: run.horizon,
    lag: run.lag,
    from: run.from,
    to: run.to,
    fittedThrough: artefact.fittedThrough,
    shortestHistoryDays: shortest,
    ...unscored,
    notes: [
      ...(shortest >= YEAR_DAYS
        ? []
        : [
            `The shortest history before an origin is ${shortest} days: thresholds and lanes use what there is of the year before.`,
          ]),
      ...(unscored.originsWithoutHistory === 0
        ? []
        : [
            `Origins not scored, as fewer than ${MIN_KNOWN_DAYS} days before them are known: ${unscored.originsWithoutHistory}.`,
          ]),
      ...(unscored.originsWithoutOutcome === 0
        ? []
        : [`Origins not scored, as their outcome ends after the files: ${unscored.originsWithoutOutcome}.`]),
    ],
    leftOutDeathShare: leftOutShares(run),
    members: membersOf(run),
    strata: {
      active: scoreTable(of('active'), fixed.active),
      low: scoreTable(of('low'), undefined),
      quiet: scoreTable(of('quiet'), undefined),
    },
    regions: regionTable(regions, fixed.region),
    units: {
      ...unitSkills(of('active')),
      ...unitSkills(regions),
    },
    ablations: {
      [`lag ${other}`]: skillOf(of('active', withOther)),
      [`regions, lag ${other}`]: skillOf(of('region', withOther)),
    },
    placebo: skillOf(of('active', placebo)),
    placeboRegions: skillOf(of('region', placebo)),
  };
}

/** Origins of the test without a case of any unit, by what they lack. */
function unscoredOrigins(scores: readonly DatedScore[], { from, to, histories, horizon }: DatedRun) {
  const scored = new Set(scores.map(({ time }) => time));
  const lastDay = histories.reduce((most, { span }) => Math.max(most, span.lastDay), Number.NEGATIVE_INFINITY);
  const without = Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((time) => !scored.has(time));
  const originsWithoutOutcome = without.filter((time) => time + HORIZON_DAYS[horizon] - 1 > lastDay).length;
  return { originsWithoutHistory: without.length - originsWithoutOutcome, originsWithoutOutcome };
}

/** Every unit alone, by the best simple forecast of its own cases. */
function unitSkills(cases: readonly DatedScore[]) {
  return Object.fromEntries(
    [...new Set(cases.map(({ unit }) => unit))].sort().map((unit) => {
      const own = cases.filter((one) => one.unit === unit);
      const table = scoreTable(own, undefined);
      return [
        unit,
        {
          ...skillOf(own),
          logScores: Object.fromEntries(
            Object.entries(table?.scores ?? {}).map(([name, { logScore }]) => [name, logScore]),
          ),
        },
      ];
    }),
  );
}

/** Cells of time that intervals are drawn by. */
function inCells(scores: readonly DatedScore[], { from, to }: DatedRun): readonly DatedScore[] {
  if (to - from >= SHORT_TEST_DAYS) return scores;
  return scores.map((one) => ({ ...one, quarter: Math.floor(one.time / 7) }));
}

function leftOutShares({ histories, horizon }: DatedRun): Readonly<Record<string, number>> {
  const long = histories.filter(({ records }) => records.some((one) => !isUsable(one, horizon)));
  return Object.fromEntries(
    long.map(({ unit, records, span }) => [unit, leftOutDeathShare(records, horizon, span.lastDay)]),
  );
}

/** The members of each region that any event names. */
function membersOf({ histories, regions }: DatedRun): Readonly<Record<string, readonly string[]>> {
  const seen = new Set(histories.filter(({ records }) => records.length > 0).map(({ unit }) => unit));
  return Object.fromEntries(
    Object.entries(regions)
      .map(([id, codes]) => [id, codes.filter((iso2) => seen.has(iso2))] as const)
      .filter(([, codes]) => codes.length > 0),
  );
}
