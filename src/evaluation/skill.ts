/**
 * Skill: the share of the reference forecast's loss that a forecast avoids. 1 is perfect, 0 no better than the reference, negative
 * worse; without a lower bound.
 * @param losses, referenceLosses of the same cases, lower is better
 * @returns undefined where the reference lost nothing
 */
export function skill(losses: readonly number[], referenceLosses: readonly number[]): number | undefined {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const reference = total(referenceLosses);
  return reference === 0 ? undefined : 1 - total(losses) / reference;
}
