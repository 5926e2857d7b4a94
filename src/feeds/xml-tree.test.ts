import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childOf, childText, parseXml } from './xml-tree.ts';

const parse = (text: string) => parseXml(new TextEncoder().encode(text));

describe('parseXml', () => {
  it('gives elements, their text and their children in order', () => {
    const parsed = parse('<a><b>1 &amp; 2</b><b><![CDATA[<x>]]></b><c/></a>');
    if (parsed.status === 'not_xml') throw new Error('not read');
    expect(parsed.root.children.map(({ name, text }) => [name, text])).toEqual([
      ['b', '1 & 2'],
      ['b', '<x>'],
      ['c', ''],
    ]);
    expect([childText(parsed.root, 'b'), childText(parsed.root, 'c'), childOf(parsed.root, 'd')]).toEqual([
      '1 & 2',
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['nothing', ''],
    ['text', 'x'],
    ['a byte order mark', '\ufeff'],
    ['an element that does not end', '<a><b></b>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY e "x">]><a>1</a>'],
    ['an undeclared entity', '<a>&e;</a>'],
    ['two roots', '<a></a><b></b>'],
    ['sixty levels', '<a>'.repeat(60) + '</a>'.repeat(60)],
  ])('rejects %s', (_, text) => {
    expect(parse(text).status).toBe('not_xml');
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => parseXml(bytes).status.length > 0));
    fc.assert(fc.property(fc.string(), (text) => parse(`<a>${text}</a>`).status.length > 0));
  });
});
