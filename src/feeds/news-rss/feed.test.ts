import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import type { ParsedRows } from '../parsed.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { NEWS_SOURCES, type NewsSource } from './card.ts';
import { fakeNewsRss, rssDocument, rssItem } from './fake-upstream.ts';
import { createNewsRss } from './feed.ts';
import { parseNewsSource } from './parse.ts';

const signal = new AbortController().signal;
const GONE: Answer = { status: 404 };

async function collect(
  cursor: Json,
  answerOf: (id: string, healthy: Answer) => Answer,
  span?: { from: number; to: number },
) {
  const { fetchBytes, requests } = scriptedFetch((url) => {
    const id = NEWS_SOURCES.find((source) => new URL(source.url).href === url.href)?.id ?? '';
    return answerOf(id, fakeNewsRss()(url) ?? GONE);
  });
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createNewsRss(fetchBytes).collect(request), requests };
}

describe('the sources', () => {
  it('are each asked once, with what they last said their document was', async () => {
    const tagged = await collect(null, (id, healthy) => ({ ...healthy, headers: { etag: `"${id}"` } }));
    expect(tagged.requests).toHaveLength(NEWS_SOURCES.length);
    const again = await collect(tagged.outcome.cursor, () => ({ status: 304 }));
    expect(again.requests.map(({ validators }) => validators?.etag)).toEqual(NEWS_SOURCES.map(({ id }) => `"${id}"`));
  });

  it('that say nothing new are read, and nothing is repeated: content ages', async () => {
    const { outcome: first } = await collect(null, (_, healthy) => ({ ...healthy, headers: { etag: '"1"' } }));
    const { outcome } = await collect(first.cursor, () => ({ status: 304 }));
    expect(first).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 14, 11, 7) });
    expect(outcome).toMatchObject({ status: 'read', observations: [], cursor: first.cursor });
    expect(outcome).not.toHaveProperty('newestContentAt');
  });

  it('that cannot be read are named, and the others are read', async () => {
    const { outcome } = await collect(null, (id, healthy) => (id === 'iaea' ? { status: 500 } : healthy));
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_source', recordId: 'iaea' }] });
    const broken = await collect(null, (id, healthy) => (id === 'who' ? { ...healthy, body: '<html/>' } : healthy));
    expect(broken.outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_source', recordId: 'who' }] });
  });

  it('are each known by the run: read, or why not', async () => {
    const { outcome } = await collect(null, (id, healthy) => (id === 'who' ? { status: 404 } : healthy));
    const expected = NEWS_SOURCES.map(({ id }) => (id === 'who' ? { id, problem: 'answered 404' } : { id }));
    expect(outcome).toMatchObject({ status: 'read', sources: expected });
  });

  it('are a failure when none can be read, also by a 304 that was not requested', async () => {
    expect((await collect(null, () => GONE)).outcome).toMatchObject({ status: 'failed', cursor: null });
    expect((await collect(null, () => ({ status: 304 }))).outcome.status).toBe('failed');
  });

  it('have no past to be read', async () => {
    const { outcome, requests } = await collect(null, () => GONE, { from: NOW - 86_400_000, to: NOW });
    expect([outcome.status, requests.length]).toEqual(['failed', 0]);
  });
});

const [SOURCE] = NEWS_SOURCES;
const source: NewsSource = SOURCE ?? { id: '', name: '', url: '', licence: '' };
const parse = (text: string) => parseNewsSource(new TextEncoder().encode(text), { source, now: NOW });

function rowsOf(...items: readonly string[]): ParsedRows {
  const parsed = parse(rssDocument(...items));
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return parsed;
}

const dated = (ms: number) => ({ pubDate: new Date(ms).toUTCString() });

