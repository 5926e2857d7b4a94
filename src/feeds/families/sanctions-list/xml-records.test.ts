import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childText, descendants, readXmlRecords, type XmlElement } from './xml-records.ts';

function read(text: string | Uint8Array) {
  const records: XmlElement[] = [];
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const outcome = readXmlRecords(bytes, { root: 'list', records: new Set(['item']) }, (item) => records.push(item));
  return { outcome, records };
}

describe('the records of an XML document', () => {
  it('are handed over whole, one by one, with what stands around them', () => {
    const { outcome, records } = read(
      '<list at="2026"><made>today</made><item id="1"><name>A &amp; B</name><sub><name>C</name></sub></item><item id="2"><![CDATA[x<y]]></item></list>',
    );
    expect(outcome).toEqual({ status: 'read', attributes: { at: '2026' }, header: { made: 'today' } });
    expect(records.map(({ attributes, text }) => [attributes.id, text])).toEqual([
      ['1', ''],
      ['2', 'x<y'],
    ]);
    const [first] = records;
    if (first === undefined) throw new Error('no record');
    expect(childText(first, 'name')).toBe('A & B');
    expect(childText(first, 'sub')).toBeUndefined();
    expect(descendants(first, 'name').map(({ text }) => text)).toEqual(['A & B', 'C']);
  });

  it('survive a letter cut by the boundary of a chunk', () => {
    const long = 'ä'.repeat(400_000);
    const { records } = read(`<list><item><name>x</name></item><!--${long}--><item><name>é</name></item></list>`);
    expect(records.map((item) => childText(item, 'name'))).toEqual(['x', 'é']);
  });

  it.each([
    ['a document type', '<!DOCTYPE list [<!ENTITY a "b">]><list><item>&a;</item></list>'],
    ['an undeclared entity', '<list><item>&a;</item></list>'],
    ['another root', '<other><item/></other>'],
    ['an early end', '<list><item></item>'],
    ['a crossed tag', '<list><item></list></item>'],
    ['nothing', ''],
    ['a byte order mark alone', '\ufeff'],
    ['JSON', '{}'],
    ['too deep a nest', `<list>${'<a>'.repeat(40)}${'</a>'.repeat(40)}</list>`],
  ])('with %s are unreadable', (_, text) => {
    expect(read(text).outcome.status).toBe('unreadable');
  });

  it('keep the first 20,000 characters of a text', () => {
    expect(read(`<list><item>${'x'.repeat(50_000)}</item></list>`).records[0]?.text).toHaveLength(20_000);
  });

  it('never throw, whatever the bytes', () => {
    const markup = fc
      .array(fc.oneof(fc.string(), fc.constantFrom('<list>', '</list>', '<item>', '</item>', '<!--', '&')))
      .map((parts) => new TextEncoder().encode(parts.join('')));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), markup), (bytes) =>
        ['read', 'unreadable'].includes(read(bytes).outcome.status),
      ),
      { numRuns: 300 },
    );
  });
});
