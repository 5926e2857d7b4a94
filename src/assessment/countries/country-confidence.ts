import { pow } from '../../arithmetic/pow.ts';
import type { Country } from '../../reference/countries.ts';
import type { World } from '../assess-world.ts';
import { agreementOf, type ConfidenceFactors, freshnessOf } from '../confidence.ts';
import { roundTo } from '../evidence.ts';
import { type InputId, inputById } from '../inputs.ts';
import { liveSkill } from '../live-skill.ts';

/**
 * Confidence in a country's axes: the four factors of a region's (METHOD.md §10) over the inputs that exist for the
 * country. An input without a current value here scores 0 in coverage and freshness.
 */
export function countryConfidence(
  world: World,
  country: Country,
  { expected, current }: { readonly expected: ReadonlySet<InputId>; readonly current: ReadonlySet<InputId> },
): { readonly confidence: number; readonly factors: ConfidenceFactors } {
  const inputs = [...expected].sort().map(inputById);
  const total = inputs.reduce((sum, { weight }) => sum + weight, 0);
  const isCurrent = (id: string): boolean => [...current].some((one) => one === id);
  const countries = [world.countries.get(country.iso2) ?? []].flat();
  const share = (score: (input: (typeof inputs)[number]) => number): number =>
    total === 0 ? 0 : inputs.reduce((sum, input) => sum + input.weight * score(input), 0) / total;
  const factors = {
    coverage: share(({ id }) => (isCurrent(id) ? 1 : 0)),
    freshness: share((input) => (isCurrent(input.id) ? freshnessOf(input, world) : 0)),
    agreement: share((input) => agreementOf(input, world, countries)),
    skill: liveSkill(world.index, country.regionId),
  };
  const { coverage, freshness, agreement, skill } = factors;
  return { confidence: roundTo(pow(coverage * freshness * agreement * skill, 0.25), 4), factors };
}
