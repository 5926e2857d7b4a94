import type { Actor } from '../../reference/actors.ts';
import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { ActorLookup } from './actor-reference.ts';

/**
 * Whether something between two actors is a region's: where one of them is at home there. An organisation is at home with
 * whom it deals, not at its seat; between two organisations the seats count.
 */
export function concernsRegion(regionId: RegionId, lookup: ActorLookup): (from: string, to: string) => boolean {
  const countries = new Set(countriesOfRegion(regionId).map(({ iso2 }) => iso2));
  const isHome = (actor: Actor): boolean => actor.homeCountries.some((iso2) => countries.has(iso2));
  const known = new Map<string, { readonly home: boolean; readonly isOrganisation: boolean } | undefined>();
  const placeOf = (id: string) => {
    if (known.has(id)) return known.get(id);
    const actor = lookup.actor(id);
    const place =
      actor === undefined ? undefined : { home: isHome(actor), isOrganisation: actor.kind === 'organisation' };
    known.set(id, place);
    return place;
  };
  return (from, to) => {
    const [one, other] = [placeOf(from), placeOf(to)];
    if (one === undefined || other === undefined) return false;
    if (one.isOrganisation === other.isOrganisation) return one.home || other.home;
    return one.isOrganisation ? other.home : one.home;
  };
}