describe('one headline', () => {
  it('is one observation for each country that it names', () => {
    const { observations } = rowsOf(rssItem(1));
    expect(observations.map(({ subject }) => subject)).toEqual(['country:IR', 'country:OM', 'world']);
    expect(observations[0]).toMatchObject({
      metric: 'headlines',
      value: 1,
      observedAt: NOW - (NOW % 1_000) - 3_600_000,
      lineage: 'un.org',
      detail: {
        title: 'Iran and Oman speak of the strait, part 1',
        source: 'UN News, Middle East',
        link: 'https://www.example.org/news/1',
      },
    });
    expect(new Set(observations.map(({ event }) => event)).size).toBe(3);
  });

  it('is the agency’s that it credits', () => {
    expect(rowsOf(rssItem(1, { title: 'Iran holds a tanker (AFP)' })).observations[0]?.lineage).toBe('afp');
  });

  it('that a publisher escaped twice is plain text all the same', () => {
    const title = 'Iran &amp;amp; Oman &amp;lt;b&amp;gt;speak&amp;lt;/b&amp;gt;\u202e again';
    expect(rowsOf(rssItem(1, { title })).observations[0]?.detail.title).toBe('Iran & Oman speak again');
  });

  it('of a clock a little ahead counts as now', () => {
    expect(rowsOf(rssItem(1, dated(NOW + 1_800_000))).observations[0]?.observedAt).toBe(NOW);
  });

  it.each([
    ['names no country', { title: 'A quiet day for everybody concerned' }],
    ['names more countries than it can be about', { title: 'Iran, Iraq, Oman and Qatar meet again' }],
    ['is older than a week', dated(NOW - 8 * 86_400_000)],
    ['is a section name', { title: 'Iran' }],
  ])('is ignored when it %s', (_, parts) => {
    expect(rowsOf(rssItem(1), rssItem(2, parts))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['undated', { pubDate: '' }],
    ['undated', { pubDate: 'soon' }],
    ['future', dated(NOW + 2 * 3_600_000)],
    ['no_title', { title: '' }],
    ['no_link', { link: 'javascript:alert(1)' }],
    ['no_link', { link: '' }],
  ])('is rejected as %s with %j', (kind, parts) => {
    expect(rowsOf(rssItem(1), rssItem(2, parts)).rejectedByKind).toEqual({ [kind]: 1 });
  });
});

describe('one source', () => {
  it('says how many titles stood in the hour of its newest, however many of them are damaged', () => {
    const damaged = [rssItem(1), rssItem(2, { pubDate: '' }), rssItem(3, { title: 'A quiet day for all' })];
    for (const items of [damaged, [rssItem(1), rssItem(2), rssItem(3)]]) {
      expect(rowsOf(...items).observations.at(-1)).toMatchObject({
        subject: 'world',
        value: 3,
        recordId: 'un-middle-east:2026101411',
        observedAt: Date.UTC(2026, 9, 14, 11),
        lineage: 'un.org',
      });
    }
  });

  it('gives its five newest items, whatever their order', () => {
    const items = Array.from({ length: 8 }, (_, i) => rssItem(i + 1));
    const parsed = rowsOf(...items);
    expect(parsed).toMatchObject({ keptCount: 5, ignoredCount: 3 });
    expect(rowsOf(...[...items].reverse()).observations).toEqual(parsed.observations);
    expect(parsed.observations.some(({ detail }) => detail.title?.endsWith('part 6'))).toBe(false);
  });

  it('about nature gives records alone, whatever country a title names', () => {
    const nature = NEWS_SOURCES.filter(({ isOfNature }) => isOfNature === true);
    expect(nature.map(({ id }) => id)).toEqual(['copernicus-climate', 'nasa-earth']);
    const bytes = new TextEncoder().encode(rssDocument(rssItem(1, { title: 'Floods in Iran' }), rssItem(2)));
    for (const one of nature)
      expect(parseNewsSource(bytes, { source: one, now: NOW })).toMatchObject({
        observations: [],
        ignoredCount: 2,
        records: { entries: [{ title: 'Floods in Iran', country: 'IR' }, { kind: 'headline' }], isComplete: false },
      });
  });

  it.each([
    ['no item', rssDocument()],
    ['nothing but rejected items', rssDocument(rssItem(1, { pubDate: '' }))],
    ['a document type', `<!DOCTYPE rss>${rssDocument(rssItem(1)).replace(/^<\?.*?\?>/, '')}`],
    ['HTML', '<html></html>'],
  ])('with %s is unreadable', (_, text) => {
    expect(parse(text).status).toBe('unreadable');
  });

  it('of any items never throws, and they add up', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('Iran warns of war', '', 'Tue, 28 Apr 2026', 'https://a.example'),
    );
    const item = fc
      .record({ title: text, link: text, pubDate: text, guid: text })
      .map((parts) => rssItem(1, Object.fromEntries(Object.entries(parts).map(([k, v]) => [k, `<![CDATA[${v}]]>`]))));
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const parsed = parse(rssDocument(...items));
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 200 },
    );
  });
});

describe('the sources', () => {
  it('are each one https address under one id', () => {
    expect(new Set(NEWS_SOURCES.map(({ id }) => id)).size).toBe(NEWS_SOURCES.length);
    expect(new Set(NEWS_SOURCES.map(({ url }) => url)).size).toBe(NEWS_SOURCES.length);
    for (const { url, licence } of NEWS_SOURCES)
      expect([new URL(url).protocol, licence !== '']).toEqual(['https:', true]);
  });
});
