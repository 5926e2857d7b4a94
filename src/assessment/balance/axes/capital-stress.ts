import { PARAMETERS } from '../../parameters.ts';
import type { ReadAxis } from '../axis.ts';
import { type CountryTerms, indicatorTerms, regionalPressure, structuralTerm } from '../regional-pressure.ts';

const terms: CountryTerms = (_, signals) => [
  structuralTerm(PARAMETERS.prior.capitalStress),
  ...indicatorTerms('capitalStress', signals),
];

/**
 * The country's currency, equities, sovereign spread and external position and, as far as that exposes it, new sanctions and
 * the world's credit and volatility. Another region's market without exposure has no way in.
 */
export const readCapitalStress: ReadAxis = (world, area) => regionalPressure(world, area, terms);
