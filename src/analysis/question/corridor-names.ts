import { CORRIDOR_EXPOSURE } from '../../assessment/parameters/corridor-exposure.ts';
import { CHOKEPOINTS, chokepointById } from '../../reference/chokepoints.ts';
import type { Corridor } from '../../reference/corridors.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { REGION_IDS, type RegionId } from '../../reference/regions.ts';

/** Exposure from which a strait's name calls for a region. */
const MATTERS = 0.2;
/** Weight of all shores of a strait together. */
const SHORE = 0.5;

/** What a corridor is called, long and short. */
export function corridorNames({ name, chokepointIds }: Corridor): ReadonlySet<string> {
  const own = chokepointIds.length === 1 ? chokepointIds.flatMap((id) => chokepointById(id)?.portwatchName ?? []) : [];
  return new Set([name, ...own].flatMap(shortNames));
}

/** Names that are also of land, or of no one country. */
const ON_LAND: readonly string[] = ['Korea', 'Luzon', 'Lombok', 'Makassar'];

/** `Suez` for the Suez Canal; not `Panama`, which is a country, for its canal. */
function shortNames(full: string): readonly string[] {
  const short = full.replace(/^Strait of | (Straits?|Canal)$/g, '');
  return namesCountry(short) || ON_LAND.includes(short) ? [full] : [full, short];
}

export function namesCountry(name: string): boolean {
  return countriesMentioned(name).length > 0;
}

const THE_STRAIT = /(?<!\p{L})the (?:strait|straits|canal|waterway)(?!\p{L})/iu;

/** The one strait or canal on the shores of countries where a text has `the strait`; undefined where there are several. */
export function straitMeant(text: string, countries: readonly string[]): string | undefined {
  if (!THE_STRAIT.test(text)) return undefined;
  const [only, another] = CHOKEPOINTS.filter(({ littoral }) => countries.some((iso2) => littoral.includes(iso2)));
  return another === undefined ? only?.id : undefined;
}

/** How much a question is about a region that it does not name. */
export type Votes = readonly (readonly [regionId: RegionId, weight: number])[];

/** The regions on a strait's shores, by their part of them, and those whose trade it carries. */
export function concerned({ chokepointIds }: Corridor): Votes {
  const shores = chokepointIds.flatMap((id) => chokepointById(id)?.littoral ?? []).map((iso2) => countryByIso2(iso2));
  return REGION_IDS.filter((regionId) => regionId !== 'global').flatMap((regionId) => {
    const shore = (SHORE * shores.filter((country) => country?.regionId === regionId).length) / shores.length;
    const exposure = Math.max(...chokepointIds.map((id) => CORRIDOR_EXPOSURE[regionId][id] ?? 0));
    const weight = shore + (exposure >= MATTERS ? exposure : 0);
    return weight > 0 ? [[regionId, weight] as const] : [];
  });
}
