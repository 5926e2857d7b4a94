import { landNeighbours } from '../../reference/land-neighbours.ts';
import { countriesOfRegion, isRegionId, type RegionId } from '../../reference/regions.ts';
import { deathRows, monthOf } from '../indicators/death-rows.ts';
import { type LazyMap, lazyMap } from '../lazy-map.ts';
import { countrySubject, type Observation, WORLD_SUBJECT } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { onceFor } from '../once-for.ts';
import { LANE_BASE_RATES } from '../parameters/lane-base-rates.ts';
import { flatMapInPieces, type PiecewiseMap, piecewiseMap } from '../pieces.ts';
import { type DatedForecasts, knownDated, lastDayOf } from './dated-lanes/known-dated.ts';
import { activityGroup, SPANS_KEPT } from './lane-model/death-history.ts';
import { LANE_ARTEFACT, type LaneArtefact, speaksForRegions } from './lane-model/lane-artefact.ts';
import { forecastLanes } from './lane-model/lane-group-model.ts';
import type { LaneShares } from './lane-model/lane-shares.ts';
import { monthlyHistory } from './lane-model/monthly-history.ts';
import { forecastRegion, type SimpleRegionLanes, simpleRegionLanes } from './lane-model/region-group-model.ts';
import type { RegionMember } from './lane-model/region-lanes.ts';
import { monthlyRegionLane } from './lane-model/region-month.ts';

/**
 * Months without a gap that a forecast of 30 days needs behind it, and how long ago the last of them may be: older data say nothing of
 * now.
 */
export const MONTHS_NEEDED = 24;
const OLDEST_MONTHS = 3;
/** Months of own lanes that a region's forecast reads, and the year that each is judged by. */
const LANES_KEPT = 12;
const YEAR = 12;

/** What is said of a region's lanes where deaths are known. */
export interface KnownLanes {
  /**
   * The model's; undefined where fewer than two years are known, where it has shown no skill, and in a quiet region, where base may not
   * be likelier over 30 days than over 7, whose rates nothing moves (METHOD.md §5).
   */
  readonly forecast: LaneShares | undefined;
  /** Lanes of 24 hours and 7 days, from dated deaths, of as long a history as is known. */
  readonly dated?: DatedForecasts | undefined;
  /** What simple forecasts make of the same months: what the model has to beat; undefined where fewer than two years are known. */
  readonly simple?: SimpleRegionLanes | undefined;
  /** The newest day whose deaths are known, in whole days since 1970-01-01 UTC. */
  readonly newestDay: number;
}

/** The deaths of a country in the newest published month. */
export interface MonthOfDeaths {
  /** ISO 3166 alpha-2. */
  readonly iso2: string;
  readonly deaths: number;
}

/**
 * The lanes of regions from the deaths of their countries, as far as those are published.
 * @param supposed takes the place of what was published of one country and month
 * @returns by region id; undefined where no deaths are known or only old ones: the lanes are then climatology, whatever else is known
 * (METHOD.md A5)
 */
export function knownLanes(
  index: ObservationIndex,
  artefact: LaneArtefact = LANE_ARTEFACT,
  supposed?: MonthOfDeaths,
): PiecewiseMap<KnownLanes | undefined> {
  const months = coveredMonths(index);
  const spans = lazyMap((iso2) => {
    const published = monthlyDeaths(index, iso2, months);
    return iso2 === supposed?.iso2 ? [supposed.deaths, ...published.slice(1)] : published;
  });
  const members = lazyMap((iso2) => memberOf(iso2, spans, artefact));
  const dated = knownDated(index, months);
  return piecewiseMap(function* (regionId) {
    const [newest] = months;
    if (newest === undefined || !isRegionId(regionId)) return undefined;
    const newestDay = lastDayOf(newest);
    const codes = statesOf(regionId);
    // What is supposed is of a month, so the days stay as they are published.
    const [base] = LANE_BASE_RATES[regionId]['30d'].probabilities;
    const short = supposed === undefined ? yield* dated(codes, base) : undefined;
    if (months.length < MONTHS_NEEDED) return { forecast: undefined, dated: short, newestDay };
    const series = yield* flatMapInPieces(codes, (iso2) => [spans.get(iso2)]);
    const lanes = Array.from({ length: Math.min(LANES_KEPT, months.length - YEAR) }, (_, back) =>
      monthlyRegionLane(
        series.map((own) => ({ deaths: own[back] ?? 0, before: own.slice(back + 1, back + 1 + YEAR) })),
      ),
    );
    const simple = simpleRegionLanes(lanes, artefact.regions.simple);
    const deathsOfYear = series.reduce((sum, own) => sum + deathsIn(own), 0);
    if (!speaksForRegions(artefact) || activityGroup(deathsOfYear) !== 'active')
      return { forecast: undefined, dated: short, simple, newestDay };
    const repeated = Array.from({ length: YEAR }, (_, back) =>
      monthlyRegionLane(series.map((own) => ({ deaths: own[back] ?? 0, before: own.slice(0, YEAR) }))),
    );
    yield;
    const own = yield* flatMapInPieces(codes, (iso2) => [members.get(iso2)]);
    const known = { unit: regionId, members: own, lanes, repeated };
    return { forecast: forecastRegion(known, artefact.regions), dated: short, simple, newestDay };
  });
}

