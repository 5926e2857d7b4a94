import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import { NEWS_SOURCES, type NewsSource } from '../feeds/news-rss/sources.ts';
import { COUNTRY_PROFILES } from '../feeds/fakes/country-profiles.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { drawOne, randomOf } from '../feeds/fakes/random.ts';
import { BLOCKADE_COUNTRIES, storyLine } from './story-lines.ts';
import { blockadeReporting } from './storyline.ts';
import type { Upstream } from './upstream-server.ts';

/** A source prints one item in this time, and keeps this many. */
const RHYTHM_MS = 3 * HOUR_MS;
const KEPT_ITEMS = 10;

interface Item {
  readonly title: string;
  readonly link: string;
  readonly at: number;
}

/** Every public feed of headlines at its own address, in RSS 2.0 or Atom: half of them about the blockade at its height. */
export function newsRssUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  const byAddress = new Map(NEWS_SOURCES.map((source) => [addressOf(new URL(source.url)), source]));
  return ({ host, path, query }) => {
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    const source = byAddress.get(addressOf(new URL(`https://${host}${path}${search}`)));
    if (source === undefined) return undefined;
    const newest = Math.floor(clock.now() / RHYTHM_MS);
    const items = Array.from({ length: KEPT_ITEMS }, (_, age) =>
      itemOf(source, { seed, anchorAt, slot: newest - age }),
    );
    return source.url.endsWith('.atom')
      ? { status: 200, contentType: 'application/atom+xml; charset=utf-8', body: atom(source, items) }
      : { status: 200, contentType: 'application/rss+xml; charset=utf-8', body: rss(source, items) };
  };
}

const addressOf = ({ hostname, pathname, searchParams }: URL): string =>
  `${hostname}${pathname}?${new URLSearchParams([...searchParams].sort()).toString()}`;

function itemOf(
  { id }: NewsSource,
  { seed, anchorAt, slot }: { readonly seed: number; readonly anchorAt: number; readonly slot: number },
): Item {
  const at = slot * RHYTHM_MS;
  const offset = (at - anchorAt) / DAY_MS;
  const random = randomOf(`${seed}|rss|${id}|${slot}`);
  const ofBlockade = random() < 0.5 * blockadeReporting(offset);
  const profiles = COUNTRY_PROFILES.filter(({ iso2 }) => !ofBlockade || BLOCKADE_COUNTRIES.includes(iso2));
  const { title } = storyLine(drawOne(random, profiles), random, { offset, beside: 0.2 });
  return { title, link: `https://exercise-${id}.example/EXERCISE/${slot}`, at };
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
