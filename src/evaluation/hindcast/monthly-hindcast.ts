import type { LaneArtefact } from '../../assessment/scenarios/lane-model/lane-artefact.ts';
import { NEIGHBOUR_FEATURES } from '../../assessment/scenarios/lane-model/lane-features.ts';
import { memberForecasts, POOL_MEMBERS } from '../../assessment/scenarios/lane-model/lane-group-model.ts';
import { poolLanes } from '../../assessment/scenarios/lane-model/pool-lanes.ts';
import type { RegionGroupModel } from '../../assessment/scenarios/lane-model/region-group-model.ts';
import { unitClimatology } from '../../assessment/scenarios/lane-model/simple-lanes.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { landNeighbours } from '../../reference/land-neighbours.ts';
import { countriesOfRegion, REGION_IDS } from '../../reference/regions.ts';
import { laneIndex } from '../lane-shares.ts';
import { monthlyOutcome } from '../monthly-outcome.ts';
import { seededRandom } from '../seeded-random.ts';
import { type CountryMonths, continued, monthNumber, monthText } from './country-month-panel.ts';
import { HINDCAST_SETTINGS } from './hindcast-settings.ts';
import type { LaneCase } from './lane-case.ts';
import { type KnownMonths, monthCases } from './month-cases.ts';
import { lastKnownMonth, type PublicationLag } from './publication.ts';
import { laneAt, regionCases } from './region-cases.ts';
import { type RegionForecast, regionHindcast } from './region-hindcast.ts';
import { type PublishedOutcomes, type RolledForecast, type RollingOptions, rollingOrigin } from './rolling-origin.ts';
import { MODEL, type ScoredCase } from './scored-case.ts';
import { firstOriginBy, newestBy, publishedTables, type Vintage } from './vintages.ts';

export interface MonthlyRun {
  /** The final table: outcomes resolve on it, and on the newest vintage after its end. Without vintages it is also what was known. */
  readonly panel: CountryMonths;
  /** In any order; empty where there are none. */
  readonly vintages: readonly Vintage[];
  readonly lag: PublicationLag;
  /** First and last month forecast, `YYYY-MM`. */
  readonly testFrom: string;
  readonly testTo: string;
  /** Where there are no vintages: what is known of the table, as a release would have stated it. */
  readonly asReleased?: ((known: KnownMonths, month: number) => KnownMonths) | undefined;
}

/** Cases of a run, made once for all its variants. */
export interface MonthlyCases {
  readonly cases: readonly LaneCase[];
  readonly resolving: CountryMonths;
  readonly knownAt: (month: number) => KnownMonths;
  readonly options: RollingOptions;
  /** Origins of the scored months that no vintage had been published by. */
  readonly originsWithoutVintage: number;
}

const QUARTER = 3;

/** Region id → its members, by alpha-2. */
export const REGION_MEMBERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  REGION_IDS.map((id) => [id, countriesOfRegion(id).map(({ iso2 }) => iso2)]),
);

/** @throws where the test months are not in the data */
export function monthlyCases({ panel, vintages, lag, testFrom, testTo, asReleased }: MonthlyRun): MonthlyCases {
  const tables = publishedTables(panel, vintages);
  const newest = tables.at(-1);
  const resolving = newest === undefined ? panel : continued(panel, newest.panel);
  const [first = '', last = ''] = [resolving.months[0], resolving.months.at(-1)];
  if (testFrom < first || testTo > last || testFrom > testTo)
    throw new Error(`the months ${testFrom} to ${testTo} are not in the data, which hold ${first} to ${last}`);
  const to = monthNumber(testTo);
  const knownAt = (month: number): KnownMonths => {
    const lastMonth = lastKnownMonth(month, lag);
    // Before the first vintage that one is what is least revised: the final table is read by no forecast.
    const known = newestBy(tables, `${monthText(month)}-01`) ?? tables[0];
    if (known === undefined) return asReleased?.({ panel, lastMonth }, month) ?? { panel, lastMonth };
    return { panel: known.panel, lastMonth: Math.min(lastMonth, known.lastMonth) };
  };
  const from = monthNumber(first) + 12;
  const settings = HINDCAST_SETTINGS['30d'];
  const begin = monthNumber(testFrom);
  return {
    cases: monthCases(resolving, { from, to, knownAt, neighboursOf: landNeighbours }),
    resolving,
    knownAt,
    options: {
      horizon: '30d',
      settings,
      from: begin,
      to,
      lag: monthsOfLag(lag),
      refits: refitsOf(from, to, firstOrigin(vintages)),
      published: vintages.length === 0 ? undefined : outcomesPublished(knownAt),
    },
    originsWithoutVintage:
      vintages.length === 0
        ? 0
        : Array.from({ length: to - begin + 1 }, (_, i) => begin + i).filter(
            (month) => newestBy(vintages, `${monthText(month)}-01`) === undefined,
          ).length,
  };
}

/** Outcomes by the table that was out at a refit: later revisions teach nothing. */
function outcomesPublished(knownAt: (month: number) => KnownMonths): PublishedOutcomes {
  const firstOf = ({ months }: CountryMonths): number => monthNumber(months[0] ?? '0000-01');
  return {
    ofCase: (at) => {
      const { panel } = knownAt(at);
      const first = firstOf(panel);
      return (known) => {
        const found = monthlyOutcome(panel.byUnit.get(known.unit) ?? [], known.time - first);
        if (found === undefined) return undefined;
        const { deaths, mean, newDeaths, stratum } = found;
        return { ...known, outcome: laneIndex(found.lane), deaths, mean, newDeaths, stratum };
      };
    },
    ofRegion: (at) => {
      const { panel } = knownAt(at);
      const first = firstOf(panel);
      return ({ unit, time }) => laneAt(panel, REGION_MEMBERS[unit] ?? [], time - first);
    },
  };
}

