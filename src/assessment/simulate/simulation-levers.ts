import type { SimulationLever } from '../../contract/intelligence/simulation-lever.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import type { RegionId } from '../../reference/regions.ts';
import { theaterById } from '../../reference/theaters.ts';
import type { World } from '../assess-world.ts';
import { roundTo } from '../evidence.ts';
import { METRICS, type MetricId } from '../metrics.ts';
import { CORRIDOR_EXPOSURE } from '../parameters/corridor-exposure.ts';

/** Levers of a region (CONSOLE.md §3). */
export const MAX_LEVERS = 8;
/** Fewer observations have no usual range. */
const MIN_OBSERVATIONS = 8;
const TAIL = 0.1;
const DECIMALS = 4;

/** What can be moved, in the order of choice: how many subjects of each metric at most. */
const MOVABLE: readonly { readonly metric: MetricId; readonly limit: number; readonly words: string }[] = [
  { metric: 'transits_total', limit: 2, words: 'ships on the newest day' },
  { metric: 'crude_price', limit: 1, words: 'Crude oil price' },
  { metric: 'volatility_index', limit: 1, words: 'Implied equity volatility' },
  { metric: 'credit_stress', limit: 1, words: 'Credit stress' },
  { metric: 'gnss_degraded_share', limit: 1, words: 'aircraft with degraded GNSS accuracy' },
  { metric: 'military_aircraft', limit: 1, words: 'military aircraft airborne' },
  { metric: 'gas_price', limit: 1, words: 'Natural gas price' },
  { metric: 'food_price_index', limit: 1, words: 'Food price index' },
];

/** Figures of a region that a reader can suppose to be others, with their usual range; at most eight. */
export function simulationLevers(world: World, regionId: RegionId): SimulationLever[] {
  return MOVABLE.flatMap(({ metric, limit, words }) =>
    world.index
      .subjects(metric)
      .flatMap((subject) => candidate(world, regionId, { metric, subject }))
      .sort((a, b) => b.weight - a.weight || (a.subject < b.subject ? -1 : 1))
      .slice(0, limit)
      .map(({ subject, place, value, low, high }): SimulationLever => {
        const label = place === '' ? words : `${place}: ${words}`;
        return { metric, subject, label, unit: METRICS[metric].unit, value, low, high };
      }),
  ).slice(0, MAX_LEVERS);
}

/** None where it is of another region, or too seldom observed. */
function candidate(
  { index }: World,
  regionId: RegionId,
  { metric, subject }: { readonly metric: MetricId; readonly subject: string },
) {
  const where = placeIn(regionId, subject);
  const values = index.series(metric, subject).map(({ value }) => value);
  const newest = values.at(-1);
  if (where === undefined || newest === undefined || values.length < MIN_OBSERVATIONS) return [];
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => roundTo(sorted[Math.round(share * (sorted.length - 1))] ?? newest, DECIMALS);
  const range = { value: roundTo(newest, DECIMALS), low: at(TAIL), high: at(1 - TAIL) };
  // Where nothing else says which place matters, the liveliest does.
  const weight = where.exposure ?? range.high - range.low;
  return range.high > range.low ? [{ subject, place: where.name, weight, ...range }] : [];
}

/** The name of a place of the region, with the share of its trade that passes there; undefined for one of another region. */
function placeIn(regionId: RegionId, subject: string): { name: string; exposure?: number } | undefined {
  const [kind, id = ''] = subject.split(':');
  if (kind === 'series') return { name: '' };
  if (kind === 'chokepoint') {
    const exposure = CORRIDOR_EXPOSURE[regionId][id];
    return exposure === undefined ? undefined : { name: chokepointById(id)?.name ?? id, exposure };
  }
  const place = kind === 'theater' ? theaterById(id) : kind === 'country' ? countryByIso2(id) : undefined;
  const isHere = place !== undefined && (regionId === 'global' || place.regionId === regionId);
  return isHere ? { name: place.name } : undefined;
}
