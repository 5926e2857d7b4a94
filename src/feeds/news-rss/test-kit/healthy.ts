import { type FakeUpstream, NOW } from '../../test-kit/upstream.ts';
import { NEWS_SOURCES } from '../sources.ts';

/** Hand-made item: a headline about Iran of an hour ago unless told otherwise. */
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

export const healthyNewsRss: FakeUpstream = (url) =>
  URLS.has(url.href)
    ? { status: 200, contentType: 'application/rss+xml; charset=utf-8', body: rssDocument(rssItem(1), rssItem(2)) }
    : undefined;
