import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { ShownRecords } from '../../contract/conventions/shown-records.ts';
import { listCsv } from './list-csv.ts';
import { listGeoJson } from './list-geojson.ts';

const SHOWN: ShownRecords = {
  ...{ kinds: ['storm'], feeds: ['a'], items: 'storms', observedAs: 'at', own: [], omits: '' },
  members: ['id', 'location', 'level', 'areas', 'isOver', 'text'],
};

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '"', 'a,b', ' a ', '\r\n', '=1+1', 'null'));
const items = fc.array(
  fc.record(
    {
      id: text,
      location: fc.record({ lat: fc.integer(), lon: fc.integer() }, { noNullPrototype: true }),
      level: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      areas: fc.array(text, { maxLength: 3 }),
      isOver: fc.boolean(),
      text,
    },
    { requiredKeys: ['id'], noNullPrototype: true },
  ),
  { maxLength: 4 },
);

describe('a list as CSV', () => {
  it('holds exactly its rows, and reads back to them', () => {
    const property = fc.property(items, (rows) => {
      const csv = listCsv(rows, SHOWN);
      const { data, errors } = Papa.parse<string[]>(csv, { newline: '\r\n' });
      expect(errors.filter(({ type }) => type !== 'Delimiter')).toEqual([]);
      const [names, ...lines] = data.slice(0, -1);
      expect([names, lines.length]).toEqual([['id', 'lat', 'lon', 'level', 'areas', 'isOver', 'text'], rows.length]);
      const said = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));
      expect(lines).toEqual(
        rows.map(({ id, location, level, areas, isOver, text: words = '' }) => [
          ...[id, said(location?.lat), said(location?.lon), said(level), said(areas), said(isOver), words],
        ]),
      );
    });
    fc.assert(property, { numRuns: 200 });
  });

  it('distinguishes an empty text from an absent one', () => {
    expect(
      listCsv([{ id: '', text: '' }, { id: 'a' }], SHOWN)
        .split('\r\n')
        .slice(1, 3),
    ).toEqual(['"",,,,,,""', 'a,,,,,,']);
  });
});

describe('a list as GeoJSON', () => {
  it('has a point for a place, nothing for none, and all else beside', () => {
    const placed = { id: 'a', location: { lat: 1, lon: 2 }, level: 3 };
    const list = { storms: [placed, { id: 'b' }], asOf: 5 };
    expect(listGeoJson(list, list.storms, 'storms')).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: 'a',
          geometry: { type: 'Point', coordinates: [2, 1] },
          properties: { id: 'a', level: 3 },
        },
        { type: 'Feature', id: 'b', geometry: null, properties: { id: 'b' } },
      ],
      asOf: 5,
    });
  });
});
