import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXmlFeed } from './xml-feed.ts';

const read = (xml: string) => readXmlFeed(new TextEncoder().encode(xml));
const itemsOf = (xml: string) => {
  const feed = read(xml);
  return feed.status === 'read' ? feed.items : undefined;
};

describe('a document of items', () => {
  it('is read as RSS 2.0, with CDATA, decoded references and labelled categories', () => {
    const xml = `<?xml version="1.0"?><rss version="2.0"><channel><title>Channel</title><item>
      <title><![CDATA[Ships & mines]]> at Hormuz &#8211; &quot;x&quot;</title><link>https://a.example/1</link>
      <pubDate>Tue, 28 Apr 2026</pubDate><description>&lt;p&gt;long&lt;/p&gt;</description><guid>g1</guid>
      <category domain="Threat-Level">Level 4: Do Not Travel</category><category domain="Country-Tag">IR</category>
    </item></channel></rss>`;
    expect(itemsOf(xml)).toEqual([
      {
        title: 'Ships & mines at Hormuz – "x"',
        link: 'https://a.example/1',
        id: 'g1',
        date: 'Tue, 28 Apr 2026',
        categories: [
          { domain: 'Threat-Level', text: 'Level 4: Do Not Travel' },
          { domain: 'Country-Tag', text: 'IR' },
        ],
      },
    ]);
  });

  it('is read as Atom and as RSS 1.0', () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>u1</id><title>A</title><link rel="self" href="https://a.example/s"/><link href="https://a.example/1"/><updated>2026-04-28T10:00:00Z</updated><category term="x"/></entry></feed>';
    expect(itemsOf(atom)).toMatchObject([
      { title: 'A', id: 'u1', link: 'https://a.example/1', date: '2026-04-28T10:00:00Z', categories: [{ text: 'x' }] },
    ]);
    const rdf =
      '<rdf:RDF xmlns:rdf="r" xmlns:dc="d"><channel/><item><title>B</title><dc:date>2026-04-28</dc:date></item></rdf:RDF>';
    expect(itemsOf(rdf)).toMatchObject([{ title: 'B', date: '2026-04-28' }]);
  });

  it('takes nothing from inside an element of an item: an image’s title is not its own', () => {
    const xml =
      '<rss><channel><item><media:group><title>Picture</title></media:group><title>Own</title></item></channel></rss>';
    expect(itemsOf(xml)).toMatchObject([{ title: 'Own' }]);
  });

  it.each([
    ['a document type', '<!DOCTYPE rss [<!ENTITY a "b">]><rss><channel/></rss>'],
    ['a document type without entities', '<!DOCTYPE html><rss><channel/></rss>'],
    ['an undefined entity', '<rss><channel><item><title>&a;</title></item></channel></rss>'],
    ['a cut end', '<rss><channel><item><title>A</title></item>'],
    ['another root', '<html><body/></html>'],
    ['nothing', ''],
    ['text', 'not xml'],
    ['a wrong nesting', '<rss><channel><item></channel></item></rss>'],
  ])('with %s is unreadable', (_, xml) => {
    expect(read(xml).status).toBe('unreadable');
  });

  it('of any content never throws', () => {
    const xml = fc.oneof(
      fc.string(),
      fc.string().map((text) => `<rss><channel><item><title>${text}</title></item></channel></rss>`),
    );
    fc.assert(fc.property(xml, (text) => ['read', 'unreadable'].includes(read(text).status)));
    fc.assert(fc.property(fc.uint8Array(), (bytes) => readXmlFeed(bytes).status === 'unreadable'));
  });
});
