import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import { parseLayer as parseAnyLayer } from '../arcgis.ts';
import { parsePage } from './parse.ts';
import { FIELDS } from './queries.ts';

const NOW = Date.UTC(2026, 9, 14);
const parseLayer = (bytes: Uint8Array) => parseAnyLayer(bytes, FIELDS);
const HORMUZ = chokepointById('hormuz_strait');
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const SOUND = {
  date: Date.UTC(2026, 9, 1),
  portid: 'chokepoint6',
  portname: 'Strait of Hormuz',
  n_container: 4,
  n_tanker: 40,
  n_total: 90,
};
const page = (...rows: readonly object[]) =>
  parsePage(bytesOf({ features: rows.map((attributes) => ({ attributes })) }), HORMUZ, NOW);

describe('genuine answers', () => {
  const daily = recordingPath('recordings', 'portwatch', 'daily_chokepoints.json');
  it.skipIf(daily === undefined)('daily_chokepoints.json: 336 days, three observations each', () => {
    const parsed = parsePage(readFileSync(daily ?? ''), undefined, NOW);
    expect(parsed).toMatchObject({ totalCount: 336, keptCount: 336, rejectedCount: 0, exceededTransferLimit: false });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations).toHaveLength(1_008);
    expect(parsed.observations[0]).toEqual({
      recordId: 'chokepoint28:2024-12-16',
      metric: 'transits_total',
      subject: 'chokepoint:kerch_strait',
      value: 7,
      observedAt: Date.UTC(2024, 11, 16),
      lineage: 'imf-portwatch',
      event: '2024-12-16',
      detail: {},
    });
    expect(parseLayer(readFileSync(daily ?? ''))).toEqual({ status: 'layer', layer: { dateField: 'date' } });
  });

  const handmade = recordingPath('recordings', 'portwatch', 'arcgis_shape_handmade.json');
  it.skipIf(handmade === undefined)('arcgis_shape_handmade.json, without names, is of the chokepoint asked for', () => {
    expect(parsePage(readFileSync(handmade ?? ''), HORMUZ, NOW)).toMatchObject({ totalCount: 2, keptCount: 2 });
    expect(parsePage(readFileSync(handmade ?? ''), undefined, NOW)).toMatchObject({
      keptCount: 0,
      rejectedByKind: { unresolved_chokepoint: 2 },
    });
  });

  for (const name of ['daily_ports.json', 'ports.json', 'chokepoints.json']) {
    const path = recordingPath('recordings', 'portwatch', name);
    it.skipIf(path === undefined)(`${name}, which is another layer, is unreadable`, () => {
      expect(parsePage(readFileSync(path ?? ''), undefined, NOW).status).toBe('unreadable');
    });
  }
});

describe('one day', () => {
  it.each([
    ['epoch milliseconds', { date: Date.UTC(2026, 9, 1) }],
    ['an ISO date', { date: '2026-10-01' }],
    ['an ISO instant', { date: '2026-10-01T00:00:00Z' }],
    ['a timestamp with zone', { date: '2026-10-01 00:00:00+00:00' }],
  ])('is dated by %s', (_, date) => {
    expect(page({ ...SOUND, ...date })).toMatchObject({
      observations: [{ recordId: 'chokepoint6:2026-10-01', value: 90 }, {}, {}],
    });
  });

  it('is dated by the other name of the field', () => {
    const { date, ...rest } = SOUND;
    expect(page({ ...rest, date_: date })).toMatchObject({ keptCount: 1 });
  });

  it('without a ship is a day without a ship', () => {
    const parsed = page({ ...SOUND, n_total: 0, n_tanker: 0, n_container: 0 });
    expect(parsed).toMatchObject({ keptCount: 1, observations: [{ value: 0 }, { value: 0 }, { value: 0 }] });
  });

  it.each([
    ['future', { date: NOW + 86_400_000 }],
    ['undated', { date: null }],
    ['undated', { date: NOW / 1_000 }],
    ['bad_number', { n_total: null }],
    ['bad_number', { n_total: -1 }],
    ['bad_number', { n_tanker: 1.5 }],
    ['bad_number', { n_container: '4' }],
    ['bad_number', { n_total: 100_000 }],
    ['unresolved_chokepoint', { portname: 'Strait of Nowhere' }],
    ['not_asked_for', { portname: 'Suez Canal' }],
  ])('is refused as %s with %j', (kind, attributes) => {
    expect(page(SOUND, { ...SOUND, ...attributes })).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one answer', () => {
  it.each([
    ['an error with status 200', { error: { code: 400, message: 'Cannot perform query.' } }],
    ['no features', { fields: [] }],
    ['features that are no list', { features: {} }],
    ['a renamed count', { features: [{ attributes: { ...SOUND, n_total: undefined, n_all: 90 } }] }],
    ['an envelope one level deeper', { data: { features: [] } }],
  ])('with %s is unreadable', (_, value) => {
    expect(parsePage(bytesOf(value), HORMUZ, NOW).status).toBe('unreadable');
  });

  it('that is no layer description is unreadable', () => {
    const fields = (...names: string[]) => ({ fields: names.map((name) => ({ name })) });
    const rest = ['portid', 'portname', 'n_container', 'n_tanker'];
    expect(parseLayer(bytesOf(fields('date', ...rest, 'n_total'))).status).toBe('layer');
    expect(parseLayer(bytesOf(fields('date_', ...rest, 'n_total')))).toMatchObject({ layer: { dateField: 'date_' } });
    for (const value of [fields('date', ...rest), fields('day', ...rest, 'n_total'), { error: {} }, null, []]) {
      expect(parseLayer(bytesOf(value)).status).toBe('unreadable');
    }
  });

  it('of any content never throws, and its rows add up', () => {
    const key = fc.constantFrom(...Object.keys(SOUND));
    const row = fc.tuple(key, fc.jsonValue()).map(([name, value]) => ({ attributes: { ...SOUND, [name]: value } }));
    const answer = fc.oneof(
      fc.uint8Array(),
      fc.jsonValue().map(bytesOf),
      fc.array(fc.oneof(row, fc.jsonValue())).map((features) => bytesOf({ features })),
    );
    fc.assert(
      fc.property(answer, (bytes) => {
        parseLayer(bytes);
        const parsed = parsePage(bytes, HORMUZ, NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 500 },
    );
  });
});
