import type { Claim } from '../../claims/claim.ts';
import { detourClaim } from '../../claims/kinds/route.ts';
import { CHOKEPOINTS, chokepointById } from '../../reference/chokepoints.ts';
import { portsOf } from '../../reference/sea/sea-route.ts';
import type { Reader } from '../question/readers.ts';
import { factsOf } from './claim-facts.ts';
import type { Fit } from './fits.ts';

/** Straits and canals of a question that are worth a line. */
const MAX_CORRIDORS = 3;

/**
 * Straits and canals that places depend on, by the drivers of their sea access and their energy, the largest share and loss first.
 * @param subjects countries or regions: `country:JP`
 */
export function exposedCorridors(subjects: readonly string[], claims: readonly Claim[]): readonly string[] {
  const shares = new Map<string, number>();
  for (const claim of claims) {
    const { kind, subject, measure, value = 0, predicate } = claim;
    if (kind !== 'driver' || !subjects.includes(subject)) continue;
    if (measure !== 'maritimeAccess' && measure !== 'energyVulnerability') continue;
    // What is lost counts more than what is there: it is there to be lost.
    const weight = predicate === 'lost' || measure === 'energyVulnerability' ? 2 : 1;
    for (const id of factsOf(claim).corridors)
      if (chokepointById(id) !== undefined) shares.set(id, (shares.get(id) ?? 0) + weight * value);
  }
  return [...shares]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([id]) => id)
    .slice(0, MAX_CORRIDORS);
}

/** The straits of a voyage, the one that has lost most of its usual traffic first. */
export function worstFirst(chokepointIds: readonly string[], claims: readonly Claim[]): readonly string[] {
  const shareOf = (id: string): number => {
    const found = claims.find(
      ({ kind, subject, measure, comparedWith }) =>
        kind === 'corridor' && subject === `corridor:${id}` && measure !== undefined && comparedWith !== undefined,
    );
    const usual = found?.comparedWith?.value ?? 0;
    return usual > 0 ? (found?.value ?? usual) / usual : 1;
  };
  return [...chokepointIds].sort((one, other) => shareOf(one) - shareOf(other));
}

/** Where what a reader needs is shipped from, the likeliest first; general cargo goes between the largest ports. */
const ORIGINS: Readonly<Record<Reader, readonly string[]>> = {
  oil: ['SA', 'KW', 'AE', 'US'],
  gas: ['QA', 'US', 'AU'],
  food: ['US', 'AU', 'UA', 'BR'],
  shipping: ['CN', 'NL', 'US', 'SA'],
  aviation: [],
  humanitarian: ['AE', 'CN', 'NL'],
  finance: [],
};
/** Ends of trade where a question names no country. */
const ENDS: readonly string[] = ['NL', 'CN', 'JP', 'IN', 'US', 'SG'];

/** Days of detour around each strait for what is shipped to a country, or between the ends of trade. */
export function detourClaims(
  corridors: readonly string[],
  countries: readonly string[],
  readers: readonly Reader[],
): readonly Claim[] {
  const origins = (readers.length === 0 ? (['oil', 'shipping'] as const) : readers).flatMap((one) => ORIGINS[one]);
  const ports = countries.filter((iso2) => portsOf(iso2).length > 0);
  const ends = ports.length > 0 ? ports : countries.length > 0 ? [] : ENDS;
  return corridors.slice(0, MAX_CORRIDORS).flatMap((id) => {
    if (!CHOKEPOINTS.some((one) => one.id === id)) return [];
    for (const to of ends)
      for (const from of origins) {
        const claim = from === to ? undefined : detourClaim(`country:${from}`, `country:${to}`, id);
        if (claim !== undefined) return [claim];
      }
    return [];
  });
}

/** Of detours: the longest first, and no way around before all. */
export const farthestAround: Fit = ({ value, measure }) =>
  measure === undefined ? 1 : 0.01 + Math.min(0.9, (value ?? 0) / 60);