/** States whose deaths make the lanes of a region, by ISO 3166 alpha-2. */
const statesOf = (regionId: RegionId): readonly string[] =>
  countriesOfRegion(regionId)
    .filter(({ gw }) => gw !== undefined)
    .map(({ iso2 }) => iso2);

/** Where a region's deaths of the newest published month were, most first; empty where none or no month is known. */
export function newestDeaths(index: ObservationIndex, regionId: RegionId): readonly MonthOfDeaths[] {
  const months = coveredMonths(index).slice(0, 1);
  return statesOf(regionId)
    .map((iso2) => ({ iso2, deaths: monthlyDeaths(index, iso2, months)[0] ?? 0 }))
    .filter(({ deaths }) => deaths > 0)
    .toSorted((a, b) => b.deaths - a.deaths || (a.iso2 < b.iso2 ? -1 : 1));
}

/** Published months without a gap, newest first, counted from the year 0; none where the newest is too old. The same list of the same releases. */
export function coveredMonths(index: ObservationIndex): readonly number[] {
  const months = monthsOf(index.series('conflict_events_total', WORLD_SUBJECT));
  const [newest] = months;
  return newest === undefined || monthOf(index.instant) - newest > OLDEST_MONTHS ? [] : months;
}

const monthsOf = onceFor((releases: readonly Observation[]): readonly number[] => {
  const covered = new Set(releases.map(({ observedAt }) => monthOf(observedAt)));
  const months: number[] = [];
  for (let month = Math.max(...covered); covered.has(month) && months.length < SPANS_KEPT['30d']; month--)
    months.push(month);
  return months;
});

/**
 * Deaths by month, newest first. Events that cross a month's end are left out, as in the table the model was fitted on. The same list
 * of the same rows and months.
 */
export function monthlyDeaths(index: ObservationIndex, iso2: string, months: readonly number[]): readonly number[] {
  return deathsBy(months)(deathRows(index, countrySubject(iso2)));
}

const deathsBy = onceFor((months: readonly number[]) =>
  onceFor((rows: readonly Observation[]): readonly number[] => {
    const deaths = months.map(() => 0);
    const newest = months[0] ?? 0;
    for (const { observedAt, value, detail } of rows) {
      const month = monthOf(observedAt);
      const startsAt = Date.parse(detail.startDate ?? '');
      if (!Number.isNaN(startsAt) && monthOf(startsAt) !== month) continue;
      const place = newest - month;
      if (place >= 0 && place < deaths.length) deaths[place] = (deaths[place] ?? 0) + value;
    }
    return deaths;
  }),
);

function memberOf(iso2: string, spans: LazyMap<readonly number[]>, { countries }: LaneArtefact): RegionMember {
  const own = spans.get(iso2);
  const history = monthlyHistory(
    own,
    landNeighbours(iso2).map((around) => spans.get(around)),
  );
  const group = activityGroup(deathsIn(own));
  return { lanes: forecastLanes({ unit: iso2, history }, countries[group]), history };
}

/** Known deaths of the latest year. */
export const deathsIn = (spans: readonly number[]): number =>
  spans.slice(0, YEAR).reduce((sum, value) => sum + value, 0);
