import { HORIZONS, LANES } from '../../contract/intelligence/vocabulary.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { nameInProse } from '../../reference/name-in-prose.ts';
import type { World } from '../assess-world.ts';
import { HORIZON_WORDS } from '../english.ts';
import { LANE_BASE_RATES, REGION_LANE_COUNTS_30D } from '../parameters/lane-base-rates.ts';
import { knownLanes, newestDeaths } from '../scenarios/known-lanes.ts';
import { LANE_GRID } from '../scenarios/lane-grid.ts';
import { scenarioSets } from '../scenarios/scenario-sets.ts';
import { named } from './rules.ts';
import { maxChanging, type SectionContext, type SectionTerms, term, type WhatIf } from './section-context.ts';

/** Where the probability of a lane comes from. @param names set, `lanes`, lane */
export function laneTerms(
  [setIndex, , laneIndex]: readonly string[],
  { world, regionId }: SectionContext,
): SectionTerms | undefined {
  const horizon = HORIZONS[Number(setIndex)];
  const name = LANES[Number(laneIndex)];
  if (horizon === undefined || name === undefined) return undefined;
  const rates = LANE_BASE_RATES[regionId][horizon];
  const place = Number(laneIndex);
  const onGrid = `put on a grid of 1/${LANE_GRID} with a floor and a cap`;
  const counts = Object.fromEntries(LANES.map((one, i) => [one, REGION_LANE_COUNTS_30D[regionId][i] ?? 0]));
  const parameters = [
    { name: 'laneGrid', value: LANE_GRID },
    { name: 'outcomes', value: rates.n },
    ...named('months.30d', counts),
  ];
  const baseRate = term(
    `base rate of the lane ${name} within ${HORIZON_WORDS[horizon]}`,
    rates.probabilities[place] ?? 0,
  );
  const dated = horizon === '30d' ? undefined : world.lanes.get(regionId)?.dated?.lanes[horizon];
  if (dated !== undefined) {
    const words = `The fitted model of the dated deaths in the region's countries over the latest known year, ${onGrid}.`;
    return { rule: { words, parameters }, terms: [term('the model', dated[place] ?? 0), baseRate], isSum: false };
  }
  const known = horizon === '30d' ? world.lanes.get(regionId) : undefined;
  if (known?.forecast === undefined || known.simple === undefined) {
    const words = `The base rate of the lane in the region, ${onGrid}; nothing moves it.`;
    return { rule: { words, parameters }, terms: [baseRate], isSum: false };
  }
  const words = `The fitted model of the deaths in the region's countries over two years, ${onGrid}; next to simple forecasts of the same months.`;
  const terms = [
    term('the model', known.forecast[place] ?? 0),
    term('persistence of the latest lane', known.simple.markov[place] ?? 0),
    term('the latest lanes', known.simple.lastK[place] ?? 0),
    baseRate,
  ];
  return { rule: { words, parameters }, terms, isSum: false, whatIf: laneFlips(place, { world, regionId }) };
}

/** Countries whose deaths are supposed to be others. */
const COUNTRIES_TRIED = 6;

/** What the 30-day lane at a place would be without the deaths of a country in the newest month, and with twice as many. */
function laneFlips(place: number, { world, regionId }: Pick<SectionContext, 'world' | 'regionId'>): readonly WhatIf[] {
  const shareIn = (lanes: World['lanes']): number => {
    const set = scenarioSets(regionId, [], lanes.get(regionId)).find(({ horizon }) => horizon === '30d');
    return set?.lanes[place]?.probability ?? 0;
  };
  const flips = newestDeaths(world.index, regionId)
    .slice(0, COUNTRIES_TRIED)
    .flatMap(({ iso2, deaths }) =>
      [0, 2 * deaths].map((to) => ({
        what: `deaths in ${nameInProse(countryByIso2(iso2)?.name ?? iso2)} in the newest month`,
        from: deaths,
        to,
        value: shareIn(knownLanes(world.index, undefined, { iso2, deaths: to })),
      })),
    );
  return maxChanging(flips, shareIn(world.lanes));
}
