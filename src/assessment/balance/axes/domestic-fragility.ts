import type { ReadAxis } from '../axis.ts';
import { indicatorTerms, regionalPressure } from '../regional-pressure.ts';

/**
 * Unrest, emergency rule and coups, displacement, outages, inflation and, as far as they reach the country, world food
 * prices on a structural part. Foreign wars without domestic effect have no way in.
 */
export const readDomesticFragility: ReadAxis = (world, area) =>
  regionalPressure(world, area, (signals, reports) => indicatorTerms('domesticFragility', signals, reports));
