import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { landNeighbours } from '../../reference/land-neighbours.ts';
import { type LazyMap, lazyMap } from '../lazy-map.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { LAST_DEATH_YEARS } from '../parameters/last-death-years.ts';
import { atOnce } from '../pieces.ts';
import type { References } from './dated-lanes/dated-references.ts';
import { knownDated } from './dated-lanes/known-dated.ts';
import { coveredMonths, deathsIn, MONTHS_NEEDED, monthlyDeaths } from './known-lanes.ts';
import { activityGroup } from './lane-model/death-history.ts';
import { LANE_ARTEFACT, type LaneArtefact } from './lane-model/lane-artefact.ts';
import { forecastLanes, type LaneGroupModel } from './lane-model/lane-group-model.ts';
import type { LaneShares } from './lane-model/lane-shares.ts';
import { monthlyHistory } from './lane-model/monthly-history.ts';
import { lastLanes, markovLanes, ownYearLanes, unitClimatology } from './lane-model/simple-lanes.ts';

/**
 * Known months without which nothing is sealed of a country at 24 hours and 7 days: the year before an outcome is then known but for
 * weeks that later releases bring.
 */
const DATED_MONTHS_NEEDED = 10;

/** The lanes of one country, with what simple forecasts make of the same deaths. */
export interface CountryLanes {
  /** ISO 3166 alpha-2. */
  readonly iso2: string;
  /** 30 days are absent where fewer than two years are known. */
  readonly sets: Readonly<Partial<Record<Horizon, CountrySet>>>;
}

export interface CountrySet {
  readonly lanes: LaneShares;
  readonly references: References;
}

/** METHOD.md §13.3: a country with a death in so many years. */
const DEATH_YEARS = 10;

/**
 * The lanes of every country with a conflict death in the known months or in ten years, or with an active year in those of the fit
 * (METHOD.md §13.3).
 * @returns none where fewer than ten months are known, or only old ones
 */
export function countryLanes(index: ObservationIndex, artefact: LaneArtefact = LANE_ARTEFACT): readonly CountryLanes[] {
  const months = coveredMonths(index);
  if (months.length < DATED_MONTHS_NEEDED) return [];
  const spans = lazyMap((iso2) => monthlyDeaths(index, iso2, months));
  const dated = knownDated(index, months);
  const listed = new Set(Object.values(artefact.countries).flatMap(({ simple }) => Object.keys(simple.units)));
  const firstYear = new Date(index.instant).getUTCFullYear() - DEATH_YEARS;
  return COUNTRIES.flatMap(({ iso2 }) => {
    const own = spans.get(iso2);
    const isListed = listed.has(iso2) || (LAST_DEATH_YEARS[iso2] ?? 0) >= firstYear;
    if (!isListed && own.every((deaths) => deaths === 0)) return [];
    const model = artefact.countries[activityGroup(deathsIn(own))];
    const month = months.length < MONTHS_NEEDED ? undefined : monthSet(iso2, spans, model);
    const short = atOnce(dated([iso2], (month?.lanes ?? unitClimatology(iso2, model.simple))[0], 'country'));
    if (short === undefined) return [];
    const { lanes, references } = short;
    const sets = {
      '24h': { lanes: lanes['24h'], references: references['24h'] },
      '7d': { lanes: lanes['7d'], references: references['7d'] },
      ...(month === undefined ? {} : { '30d': month }),
    };
    return [{ iso2, sets }];
  });
}

function monthSet(iso2: string, spans: LazyMap<readonly number[]>, model: LaneGroupModel): CountrySet {
  const history = monthlyHistory(
    spans.get(iso2),
    landNeighbours(iso2).map((one) => spans.get(one)),
  );
  const { simple } = model;
  return {
    lanes: forecastLanes({ unit: iso2, history }, model),
    references: {
      climatology: unitClimatology(iso2, simple),
      lastK: lastLanes(history, simple),
      markov: markovLanes(history, simple),
      ownYear: ownYearLanes(history, simple),
    },
  };
}
