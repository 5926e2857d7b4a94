import type { Claim } from '../../claims/claim.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';

/** Values that can be put in order: of one measure and unit, the largest first or the smallest; ties by subject. */
export function inOrder(claims: readonly Claim[], isLeastFirst = false): readonly Claim[] {
  const sign = isLeastFirst ? -1 : 1;
  const valued = claims.filter(
    ({ predicate, value, measure }) => predicate === 'measures' && value !== undefined && measure !== undefined,
  );
  const [first] = valued;
  return valued
    .filter(({ measure, unit }) => measure === first?.measure && unit === first?.unit)
    .sort((a, b) => sign * ((b.value ?? 0) - (a.value ?? 0)) || (a.subject < b.subject ? -1 : 1));
}

/** The values of one measure of the first two places compared, the larger first; undefined where none is known of both. */
export function pairOf(
  { understood, countries, corridors, regions }: Asked,
  claims: readonly Claim[],
): readonly [Claim, Claim] | undefined {
  const places: readonly ((claim: Claim) => boolean)[] = [
    ...countries.map((iso2) => (claim: Claim) => factsOf(claim).countries.includes(iso2)),
    ...corridors.map((id) => (claim: Claim) => claim.subject === `corridor:${id}`),
    ...(countries.length + understood.corridors.length > 0
      ? []
      : regions.map((id) => (claim: Claim) => claim.subject === `region:${id}`)),
  ];
  const [isOne, isOther] = places;
  if (isOne === undefined || isOther === undefined) return undefined;
  const valued = claims.filter(({ predicate, value }) => predicate === 'measures' && value !== undefined);
  for (const one of valued.filter(isOne)) {
    const other = valued.find((claim) => isOther(claim) && claim.measure === one.measure && claim.unit === one.unit);
    if (other !== undefined) return (one.value ?? 0) >= (other.value ?? 0) ? [one, other] : [other, one];
  }
  return undefined;
}
