import type { ReadAxis } from '../axis.ts';
import { type CountryTerms, indicatorTerms, regionalPressure } from '../regional-pressure.ts';

const terms: CountryTerms = (_, signals, reports) => indicatorTerms('domesticFragility', signals, reports);

/**
 * Unrest, emergency rule and coups, displacement, outages, inflation and, as far as they reach the country, world food
 * prices on a structural part. Foreign wars without domestic effect have no way in.
 */
export const readDomesticFragility: ReadAxis = (world, area) => regionalPressure(world, area, terms);
