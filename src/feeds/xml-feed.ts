import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** One item of an RSS or Atom document; its texts are as written, with references decoded and not yet harmless. */
export interface FeedItem {
  readonly title: string;
  readonly link: string;
  /** The item's own id, where it has one. */
  readonly id: string;
  /** Date as written; empty where there is none. */
  readonly date: string;
  /** Texts of its categories, with the attribute that says of what kind each is. */
  readonly categories: readonly { readonly domain: string; readonly text: string }[];
}

type XmlFeed =
  | { readonly status: 'read'; readonly items: readonly FeedItem[] }
  | { readonly status: 'unreadable'; readonly reason: string };

/** Elements that hold a date, the best first. */
const DATES = ['pubDate', 'published', 'updated', 'dc:date'];
const MAX_ITEMS = 2_000;
/** Longest text of one element; the rest is dropped. A description is not read at all. */
const MAX_TEXT = 2_000;

class Rejected extends Error {}

/**
 * Reads RSS 2.0, RSS 1.0 (RDF) and Atom by streaming. A document type is rejected before anything of it is read, so no
 * entity is ever defined; a document that is not well-formed to its end is unreadable.
 */
export function readXmlFeed(bytes: Uint8Array): XmlFeed {
  const items: FeedItem[] = [];
  const path: string[] = [];
  let item: Record<string, string> | undefined;
  let categories: { domain: string; text: string }[] = [];
  let text = '';
  let isFeed = false;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw new Rejected(error.message);
  });
  parser.on('doctype', () => {
    throw new Rejected('a document type is declared');
  });
  const append = (part: string): void => {
    if (item !== undefined && text.length < MAX_TEXT) text += part;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('opentag', (tag) => {
    if (path.length === 0) isFeed = tag.name === 'rss' || tag.name === 'rdf:RDF' || tag.name === 'feed';
    path.push(tag.name);
    text = '';
    if (item === undefined && (tag.name === 'item' || tag.name === 'entry')) {
      item = {};
      categories = [];
    } else if (item !== undefined) readAttributes(tag, item, categories);
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (item === undefined) return;
    const parent = path.at(-1);
    if (name === 'item' || name === 'entry') {
      if (items.length < MAX_ITEMS) items.push(toItem(item, categories));
      item = undefined;
    } else if (parent === 'item' || parent === 'entry') {
      const written = text.trim();
      if (name === 'category' && written !== '')
        categories = [...categories.slice(0, -1), labelled(categories, written)];
      else if (written !== '') item[name] ??= written;
    }
    text = '';
  });
  try {
    parser.write(new TextDecoder().decode(bytes)).close();
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return { status: 'unreadable', reason: `not a sound feed: ${error.message.slice(0, 80)}` };
  }
  return isFeed ? { status: 'read', items } : { status: 'unreadable', reason: 'neither RSS nor Atom' };
}

function readAttributes(
  tag: SaxesTagPlain,
  item: Record<string, string>,
  categories: { domain: string; text: string }[],
) {
  const { href, rel, domain, term } = tag.attributes;
  if (tag.name === 'link' && href !== undefined && (rel === undefined || rel === 'alternate')) item.link ??= href;
  if (tag.name === 'category') categories.push({ domain: domain ?? '', text: term ?? '' });
}

function labelled(categories: readonly { domain: string; text: string }[], text: string) {
  return { domain: categories.at(-1)?.domain ?? '', text };
}

function toItem(item: Readonly<Record<string, string>>, categories: FeedItem['categories']): FeedItem {
  return {
    title: item.title ?? '',
    link: item.link ?? '',
    id: item.guid ?? item.id ?? '',
    date: DATES.map((name) => item[name]).find((date) => date !== undefined) ?? '',
    categories,
  };
}
