import { PARAMETERS } from '../../parameters.ts';
import type { ReadAxis } from '../axis.ts';
import { indicatorTerms, regionalPressure, structuralTerm } from '../regional-pressure.ts';

/**
 * The country's currency, equities, sovereign spread and external position and, as far as that exposes it, new sanctions and
 * the world's credit and volatility. Another region's market without exposure has no way in.
 */
export const readCapitalStress: ReadAxis = (world, area) =>
  regionalPressure(world, area, (signals) => [
    structuralTerm(PARAMETERS.prior.capitalStress),
    ...indicatorTerms('capitalStress', signals),
  ]);
