import { normaliseName } from './normalise-name.ts';
import { AFRICA_AND_SOUTH_ASIA_SITES } from './site-tables/africa-and-south-asia.ts';
import { AMERICAS_SITES } from './site-tables/americas.ts';
import { EAST_ASIA_SITES } from './site-tables/east-asia.ts';
import { EUROPE_SITES } from './site-tables/europe.ts';
import { MENA_SITES } from './site-tables/mena.ts';

export const SITE_KINDS = ['port', 'base', 'energy', 'area'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** A port, a base, an energy site or a contested area that questions name. */
export interface Site {
  /** `port:jebel-ali`; not an id of stored data. */
  readonly id: string;
  readonly kind: SiteKind;
  readonly name: string;
  /** Other names, some in other scripts. */
  readonly aliases: readonly string[];
  /** ISO 3166 alpha-2; of a contested place one of the claimants, which is no statement on the claim. */
  readonly country: string;
  /** Decimal degrees, WGS 84, approximate; of an area, a point in it. */
  readonly latitude: number;
  readonly longitude: number;
  /** The corridor that its traffic depends on; absent where it depends on none. */
  readonly corridorId?: string;
}

const LINE = /^([A-Z]{2}) (port|base|energy|area) (-?\d+\.\d\d) (-?\d+\.\d\d) (-|[a-z_]+) (.+)$/;

export const SITES: readonly Site[] = [
  MENA_SITES,
  EAST_ASIA_SITES,
  EUROPE_SITES,
  AMERICAS_SITES,
  AFRICA_AND_SOUTH_ASIA_SITES,
].flatMap((table) => table.trim().split('\n').map(siteOf));

const BY_ID = new Map(SITES.map((site) => [site.id, site]));

export function siteById(id: string): Site | undefined {
  return BY_ID.get(id);
}

/** @throws on a line of another form: a table in the code is right or the program does not start */
function siteOf(line: string): Site {
  const [, country = '', kind, latitude, longitude, corridor = '-', names = ''] = LINE.exec(line) ?? [];
  const known = SITE_KINDS.find((candidate) => candidate === kind);
  const [name = '', ...aliases] = names.split('; ');
  if (known === undefined || name === '') throw new Error(`not a site: ${line}`);
  return {
    id: `${known}:${normaliseName(name).replaceAll(' ', '-')}`,
    kind: known,
    name,
    aliases,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    ...(corridor === '-' ? {} : { corridorId: corridor }),
  };
}
