import { distanceKm } from '../../reference/ais-areas.ts';
import { cityById } from '../../reference/cities.ts';
import { portsOf, shortestRoute } from '../../reference/sea/sea-route.ts';
import { siteById } from '../../reference/sites.ts';
import type { Named } from './place-index.ts';

/** Ships and what they carry, in the languages of questions. */
const BY_SEA =
  /(?<!\p{L})(?:sail\p{L}*|ships?|shipping|shipments?|shipped|tankers?|vessels?|voyages?|cargo\p{L}*|freight\p{L}*|containers?|by sea|sea routes?|navires?|pétroliers?|bateaux?|cargaisons?|buques?|petroleros?|barcos?|cargamentos?|судн\p{L}*|суда|судов|корабл\p{L}*|танкер\p{L}*|груз\p{L}*|schiff\p{L}*|frachter|tankern?)(?!\p{L})|سفينة|سفن|ناقلة|ناقلات|شحن|船|油轮|货轮|海运/iu;
/** Two ends of a way. */
const BETWEEN =
  /(?<!\p{L})(?:from|between|de|du|des|entre|desde|из|от|между|von|zwischen|aus)(?!\p{L})|من|بين|从|之间|到/iu;
/** A port stands for a named place this near, km. */
const NEAR_KM = 250;

/**
 * The ends between which a text lets a ship sail, in the order in which it names them: `country:SG`, or `sea-port:Jeddah` where a country
 * has several; undefined where it names no ship, or other than two ends, or no sea lies between them.
 * @param named in the order of the text
 */
export function voyageIn(text: string, named: readonly Named[]): readonly [from: string, to: string] | undefined {
  if (!BY_SEA.test(text) || !BETWEEN.test(text)) return undefined;
  const [from, to, third] = [...new Map(named.flatMap(endOf).map((end) => [end.country, end])).values()];
  if (from === undefined || to === undefined || third !== undefined) return undefined;
  return shortestRoute(from.ports, to.ports) === undefined ? undefined : [from.subject, to.subject];
}

function endOf({ kind, id }: Named) {
  const site = kind === 'site' ? siteById(id) : undefined;
  const city = kind === 'city' ? cityById(id) : undefined;
  const country = kind === 'country' ? id : (site?.country ?? city?.country);
  if (country === undefined) return [];
  const all = portsOf(country);
  const own = all.find((node) =>
    site === undefined ? node.port?.name === city?.name : distanceKm(node, site) < NEAR_KM,
  );
  return own === undefined || all.length < 2
    ? [{ country, ports: all, subject: `country:${country}` }]
    : [{ country, ports: [own], subject: `sea-port:${own.port?.name ?? ''}` }];
}
