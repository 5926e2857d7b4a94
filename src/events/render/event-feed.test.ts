import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../../contract/intelligence/event.ts';
import { atomFeed } from './atom-feed.ts';
import { eventFeed, type FeedPage, type FeedSite } from './event-feed.ts';
import { jsonFeed } from './json-feed.ts';

const SITE: FeedSite = { publicUrl: 'https://barograph.example', world: 'live' };
const AT = Date.UTC(2026, 10, 24, 6);

const event = (data: LoggedEvent['data'], members: Partial<LoggedEvent> = {}): LoggedEvent => ({
  id: 'evt_0123456789abcdef01234567',
  sequence: 7,
  type: 'snapshot.stored',
  world: 'live',
  happenedAt: AT,
  recordedAt: AT + 1_000,
  regionId: 'mena',
  subject: 'region:mena',
  data,
  receipts: [{ snapshotId: 'snap_1', generatedAt: AT, sha256: 'a'.repeat(64) }],
  ...members,
});
const CLOSED = event({ changes: ['Hormuz is now closed.', 'Maritime access fell.'], regime: 'escalation_ladder' });

const feed = (page: Partial<FeedPage> = {}, site = SITE) =>
  eventFeed({ region: 'mena', events: [CLOSED], ...page }, site);

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** What another program reads of a document. @throws Error where it is not well-formed XML with namespaces */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    const element = { name: `${uri} ${local}`, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.write(xml).close();
  return root.children[0] ?? root;
}

const ATOM = 'http://www.w3.org/2005/Atom';
const all = (element: Element | undefined, name: string, namespace = ATOM): readonly Element[] =>
  element?.children.filter((child) => child.name === `${namespace} ${name}`) ?? [];
const textOf = (element: Element | undefined, name: string) => all(element, name).map(({ text }) => text);
const linksOf = (element: Element | undefined) =>
  Object.fromEntries(all(element, 'link').map(({ attributes: { rel = '', href = '' } }) => [rel, href]));

describe('a feed as Atom', () => {
  it('has every required member of RFC 4287', () => {
    const root = parsed(atomFeed(feed()));
    expect(root.name).toBe(`${ATOM} feed`);
    expect(textOf(root, 'id')).toEqual(['tag:barograph.example,2026-01-01:feeds/live/mena']);
    expect(textOf(root, 'title')).toEqual(['Barograph: Middle East and North Africa']);
    expect(textOf(root, 'updated')).toEqual(['2026-11-24T06:00:00.000Z']);
    expect(textOf(all(root, 'author')[0], 'name')).toEqual(['Barograph']);
    expect(linksOf(root)).toEqual({
      self: 'https://barograph.example/feeds/mena.atom',
      alternate: 'https://barograph.example/region/mena',
    });
    const [entry] = all(root, 'entry');
    expect(textOf(entry, 'id')).toEqual(['tag:barograph.example,2026-01-01:evt_0123456789abcdef01234567']);
    expect(textOf(entry, 'title')).toEqual(['Middle East and North Africa: Hormuz is now closed.']);
    expect(textOf(entry, 'updated')).toEqual(['2026-11-24T06:00:00.000Z']);
    expect(textOf(entry, 'content')).toEqual(['Hormuz is now closed. Maritime access fell.']);
    expect(linksOf(entry)).toEqual({
      alternate: 'https://barograph.example/region/mena?at=2026-11-24T06%3A00%3A00.000Z',
      describedby: 'https://barograph.example/api/intelligence/v1/get-snapshot-receipt?snapshot_id=snap_1',
    });
  });

  it('links its archives as RFC 5005 says', () => {
    expect(linksOf(parsed(atomFeed(feed({ olderArchive: 3 }))))).toMatchObject({
      'prev-archive': 'https://barograph.example/feeds/mena.atom?archive=3',
    });
    const archive = parsed(atomFeed(feed({ archive: 3, olderArchive: 2, newerArchive: 4 })));
    expect(all(archive, 'archive', 'http://purl.org/syndication/history/1.0')).toHaveLength(1);
    expect(linksOf(archive)).toMatchObject({
      self: 'https://barograph.example/feeds/mena.atom?archive=3',
      current: 'https://barograph.example/feeds/mena.atom',
      'prev-archive': 'https://barograph.example/feeds/mena.atom?archive=2',
      'next-archive': 'https://barograph.example/feeds/mena.atom?archive=4',
    });
  });

  it('is well-formed and has no other element, whatever the texts hold', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('</content><script>', ']]>', '&lt;', '"', '\u0000\uFFFE\uD800', '<!DOCTYPE a>', '\r\n'),
    );
    fc.assert(
      fc.property(text, text, text, (change, regime, snapshotId) => {
        const receipts = [{ snapshotId, generatedAt: AT, sha256: '' }];
        const written = event({ changes: [change], regime: `r${regime}` }, { receipts });
        const root = parsed(atomFeed(feed({ events: [written] })));
        const [entry] = all(root, 'entry');
        expect(entry?.children).toHaveLength(8);
        const readable = change
          .trim()
          .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}');
        expect(textOf(entry, 'content')).toEqual([readable]);
      }),
    );
  });
});

describe('a feed as JSON Feed', () => {
  it('has every required member of version 1.1', () => {
    expect(JSON.parse(jsonFeed(feed({ olderArchive: 3 })))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Barograph: Middle East and North Africa',
      home_page_url: 'https://barograph.example/region/mena',
      feed_url: 'https://barograph.example/feeds/mena.json',
      next_url: 'https://barograph.example/feeds/mena.json?archive=3',
      language: 'en',
      authors: [{ name: 'Barograph' }],
      items: [
        {
          id: 'tag:barograph.example,2026-01-01:evt_0123456789abcdef01234567',
          url: 'https://barograph.example/region/mena?at=2026-11-24T06%3A00%3A00.000Z',
          title: 'Middle East and North Africa: Hormuz is now closed.',
          content_text: 'Hormuz is now closed. Maritime access fell.',
          date_published: '2026-11-24T06:00:00.000Z',
          tags: ['escalation_ladder'],
          _barograph: {
            receipts: [
              {
                snapshotId: 'snap_1',
                generatedAt: AT,
                sha256: 'a'.repeat(64),
                url: 'https://barograph.example/api/intelligence/v1/get-snapshot-receipt?snapshot_id=snap_1',
              },
            ],
          },
        },
      ],
    });
  });
});

describe('a feed', () => {
  it('begins every title and text of the exercise with EXERCISE', () => {
    const { title, entries } = feed({}, { ...SITE, world: 'exercise' });
    for (const text of [title, ...entries.flatMap((entry) => [entry.title, entry.text])])
      expect(text).toMatch(/^EXERCISE /);
  });

  it('says that nothing changed, and what is gravest', () => {
    const { entries } = feed({
      region: 'all',
      events: [event({ changes: [], headline: { text: 'All calm.' }, previousSnapshotId: 'snap_0' })],
    });
    expect(entries).toMatchObject([
      { title: 'Middle East and North Africa: All calm.', text: 'Nothing changed. All calm.' },
    ]);
  });

  it('is valid without entries', () => {
    const empty = feed({ region: 'all', events: [] });
    expect(textOf(parsed(atomFeed(empty)), 'updated')).toEqual(['1970-01-01T00:00:00.000Z']);
    expect(JSON.parse(jsonFeed(empty))).toMatchObject({ items: [], home_page_url: 'https://barograph.example/' });
  });
});
