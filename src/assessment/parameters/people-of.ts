import { pow } from '../../arithmetic/pow.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { lazyMap } from '../lazy-map.ts';
import { PARAMETERS } from '../parameters.ts';
import { countryPrior } from './country-priors.ts';

/**
 * People that a country counts for in its region: as published, else those of a very small state, and fewer for a territory
 * that is no state (Gleditsch and Ward's list). Most such territories are islands with some thousand people or none.
 */
export function peopleOf(iso2: string): number {
  const { population2017 } = countryPrior(iso2);
  if (population2017 !== undefined) return population2017;
  return countryByIso2(iso2)?.gw === undefined ? PARAMETERS.territoryPopulation : PARAMETERS.populationFloor;
}

/** A country's weight in its region, more than 0: only its ratio to the others' counts. */
export const populationWeight = (iso2: string): number => WEIGHTS.get(iso2);

const WEIGHTS = lazyMap((iso2) => pow(peopleOf(iso2), PARAMETERS.populationExponent));

/** How much of a region's tail a country can carry, and of its headline, 0 to 1: a microstate is not what a region is about. */
export const tailReach = (iso2: string): number => Math.min(1, peopleOf(iso2) / PARAMETERS.tailPopulation);
