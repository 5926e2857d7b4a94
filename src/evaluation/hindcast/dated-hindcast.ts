import type { DatedArtefact } from '../../assessment/scenarios/dated-lanes/dated-artefact.ts';
import { forecastDated, type ShortHorizon } from '../../assessment/scenarios/dated-lanes/forecast-dated.ts';
import { MIN_KNOWN_DAYS } from '../../assessment/scenarios/dated-lanes/member-year.ts';
import { onLaneGrid } from '../../assessment/scenarios/lane-grid.ts';
import type { LaneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { DAY_MS, isoDate } from '../../assessment/time.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { ewmaShares, LaneCounts, ownYearShares } from './dated-baselines.ts';
import { casesAt, type DatedCase, type DatedWorld, datedWorld } from './dated-cases.ts';
import type { CountryDays, OutcomesByDay } from './day-outcomes.ts';
import { LAG_DAYS } from './publication.ts';
import { publishedRates } from './published-rates.ts';
import { MODEL, type ScoredCase } from './scored-case.ts';

export interface DatedRun {
  readonly histories: readonly CountryDays[];
  readonly horizon: ShortHorizon;
  readonly lag: '0d' | '30d';
  /** First and last origin, days since 1970: each the first day of an outcome. */
  readonly from: number;
  readonly to: number;
  /** Region id → members by alpha-2. */
  readonly regions: Readonly<Record<string, readonly string[]>>;
}

/** A scored case with how much was known of it. */
export interface DatedScore extends ScoredCase {
  readonly group: DatedCase['group'];
  readonly knownDays: number;
}

/**
 * Forecasts of every country and region on every day of a test, each from what was known by then alone. All forecasts are on the
 * wire's grid with its floors, the baselines too: they are compared as they would be published.
 * @throws where no history reaches the test days
 */
export function datedHindcast(run: DatedRun, artefact: DatedArtefact): readonly DatedScore[] {
  const lag = LAG_DAYS[run.lag];
  const world = datedWorld(run.histories, { horizon: run.horizon, lag, regions: run.regions });
  const units = new Map(
    [...world.countries, ...world.regions.map(({ outcomes }) => outcomes)].map((one) => [one.unit, one]),
  );
  const counts = {
    country: new LaneCounts(world.countries, run.horizon, { from: world.firstDay, lag }),
    region: new LaneCounts(
      world.regions.map(({ outcomes }) => outcomes),
      run.horizon,
      { from: world.firstDay, lag },
    ),
  };
  const scores: DatedScore[] = [];
  for (let time = run.from; time <= run.to; time++) {
    for (const rule of ['country', 'region'] as const) counts[rule].advance(time - 1 - lag);
    for (const known of casesAt(world, time)) {
      const unit = units.get(known.unit);
      if (unit !== undefined) scores.push(scored(known, { unit, world, counts: counts[known.rule], artefact }));
    }
  }
  if (scores.length === 0) throw new Error(`no day of the test can be scored: ${spanOf(run.histories)}`);
  return scores;
}

/** The days that are known, and how many of them a forecast needs. */
function spanOf(histories: readonly CountryDays[]): string {
  const first = histories.reduce((least, { span }) => Math.min(least, span.firstDay), Number.POSITIVE_INFINITY);
  const last = histories.reduce((most, { span }) => Math.max(most, span.lastDay), Number.NEGATIVE_INFINITY);
  return `the histories by day hold ${isoDate(first * DAY_MS)} to ${isoDate(last * DAY_MS)}; a forecast needs ${MIN_KNOWN_DAYS} days published before it`;
}

interface Context {
  readonly unit: OutcomesByDay;
  readonly world: DatedWorld;
  readonly counts: LaneCounts;
  readonly artefact: DatedArtefact;
}

function scored(known: DatedCase, { unit, world, counts, artefact }: Context): DatedScore {
  const { horizon, lag } = world;
  const { rule, time, group, repeated } = known;
  const counted = counts.forecasts(unit, time, group);
  const pooled = counted.pooledClimatology;
  const shares: Readonly<Record<string, LaneShares>> = {
    uniform: [0.25, 0.25, 0.25, 0.25],
    publishedRates: publishedRates(known.unit, horizon),
    ...counted,
    ownYear: ownYearShares(repeated, pooled),
    ewmaNegativeBinomial: ewmaShares(repeated, pooled),
    [MODEL]: forecastDated({ repeated, rule, gapDays: lag }, artefact),
  };
  return {
    unit: known.unit,
    region: rule === 'region' ? known.unit : (countryByIso2(known.unit)?.regionId ?? 'global'),
    time,
    quarter: quarterOf(time),
    stratum: known.stratum,
    group,
    knownDays: known.knownDays,
    outcome: known.outcome,
    forecasts: Object.fromEntries(Object.entries(shares).map(([name, own]) => [name, onGrid(own, horizon)])),
  };
}

function onGrid(shares: LaneShares, horizon: ShortHorizon): LaneShares {
  const [base = 0, escalation = 0, containment = 0, fragmentation = 0] = onLaneGrid(shares, horizon);
  return [base, escalation, containment, fragmentation];
}

/** Quarters since 1970 of a day since 1970. */
function quarterOf(day: number): number {
  const date = new Date(day * 86_400_000);
  return 4 * (date.getUTCFullYear() - 1970) + Math.floor(date.getUTCMonth() / 3);
}
