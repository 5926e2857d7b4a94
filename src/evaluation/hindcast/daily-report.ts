import { type DailyCases, type DailyRun, dailyCases } from './daily-hindcast.ts';
import { scoredCountries, shuffledOutcomes } from './monthly-hindcast.ts';
import { skillOf } from './monthly-report.ts';
import { REFERENCE_FORECASTS } from './reference-forecasts.ts';
import { rollingOrigin } from './rolling-origin.ts';
import { scoreTable } from './score-table.ts';
import type { ScoredCase } from './scored-case.ts';

const PLACEBO_SEED = 5;
/** A history too short to be compared with the others: it is scored separately. */
const APART: readonly string[] = ['SY'];

export type DailyReport = ReturnType<typeof dailyReport>;

/** The hindcast at 24 hours or 7 days over the countries with an event history by day. */
export function dailyReport(run: DailyRun) {
  const made = dailyCases(run);
  const { from } = made.options;
  // Countries are their own clusters: there are five of them, most of one region each.
  const scored = (taught?: Parameters<typeof rollingOrigin>[1]['taught']) =>
    scoredCountries(rollingOrigin(made.cases, { ...made.options, taught }), from).map((one) => ({
      ...one,
      region: one.unit,
    }));
  const all = scored();
  const active = all.filter(({ stratum, unit }) => stratum === 'active' && !APART.includes(unit));
  const calm = all.filter(({ stratum, unit }) => stratum !== 'active' && !APART.includes(unit));
  const fixed = REFERENCE_FORECASTS[run.horizon];
  const other = run.lag === '0d' ? '30d' : '0d';
  return {
    horizon: run.horizon,
    lag: run.lag,
    from: run.from,
    to: run.to,
    leftOutDeathShare: made.leftOutDeathShare,
    strata: { active: scoreTable(active, fixed.active), lowAndQuiet: scoreTable(calm, undefined) },
    apart: Object.fromEntries(
      run.histories
        .filter(({ unit }) => APART.includes(unit))
        .map(({ unit }) => [unit, scoreTable(activeApart(made, unit), fixed.active)]),
    ),
    units: Object.fromEntries(run.histories.map(({ unit }) => [unit, unitSkill(all, unit)])),
    ablations: { [`lag ${other}`]: skillOf(activeWith({ ...run, lag: other })) },
    placebo: skillOf(
      scored(shuffledOutcomes(made.cases, PLACEBO_SEED)).filter(
        ({ stratum, unit }) => stratum === 'active' && !APART.includes(unit),
      ),
    ),
    alarms: [],
  };
}

function activeWith(run: DailyRun): readonly ScoredCase[] {
  const { cases, options } = dailyCases(run);
  return scoredCountries(rollingOrigin(cases, options), options.from)
    .filter(({ stratum, unit }) => stratum === 'active' && !APART.includes(unit))
    .map((one) => ({ ...one, region: one.unit }));
}

/** A short history, by models of the years before the test alone: a refit within it would use half of the scored data. */
function activeApart({ cases, options }: DailyCases, unit: string): readonly ScoredCase[] {
  const refits = options.refits.filter((at) => at <= options.from);
  return scoredCountries(rollingOrigin(cases, { ...options, refits }), options.from)
    .filter((one) => one.unit === unit && one.stratum === 'active')
    .map((one) => ({ ...one, region: one.unit }));
}

function unitSkill(cases: readonly ScoredCase[], unit: string) {
  return skillOf(cases.filter((one) => one.unit === unit && one.stratum === 'active'));
}
