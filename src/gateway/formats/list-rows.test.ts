import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { record, Type } from '../../contract/conventions/schema.ts';
import { toJson } from '../../contract/openapi/json.ts';
import { listShape } from '../../contract/records/list-shape.ts';
import { csv } from '../../tables/formats/csv.ts';
import { writeAll } from '../../tables/formats/registry.ts';
import { listGeoJson } from './list-geojson.ts';
import { listRows } from './list-rows.ts';

const response = record('Storms', {
  storms: Type.Array(
    record('Storm', {
      id: Type.String(),
      location: Type.Optional(record('StormPlace', { lat: Type.Number(), lon: Type.Number() })),
      level: Type.Optional(Type.Number()),
      areas: Type.Optional(Type.Array(Type.String())),
      isOver: Type.Optional(Type.Boolean()),
      eye: Type.Optional(record('StormEye', { widthKm: Type.Integer() })),
      text: Type.Optional(Type.String()),
    }),
  ),
});
const shape = listShape({ listed: 'storms', response });
if (shape === undefined) throw new Error('a list has a shape');

const asCsv = (rows: readonly object[]): string => {
  const items = rows.map((row) => Object(toJson(row)));
  return new TextDecoder().decode(writeAll(csv, listRows(items, shape)));
};

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '"', 'a,b', ' a ', '\r\n', '=1+1', '-a', 'null'),
);
const items = fc.array(
  fc.record(
    {
      id: text,
      location: fc.record({ lat: fc.integer(), lon: fc.integer() }, { noNullPrototype: true }),
      level: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      areas: fc.array(text, { maxLength: 3 }),
      isOver: fc.boolean(),
      eye: fc.record({ widthKm: fc.integer() }, { noNullPrototype: true }),
      text,
    },
    { requiredKeys: ['id'], noNullPrototype: true },
  ),
  { maxLength: 4 },
);

/** A text that a spreadsheet would run begins with an apostrophe. */
const defused = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words);

describe('a list as CSV', () => {
  it('holds exactly its rows, and reads back to them', () => {
    const property = fc.property(items, (rows) => {
      const { data, errors } = Papa.parse<string[]>(asCsv(rows), { newline: '\r\n' });
      expect(errors.filter(({ type }) => type !== 'Delimiter')).toEqual([]);
      const [names, ...lines] = data.slice(0, -1);
      const columns = ['id', 'lat', 'lon', 'level', 'areas', 'isOver', 'eye.widthKm', 'text'];
      expect([names, lines.length]).toEqual([columns, rows.length]);
      const said = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));
      expect(lines).toEqual(
        rows.map(({ id, location, level, areas, isOver, eye, text: words = '' }) => [
          ...[defused(id), said(location?.lat), said(location?.lon), said(level), said(areas), said(isOver)],
          ...[said(eye?.widthKm), defused(words)],
        ]),
      );
    });
    fc.assert(property, { numRuns: 200 });
  });

  it('distinguishes an empty text from an absent one', () => {
    expect(
      asCsv([{ id: '', text: '' }, { id: 'a' }])
        .split('\r\n')
        .slice(1, 3),
    ).toEqual(['"",,,,,,,""', 'a,,,,,,,']);
  });
});

describe('a list as GeoJSON', () => {
  it('has a point for a place, nothing for none, and all else as properties', () => {
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
