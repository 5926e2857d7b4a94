import { EVENT_FEED_TYPES } from '../../contract/platform/event-feeds.ts';
import { type EventFeed, FEED_AUTHOR, type FeedEntry } from './event-feed.ts';

/** A feed as Atom (RFC 4287) with links to its archives (RFC 5005, section 4). All texts are plain: none is read as markup. */
export function atomFeed(feed: EventFeed): string {
  const { id, title, updatedAt, homeUrl, archive, olderArchive, newerArchive, entries, addressOf } = feed;
  const archiveLink = (rel: string, number: number | undefined) =>
    number === undefined ? [] : [link(rel, addressOf('atom', number), ATOM)];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0" xml:lang="en">',
    element('id', id),
    element('title', title),
    element('updated', dateOf(updatedAt)),
    `<author>${element('name', FEED_AUTHOR)}</author>`,
    link('self', addressOf('atom', archive), ATOM),
    link('alternate', homeUrl, 'text/html'),
    ...(archive === undefined ? [] : ['<fh:archive/>', link('current', addressOf('atom'), ATOM)]),
    ...archiveLink('prev-archive', olderArchive),
    ...archiveLink('next-archive', newerArchive),
    ...entries.flatMap(entryLines),
    '</feed>',
    '',
  ].join('\n');
}

const ATOM = EVENT_FEED_TYPES.atom.replace(/;.*/, '');

const entryLines = ({ id, title, text, url, at, regime, receipts }: FeedEntry): readonly string[] => [
  '<entry>',
  element('id', id),
  element('title', title),
  element('updated', dateOf(at)),
  element('published', dateOf(at)),
  link('alternate', url, 'text/html'),
  ...receipts.map((receipt) => link('describedby', receipt.url, 'application/json')),
  ...(regime === '' ? [] : [`<category term="${escaped(regime)}"/>`]),
  `<content type="text">${escaped(text)}</content>`,
  '</entry>',
];

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const link = (rel: string, href: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;

/** RFC 3339. */
const dateOf = (instant: number): string => new Date(instant).toISOString();

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/** What XML 1.0 has no place for: controls, halves of characters, two non-characters. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text inside an element or an attribute. */
const escaped = (text: string): string =>
  text.replace(NOT_IN_XML, '\u{FFFD}').replace(/[&<>"'\r]/g, (character) => ENTITIES[character] ?? '');
