import type { World } from '../../assess-world.ts';
import type { CountryConditions } from '../../country-conditions.ts';
import { PARAMETERS } from '../../parameters.ts';
import type { ReadAxis } from '../axis.ts';
import type { Term } from '../noisy-or.ts';
import { conditionTerm, regionalPressure, structuralTerm, term } from '../regional-pressure.ts';

const { weight, prior, sanctions, volatility, credit } = PARAMETERS;

/**
 * A falling currency, shares below their high, a government that pays beyond the safest, what a country owes and holds,
 * and, as far as that exposes it, new sanctions and the world's credit and volatility. Another region's market without
 * exposure has no way in.
 */
export const readCapitalStress: ReadAxis = (world, regionId) =>
  regionalPressure(world, regionId, ({ conditions }) => [
    structuralTerm(prior.capitalStress),
    term(weight.externalPosition, conditions.externalPosition),
    ...conditionTerm(weight.currency, conditions.currency),
    ...conditionTerm(weight.shares, conditions.shares),
    ...conditionTerm(weight.spread, conditions.spread),
    ...exposedTerms(world, conditions),
  ]);

/** Terms that weigh the more, the more a country owes abroad and the less it holds. */
function exposedTerms(world: World, { externalPosition, ...conditions }: CountryConditions): readonly Term[] {
  const exposure = (least: number): number => least + (1 - least) * externalPosition.value;
  return [
    term(weight.sanctionsCapital * exposure(sanctions.minDependence), conditions.sanctions),
    term(weight.credit * exposure(credit.minExposure), world.markets.credit),
    term(weight.volatility * exposure(volatility.minExposure), world.senses.volatility),
  ];
}
