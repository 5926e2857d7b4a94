import { pow } from '../arithmetic/pow.ts';
import { PARAMETERS } from './parameters.ts';

const { single: ofNews, discount } = PARAMETERS.corroboration;

/**
 * Confidence in what several independent lineages say: a discounted noisy-OR (METHOD.md §2). Never falls with another
 * lineage; copies of one lineage count once because the caller counts lineages, not copies.
 * @param lineages independent lineages, whole number of 0 or more
 * @param single confidence in one alone, 0 to below 1; an outlet's by default
 * @returns 0 (no lineage) to below 1
 */
export function corroboration(lineages: number, single: number = ofNews): number {
  let doubt = lineages > 0 ? 1 - single : 1;
  for (let further = 1; further < lineages; further += 1) doubt *= 1 - single * pow(discount, further);
  return 1 - doubt;
}
