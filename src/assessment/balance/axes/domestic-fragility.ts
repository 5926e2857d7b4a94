import { PARAMETERS } from '../../parameters.ts';
import type { ReadAxis } from '../axis.ts';
import { regionalPressure, term } from '../regional-pressure.ts';

const { weight } = PARAMETERS;

/**
 * Unrest, emergency rule and coups, people driven out, outages, rising prices and, as far as they reach the country, those of
 * food on a structural part. Foreign wars without domestic effect have no way in.
 */
export const readDomesticFragility: ReadAxis = (world, regionId) =>
  regionalPressure(world, regionId, ({ reports, conditions }, left) => [
    term(1, conditions.stability),
    term(weight.protest, reports.protest, left?.protest),
    term(weight.emergency, reports.emergency, left?.emergency),
    term(weight.displacement, conditions.displacement),
    term(weight.outages, conditions.outages),
    term(weight.inflation, conditions.inflation),
    term(weight.foodPrices, conditions.foodPrices),
  ]);
