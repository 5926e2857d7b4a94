import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { landNeighbours } from '../../reference/land-neighbours.ts';
import { lazyMap } from '../lazy-map.ts';
import type { ObservationIndex } from '../observation-index.ts';
import type { References } from './dated-lanes/dated-references.ts';
import { knownDated } from './dated-lanes/known-dated.ts';
import { coveredMonths, deathsIn, MONTHS_NEEDED, monthlyDeaths } from './known-lanes.ts';
import { activityGroup } from './lane-model/death-history.ts';
import { LANE_ARTEFACT, type LaneArtefact } from './lane-model/lane-artefact.ts';
import { forecastLanes } from './lane-model/lane-group-model.ts';
import type { LaneShares } from './lane-model/lane-shares.ts';
import { monthlyHistory } from './lane-model/monthly-history.ts';
import { lastLanes, markovLanes, ownYearLanes, unitClimatology } from './lane-model/simple-lanes.ts';

/** The lanes of one country, with what simple forecasts make of the same deaths. */
export interface CountryLanes {
  /** ISO 3166 alpha-2. */
  readonly iso2: string;
  readonly lanes: Readonly<Record<Horizon, LaneShares>>;
  readonly references: Readonly<Record<Horizon, References>>;
}

/**
 * The lanes of every country with a conflict death in the known months, or with an active year in those of the fit (METHOD.md §13.3).
 * @returns none where the deaths of the past two years are not known or too old: the year before an outcome is then always known, so
 * that no set is void for want of it
 */
export function countryLanes(index: ObservationIndex, artefact: LaneArtefact = LANE_ARTEFACT): readonly CountryLanes[] {
  const months = coveredMonths(index);
  if (months.length < MONTHS_NEEDED) return [];
  const spans = lazyMap((iso2) => monthlyDeaths(index, iso2, months));
  const dated = knownDated(index, months);
  const listed = new Set(Object.values(artefact.countries).flatMap(({ simple }) => Object.keys(simple.units)));
  return COUNTRIES.flatMap(({ iso2, gw }) => {
    if (gw === undefined) return [];
    const own = spans.get(iso2);
    if (!listed.has(iso2) && own.every((deaths) => deaths === 0)) return [];
    const around = landNeighbours(iso2).map((one) => spans.get(one));
    const [unit, history] = [iso2, monthlyHistory(own, around)];
    const model = artefact.countries[activityGroup(deathsIn(own))];
    const month = forecastLanes({ unit, history }, model);
    const short = dated([iso2], month[0], 'country');
    if (short === undefined) return [];
    const { simple } = model;
    const references = {
      climatology: unitClimatology(iso2, simple),
      lastK: lastLanes(history, simple),
      markov: markovLanes(history, simple),
      ownYear: ownYearLanes(history, simple),
    };
    return [{ iso2, lanes: { ...short.lanes, '30d': month }, references: { ...short.references, '30d': references } }];
  });
}
