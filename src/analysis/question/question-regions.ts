import { actorById } from '../../reference/actors.ts';
import { cityById } from '../../reference/cities.ts';
import { corridorById } from '../../reference/corridors.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { isRegionId, REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { seaById } from '../../reference/seas.ts';
import { siteById } from '../../reference/sites.ts';
import { theaterById } from '../../reference/theaters.ts';
import { concerned, type Votes } from './corridor-names.ts';
import type { Named } from './place-index.ts';

/** Weight of a region named, of a country or theater named. */
const REGION = 2;
const PART = 1;

/** The regions that named places and actors are of, the most concerned first; `global` alone where there is none. */
export function regionsOf(named: readonly Named[]): readonly RegionId[] {
  const votes = new Map<RegionId, number>();
  for (const one of named)
    for (const [regionId, weight] of votesOf(one)) votes.set(regionId, (votes.get(regionId) ?? 0) + weight);
  const found = [...votes]
    .sort(([a, x], [b, y]) => y - x || REGION_IDS.indexOf(a) - REGION_IDS.indexOf(b))
    .map(([regionId]) => regionId);
  return found.length > 0 ? found : ['global'];
}

function votesOf({ kind, id }: Named): Votes {
  switch (kind) {
    case 'region':
      return isRegionId(id) ? [[id, REGION]] : [];
    case 'country':
      return ofCountries([id]);
    case 'city':
      return ofCountries(countryOfCity(id));
    case 'site':
      return ofCountries([siteById(id)?.country ?? '']);
    case 'sea':
      return ofCountries(seaById(id)?.littoral ?? []);
    case 'theater': {
      const regionId = theaterById(id)?.regionId;
      return regionId === undefined ? [] : [[regionId, PART]];
    }
    case 'corridor': {
      const corridor = corridorById(id);
      return corridor === undefined ? [] : concerned(corridor);
    }
    case 'actor': {
      // The seat of an organisation is not where it acts.
      const actor = actorById(id);
      return actor?.kind === 'armed_group' ? ofCountries(actor.homeCountries) : [];
    }
  }
}

/** Together as much as one country; two that are named are two votes. */
function ofCountries(countries: readonly string[]): Votes {
  return countries.flatMap((iso2) => {
    const regionId = countryByIso2(iso2)?.regionId;
    return regionId === undefined ? [] : [[regionId, PART / countries.length] as const];
  });
}

/** @param id of a city: `city:dubai` */
export const countryOfCity = (id: string): readonly string[] => {
  const country = cityById(id)?.country;
  return country === undefined ? [] : [country];
};
