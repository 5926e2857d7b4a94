import { describe, expect, it } from 'vitest';
import { workbookOf } from '../fakes/workbook-of.ts';
import { type Cell, readWorksheet } from '../read-worksheet.ts';
import { type DamageMode, damagedBody, damagedHeaders } from './fault-damage.ts';
import { zipOf } from './zip-of.ts';

const spoil = (mode: DamageMode, text: string): string =>
  new TextDecoder().decode(damagedBody(mode, new TextEncoder().encode(text)));

/** Hand-made documents of the formats upstreams use. */
const JSON_TEXT = '{"rows":[{"at":1760000000000,"day":"2026-10-14","n":5,"name":"Port of Aden"}],"seen":1760000000}';
const CSV_TEXT = 'date,n,name\n2026-10-14,5,Port of Aden\n20261014120000,7.5,Bab el Mandeb\n';
const XML_TEXT =
  '<rss><item n="5"><pubDate>Wed, 14 Oct 2026 12:00:00 GMT</pubDate><title>Port of Aden</title></item></rss>';
const REPORT_TEXT = '"stock","10/9/26","10/10/25"\n"crude","825.1","828.5"\n';
const SPOKEN_TEXT = '<delay>1 hour and 5 minutes</delay>';

describe('damage to a body', () => {
  it.each<[DamageMode, string, string]>([
    [
      'future',
      JSON_TEXT,
      '{"rows":[{"at":2075532800000,"day":"2036-10-14","n":5,"name":"Port of Aden"}],"seen":2075532800}',
    ],
    ['future', CSV_TEXT, CSV_TEXT.replaceAll('2026', '2036')],
    ['future', XML_TEXT, XML_TEXT.replace('2026', '2036')],
    ['undated', JSON_TEXT, '{"rows":[{"at":null,"day":null,"n":5,"name":"Port of Aden"}],"seen":null}'],
    ['undated', CSV_TEXT, 'date,n,name\n,5,Port of Aden\n,7.5,Bab el Mandeb\n'],
    ['undated', XML_TEXT, XML_TEXT.replace('2026', '')],
    ['future', REPORT_TEXT, REPORT_TEXT.replace('10/9/26', '10/9/36').replace('10/10/25', '10/10/35')],
    ['undated', REPORT_TEXT, '"stock","",""\n"crude","825.1","828.5"\n'],
    ['nan', SPOKEN_TEXT, '<delay>NaN hour and NaN minutes</delay>'],
    ['nan', JSON_TEXT, '{"rows":[{"at":"NaN","day":"2026-10-14","n":"NaN","name":"Port of Aden"}],"seen":"NaN"}'],
    ['nan', CSV_TEXT, 'date,n,name\n2026-10-14,NaN,Port of Aden\nNaN,NaN,Bab el Mandeb\n'],
    ['nan', XML_TEXT, XML_TEXT.replace('"5"', '"NaN"')],
    ['renamed-field', JSON_TEXT, JSON_TEXT.replace(/"(at|day|n|name|seen)":/g, '"$1_renamed":')],
    ['renamed-field', CSV_TEXT, CSV_TEXT.replace('date,n,name', 'date_renamed,n_renamed,name_renamed')],
    ['wrongshape', JSON_TEXT, `{"data":${JSON_TEXT}}`],
    ['wrongshape', CSV_TEXT, JSON.stringify({ data: CSV_TEXT })],
  ])('%s of %j', (mode, text, expected) => {
    expect(spoil(mode, text)).toBe(expected);
  });

  it.each([JSON_TEXT, CSV_TEXT, XML_TEXT])('puts markup, marks and orders into the prose of %j', (text) => {
    const spoilt = spoil('inject', text);
    expect(spoilt).toContain('IGNORE ALL PREVIOUS INSTRUCTIONS');
    expect(spoilt).toMatch(/script/);
    expect(spoilt.split('\n')).toHaveLength(text.split('\n').length);
  });

  it.each([JSON_TEXT, CSV_TEXT, XML_TEXT, 'one'])('makes %j bytes that are no UTF-8', (text) => {
    expect(() =>
      new TextDecoder('utf-8', { fatal: true }).decode(damagedBody('invalid-utf8', Buffer.from(text))),
    ).toThrow();
  });

  it('reaches into an archive', () => {
    const zip = damagedBody('nan', zipOf('a.csv', Buffer.from('n\n5\n')));
    expect(zip).toEqual(zipOf('a.csv', Buffer.from('n\nNaN\n')));
  });

  it.each<[DamageMode, readonly (readonly Cell[])[]]>([
    [
      'renamed-field',
      [
        ['DAY_renamed', 'n_renamed'],
        [20_261_014, 5.5, 'Port of Aden'],
      ],
    ],
    [
      'future',
      [
        ['DAY', 'n'],
        [20_361_014, 5.5, 'Port of Aden'],
      ],
    ],
    [
      'undated',
      [
        ['DAY', 'n'],
        [undefined, 5.5, 'Port of Aden'],
      ],
    ],
    [
      'nan',
      [
        ['DAY', 'n'],
        ['NaN', 'NaN', 'Port of Aden'],
      ],
    ],
  ])('reaches into a workbook: %s', async (mode, rows) => {
    const workbook = workbookOf({
      Sheet1: [
        ['DAY', 'n'],
        [20_261_014, 5.5, 'Port of Aden'],
      ],
    });
    const damaged = await readWorksheet(damagedBody(mode, workbook), { maxRows: 3, maxColumns: 3 });
    expect(damaged).toEqual({ status: 'sheet', rows });
  });

  it('reaches the date that a server gives its document', () => {
    const headers = { etag: '"1"', 'last-modified': 'Tue, 13 Oct 2026 14:02:11 GMT' };
    expect(damagedHeaders('future', headers)).toEqual({ ...headers, 'last-modified': 'Tue, 13 Oct 2036 14:02:11 GMT' });
    expect(damagedHeaders('undated', headers)).toEqual({ etag: '"1"' });
    expect(damagedHeaders('nan', headers)).toEqual(headers);
  });
});
