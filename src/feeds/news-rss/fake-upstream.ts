import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { COUNTRY_PROFILES } from '../fakes/country-profiles.ts';
import { type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';
import { drawOne, randomOf } from '../fakes/random.ts';
import { NEWS_SOURCES, type NewsSource } from './card.ts';

export const fakeNewsRss: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made item: a headline about Iran of an hour ago by default. */
export function rssItem(number: number, parts: Readonly<Record<string, string>> = {}): string {
  const sound = {
    title: `Iran and Oman speak of the strait, part ${number}`,
    link: `https://www.example.org/news/${number}`,
    guid: `item-${number}`,
    pubDate: new Date(NOW - number * 3_600_000).toUTCString(),
    ...parts,
  };
  const elements = Object.entries(sound).map(([name, text]) => `<${name}>${text}</${name}>`);
  return `<item>${elements.join('')}</item>`;
}

export const rssDocument = (...items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Hand-made</title>${items.join('')}</channel></rss>`;

const URLS: ReadonlySet<string> = new Set(NEWS_SOURCES.map(({ url }) => new URL(url).href));

const handMade: Upstream = (url) =>
  URLS.has(url.href)
    ? { status: 200, contentType: 'application/rss+xml; charset=utf-8', body: rssDocument(rssItem(1), rssItem(2)) }
    : undefined;

/** A source prints one item in this time, and keeps this many. */
const RHYTHM_MS = 3 * HOUR_MS;
const KEPT_ITEMS = 10;

interface Item {
  readonly title: string;
  readonly link: string;
  readonly at: number;
}

/** Every public feed of headlines at its own address, in RSS 2.0 or Atom: half of them about the blockade at its height. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const byAddress = new Map(NEWS_SOURCES.map((source) => [addressOf(new URL(source.url)), source]));
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    const source = byAddress.get(addressOf(new URL(`https://${host}${path}${search}`)));
    if (source === undefined) return undefined;
    const newest = Math.floor(clock.now() / RHYTHM_MS);
    const items = Array.from({ length: KEPT_ITEMS }, (_, age) =>
      itemOf(source, { seed, anchorAt, story }, newest - age),
    );
    return source.url.endsWith('.atom')
      ? { status: 200, contentType: 'application/atom+xml; charset=utf-8', body: atom(source, items) }
      : { status: 200, contentType: 'application/rss+xml; charset=utf-8', body: rss(source, items) };
  };
}

const addressOf = ({ hostname, pathname, searchParams }: URL): string =>
  `${hostname}${pathname}?${new URLSearchParams([...searchParams].sort()).toString()}`;

/** What is written about nature, whatever the story. */
const OF_NATURE = [
  'drought deepens in COUNTRY',
  'floods cover the fields of COUNTRY',
  'smoke of wildfires drifts over COUNTRY',
  'glaciers of the Arctic lose ice again',
  'surface temperature of the sea is above its mean',
];

function itemOf(
  { id, isOfNature }: NewsSource,
  { seed, anchorAt, story }: Pick<FakeWorld, 'seed' | 'anchorAt' | 'story'>,
  slot: number,
): Item {
  const at = slot * RHYTHM_MS;
  const offset = (at - anchorAt) / DAY_MS;
  const random = randomOf(`${seed}|rss|${id}|${slot}`);
  const link = `https://exercise-${id}.example/EXERCISE/${slot}`;
  if (isOfNature === true) {
    const { iso2, name } = drawOne(random, COUNTRY_PROFILES);
    const line = OF_NATURE[Math.floor(random() * OF_NATURE.length)] ?? '';
    return { title: `EXERCISE ${line.replace('COUNTRY', countryByIso2(iso2)?.name ?? name)}`, link, at };
  }
  const ofBlockade = random() < 0.5 * story.blockadeReporting(offset);
  const profiles = COUNTRY_PROFILES.filter(({ iso2 }) => !ofBlockade || story.blockadeCountries.includes(iso2));
  const { title } = story.headlineOf(drawOne(random, profiles), random, { offset, beside: 0.2 });
  return { title, link, at };
}

function rss({ name }: NewsSource, items: readonly Item[]): string {
  const bodies = items.map(
    ({ title, link, at }) =>
      `<item><title>${escaped(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(at).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>EXERCISE ${escaped(name)}</title>${bodies.join('')}</channel></rss>\n`;
}

function atom({ name, url }: NewsSource, items: readonly Item[]): string {
  const bodies = items.map(
    ({ title, link, at }) =>
      `<entry><id>${link}</id><title>${escaped(title)}</title><link rel="alternate" href="${link}"/><updated>${new Date(at).toISOString()}</updated></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>${escaped(url)}</id><title>EXERCISE ${escaped(name)}</title>${bodies.join('')}</feed>\n`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