/** Months that pass before a month's outcome is published, at most. */
function monthsOfLag(lag: PublicationLag): number {
  return lag === '0d' ? 0 : lag === '30d' ? 1 : 18;
}

/** The first month that the first vintage serves. */
function firstOrigin(vintages: readonly Vintage[]): number {
  const dates = vintages.map(({ asOfDate }) => asOfDate);
  return firstOriginBy(dates.reduce((least, date) => (date < least ? date : least), '9999-12-01'));
}

/** Every January; from the first origin with a vintage on, every quarter (METHOD.md §11: at most). */
function refitsOf(from: number, to: number, vintagesFrom: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((month) =>
    month < vintagesFrom ? month % 12 === 0 && month + QUARTER <= vintagesFrom : (month - vintagesFrom) % QUARTER === 0,
  );
}

/** Country forecasts with the span that the pool is fitted on. */
export function countryHindcast({ cases, options }: MonthlyCases): readonly RolledForecast[] {
  return rollingOrigin(cases, options);
}

/** The same by the published figures, which no refit changes; the simple forecasts are counted from what was known at a refit. */
export function publishedHindcast(
  { cases, options }: MonthlyCases,
  { countries }: Pick<LaneArtefact, 'countries'>,
): readonly RolledForecast[] {
  return rollingOrigin(cases, withoutPool(options)).map(({ known, baselines }) => {
    const { simple, conditional } = { conditional: undefined, ...countries[known.group] };
    if (conditional === undefined)
      return { known, baselines, members: [], pooled: unitClimatology(known.unit, simple) };
    const members = memberForecasts(known, known.features, { simple, ...conditional });
    return { known, baselines, members, pooled: poolLanes(members, conditional.pool) };
  });
}

/** Published figures have their pool: of the time before the first origin only the refit that serves it is needed. */
const withoutPool = (options: RollingOptions): RollingOptions => ({
  ...options,
  simpleOnly: true,
  settings: { ...options.settings, poolSpan: 12 },
});

/** The same without what lies beyond a country's own borders. */
export function withoutNeighbours(cases: readonly LaneCase[]): readonly LaneCase[] {
  return cases.map((known) => ({
    ...known,
    features: known.features.map((value, i) => (NEIGHBOUR_FEATURES.includes(i) ? 0 : value)),
  }));
}

/**
 * Outcomes of a placebo: within each group and year they change places by lot, so that nothing known before can tell them.
 * @param seed whole number
 */
export function shuffledOutcomes(cases: readonly LaneCase[], seed: number): (known: LaneCase) => number {
  const stream = seededRandom(seed);
  const keyOf = ({ unit, time }: LaneCase): string => `${unit} ${time}`;
  const shuffled = new Map<string, number>();
  const byGroup = new Map<string, LaneCase[]>();
  for (const known of cases) {
    const key = `${known.group} ${Math.floor(known.quarter / 4)}`;
    byGroup.set(key, [...(byGroup.get(key) ?? []), known]);
  }
  for (const own of byGroup.values()) {
    const outcomes = own.map(({ outcome }) => outcome);
    for (let i = outcomes.length - 1; i > 0; i--) {
      const j = stream.integer(i + 1);
      [outcomes[i], outcomes[j]] = [outcomes[j] ?? 0, outcomes[i] ?? 0];
    }
    for (const [i, known] of own.entries()) shuffled.set(keyOf(known), outcomes[i] ?? 0);
  }
  return (known) => shuffled.get(keyOf(known)) ?? known.outcome;
}

/** @param published what regions are forecast with; by default a model that is fitted at every refit */
export function regionForecasts(
  run: MonthlyCases,
  countries: readonly RolledForecast[],
  published?: RegionGroupModel,
): readonly RegionForecast[] {
  const options = published === undefined ? run.options : withoutPool(run.options);
  const from = run.options.refits[0] ?? run.options.from;
  const cases = regionCases(run.resolving, REGION_MEMBERS, { from, to: run.options.to, knownAt: run.knownAt });
  return regionHindcast({ cases, countries, countryCases: run.cases, members: REGION_MEMBERS, published }, options);
}

/** Forecasts of the scored months as cases to score. */
export function scoredCountries(rolled: readonly RolledForecast[], from: number): readonly ScoredCase[] {
  return rolled
    .filter(({ known }) => known.time >= from)
    .map(({ known, baselines, members, pooled }) => ({
      unit: known.unit,
      region: countryByIso2(known.unit)?.regionId ?? 'global',
      time: known.time,
      quarter: known.quarter,
      stratum: known.stratum,
      outcome: known.outcome,
      // Climatology stands for every member where it alone speaks, so that all forecasts have the same cases.
      forecasts: {
        ...baselines,
        ...Object.fromEntries(POOL_MEMBERS.map((name, i) => [`member ${name}`, members[i] ?? pooled])),
        [MODEL]: pooled,
      },
    }));
}

export function scoredRegions(rolled: readonly RegionForecast[], from: number): readonly ScoredCase[] {
  return rolled
    .filter(({ known }) => known.time >= from)
    .map(({ known, baselines, members, pooled }) => ({
      unit: known.unit,
      region: known.unit,
      time: known.time,
      quarter: known.quarter,
      stratum: 'region',
      outcome: known.outcome,
      forecasts: { ...baselines, 'member members': members.at(-1) ?? pooled, [MODEL]: pooled },
    }));
}
