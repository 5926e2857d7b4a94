import { distanceKm } from '../../reference/ais-areas.ts';
import { cityById } from '../../reference/cities.ts';
import type { SeaNode } from '../../reference/sea/sea-nodes.ts';
import { portsOf, shortestRoute } from '../../reference/sea/sea-route.ts';
import { type Site, siteById } from '../../reference/sites.ts';
import type { Named } from './place-index.ts';
import type { Intent, Measure } from './vocabulary.ts';

/** Ships and what they carry, in the languages of questions. */
const BY_SEA =
  /(?<!\p{L})(?:sail\p{L}*|ships?|shipping|shipments?|shipped|tankers?|vessels?|voyages?|cargo\p{L}*|freight\p{L}*|containers?|by sea|routes?|navires?|pétroliers?|bateaux?|cargaisons?|buques?|petroleros?|barcos?|cargamentos?|судн\p{L}*|суда|судов|корабл\p{L}*|танкер\p{L}*|груз\p{L}*|schiff\p{L}*|frachter|tankern?)(?!\p{L})|سفينة|سفن|ناقلة|ناقلات|شحن|船|油轮|货轮|海运/iu;
/** Two ends of a way. */
const BETWEEN =
  /(?<!\p{L})(?:from|between|de|du|des|entre|desde|из|от|между|von|zwischen|aus)(?!\p{L})|من|بين|从|之间|到/iu;
/** A port stands for a named place this near, km. */
const NEAR_KM = 250;
/** What is measured of passages and cargoes; a question of anything else is no question of a voyage. */
const OF_PASSAGE: readonly Measure[] = [
  ...(['transits', 'corridor_state', 'freight', 'navigational_warnings'] as const),
  ...(['oil_price', 'oil_imports', 'gas_price', 'gas_imports'] as const),
];
/** What is asked of the world, whatever sails in it. */
const OF_THE_WORLD: readonly Intent[] = ['cause', 'comparison', 'change', 'impact', 'leverage', 'definition'];

interface Read {
  readonly text: string;
  /** In the order of the text. */
  readonly named: readonly Named[];
  readonly measures: readonly Measure[];
  readonly cues: readonly Intent[];
}

/**
 * The ends between which a question lets a ship sail, in the order in which it names them: `country:SG`, or `sea-port:Jeddah` where it
 * names a port of a country that has several; undefined where it names no ship, or other than two ends, or asks something else, or no
 * sea lies between them.
 */
export function voyageIn({ text, named, measures, cues }: Read): readonly [from: string, to: string] | undefined {
  if (!BY_SEA.test(text) || !BETWEEN.test(text)) return undefined;
  if (cues.some((cue) => OF_THE_WORLD.includes(cue)) || !measures.every((one) => OF_PASSAGE.includes(one)))
    return undefined;
  const ends = new Map<string, End>();
  for (const end of named.flatMap(endOf)) if (end.isPort || !ends.has(end.country)) ends.set(end.country, end);
  const [from, to, third] = [...ends.values()];
  if (from === undefined || to === undefined || third !== undefined) return undefined;
  return shortestRoute(from.ports, to.ports) === undefined ? undefined : [from.subject, to.subject];
}

interface End {
  readonly country: string;
  readonly ports: readonly SeaNode[];
  readonly subject: string;
  /** Whether it is one port of several. */
  readonly isPort: boolean;
}

function endOf({ kind, id }: Named): readonly End[] {
  const site = kind === 'site' ? siteById(id) : undefined;
  const city = kind === 'city' ? cityById(id) : undefined;
  const country = kind === 'country' ? id : (site?.country ?? city?.country);
  if (country === undefined) return [];
  const ports = portsOf(country);
  const own = site === undefined ? ports.find(({ port }) => port?.name === city?.name) : nearest(site, ports);
  return own === undefined || ports.length < 2
    ? [{ country, ports, subject: `country:${country}`, isPort: false }]
    : [{ country, ports: [own], subject: `sea-port:${own.port?.name ?? ''}`, isPort: true }];
}

function nearest(site: Site, ports: readonly SeaNode[]): SeaNode | undefined {
  const [first] = ports
    .map((node) => ({ node, km: distanceKm(node, site) }))
    .filter(({ km }) => km < NEAR_KM)
    .sort((one, other) => one.km - other.km);
  return first?.node;
}
