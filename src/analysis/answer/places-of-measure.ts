import type { Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { atTheater, type Fit, ofCountry, ofRegion, ofWorld, onCorridor } from './fits.ts';

/** Measures of which the world has no figure of its own. */
const OF_PLACES: readonly Measure[] = ['airports', 'airspace'];
/** Measures that have one figure for the world. */
export const OF_THE_WORLD: readonly Measure[] = ['oil_price', 'gas_price', 'food_prices', 'volatility'];
const anywhere: Fit = () => 1;
/** Measures of straits and canals. */
const OF_CORRIDORS: readonly Measure[] = ['transits', 'navigational_warnings'];

/** The places of a question at which a measure is looked for, each with its fit. */
export function placesFor(
  measure: Measure,
  { countries, corridors, theaters, regions, understood }: Asked,
): readonly (readonly [string, Fit])[] {
  // A strait that is blocked is closed: no report is counted at it.
  if (measure === 'blockade' && corridors.length > 0) return [];
  const atCorridors = OF_CORRIDORS.includes(measure) ? corridors : [];
  const named = [
    ...atCorridors.map((id) => [`corridor:${id}`, onCorridor(id)] as const),
    ...countries.map((iso2) => [`country:${iso2}`, ofCountry(iso2)] as const),
  ];
  // What happens in a country moves the price of the world.
  const isOfTheWorld = countries.length === 0 || understood.intent === 'impact';
  if (OF_THE_WORLD.includes(measure) && isOfTheWorld) return [['region:global', ofWorld]];
  if (named.length > 0) return named;
  const isImported = measure.endsWith('_imports') && understood.namedRegionIds.length > 0;
  if (understood.places.length > 0 && theaters.length > 0 && !isImported)
    return theaters.slice(0, 2).map((id) => [`theater:${id}`, atTheater(id)]);
  return understood.regionIds[0] === 'global'
    ? [['region:global', OF_PLACES.includes(measure) ? anywhere : ofWorld]]
    : regions.map((id) => [`region:${id}`, ofRegion(id)]);
}
