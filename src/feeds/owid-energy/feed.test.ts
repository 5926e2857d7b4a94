import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { ENERGY_HEADER } from './fake-upstream.ts';
import { createOwidEnergy } from './feed.ts';
import { parseEnergyTable } from './parse.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const collect = async (more = {}, answer?: Answer) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  return { requests, outcome: await createOwidEnergy(fetchBytes).collect({ ...request, ...more }) };
};

describe('the feed of yearly energy figures', () => {
  it('reads the table, and again only when it changed', async () => {
    const { outcome, requests } = await collect();
    expect(requests).toMatchObject([
      { url: 'https://owid-public.owid.io/data/energy/owid-energy-data.csv', validators: {} },
    ]);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2024-12-31', etag: '"energy"' } });
    const again = await collect({ cursor: outcome.cursor }, { status: 304 });
    expect(again.requests).toMatchObject([{ validators: { etag: '"energy"' } }]);
    expect(again.outcome).toEqual({ status: 'unchanged', cursor: outcome.cursor });
  });

  it('keeps the years of a backfill, and fails where there is none', async () => {
    const span = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2025, 0, 1) };
    const cursor = { newest: '2024-12-31', etag: '"energy"' };
    const { outcome, requests } = await collect({ cursor, span });
    expect(requests[0]?.validators).toBeUndefined();
    expect(outcome).toMatchObject({ status: 'read', cursor });
    const before = { from: Date.UTC(2023, 0, 1), to: Date.UTC(2024, 0, 1) };
    expect((await collect({ cursor, span: before })).outcome.status).toBe('failed');
  });
});

// There is no recording of this table; every row here is hand-made.
const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const SPAN = { fromYear: 2020, toYear: 2026, now: PARSE_NOW };
const parseText = (text: string) => parseEnergyTable(new TextEncoder().encode(text), SPAN);
const JAPAN = 'Japan,2024,JPN,123000000,3.1,1800.2,20.5,900.25,5';
const withRow = (row: string) => parseText([ENERGY_HEADER, JAPAN, row].join('\n'));

describe('one year of a country', () => {
  it('is four figures, booked on its end', () => {
    const parsed = parseText([ENERGY_HEADER, JAPAN].join('\n'));
    expect(parsed).toMatchObject({ keptCount: 1, rejectedCount: 0 });
    const figures = parsed.status === 'parsed' ? parsed.observations : [];
    expect(figures.map(({ metric, value }) => [metric, value])).toEqual([
      ['oil_production', 3.1],
      ['oil_consumption', 1800.2],
      ['gas_production', 20.5],
      ['gas_consumption', 900.25],
    ]);
    expect(figures[0]).toMatchObject({
      recordId: 'JP:2024',
      subject: 'country:JP',
      observedAt: Date.UTC(2025, 0, 1) - 1,
      lineage: 'energy-institute',
      event: 'oil_production:2024',
      detail: { year: '2024' },
    });
  });

  it('of Taiwan is one of its own, and Kosovo goes by the publisher’s code', () => {
    expect(withRow('Taiwan,2024,TWN,23400000,0,480.5,1.2,280.7,0')).toMatchObject({ keptCount: 2 });
    const kosovo = withRow('Kosovo,2024,OWID_KOS,1700000,,8.1,,,0');
    expect(kosovo).toMatchObject({ keptCount: 2 });
    expect(kosovo.status === 'parsed' && kosovo.observations.at(-1)).toMatchObject({
      subject: 'country:XK',
      value: 8.1,
    });
  });

  it('lacks what is not known, which is not zero', () => {
    const parsed = withRow('Chad,2024,TCD,18000000,,1.5,,0,');
    expect(
      parsed.status === 'parsed' && parsed.observations.slice(4).map(({ metric, value }) => [metric, value]),
    ).toEqual([
      ['oil_consumption', 1.5],
      ['gas_consumption', 0],
    ]);
  });

  it.each([
    ['of the world', 'World,2024,,8000000000,52000,53000,40000,40100,48000'],
    ['of a group', 'OPEC (EI),2024,OWID_OPC,,15000,5000,6000,6000,'],
    ['without a figure of ours', 'Chad,2024,TCD,18000000,,,,,1'],
    ['older than six years', 'Japan,2019,JPN,126000000,3.1,1800.2,20.5,900.25,5'],
    ['of a state that is gone, long ago', 'Czechoslovakia,1985,OWID_CZS,15000000,1,2,3,4,5'],
  ])('%s is ignored', (_, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['undated', 'Chad,last,TCD,18000000,,1.5,,,'],
    ['future', 'Chad,2026,TCD,18000000,,1.5,,,'],
    ['bad_number', 'Chad,2024,TCD,18000000,,NaN,,,'],
    ['bad_number', 'Chad,2024,TCD,18000000,,1.5e3,,,'],
    ['decimal_comma', 'Chad,2024,TCD,18000000,,"1,5",,,'],
    ['out_of_range', 'Chad,2024,TCD,18000000,,-1.5,,,'],
    ['out_of_range', 'Chad,2024,TCD,18000000,1500000,,,,'],
    ['unresolved_country', 'Ruritania,2024,QQQ,18000000,,1.5,,,'],
    ['wrong_shape', 'Chad,2024,TCD'],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('the table', () => {
  it.each([
    ['nothing', ''],
    ['HTML', '<html></html>'],
    ['a renamed column', ENERGY_HEADER.replace('oil_production', 'oil_prod')],
    ['a quoted field that never ends', `${ENERGY_HEADER}\n${JAPAN}\n"Chad,2024`],
  ])('with %s is unreadable', (_, text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('is found by its column names, in any order', () => {
    const reversed = [ENERGY_HEADER, JAPAN].map((line) => line.split(',').reverse().join(',')).join('\r\n');
    expect(parseText(reversed)).toEqual(parseText([ENERGY_HEADER, JAPAN].join('\n')));
  });

  it('of any content never throws, and its rows add up', () => {
    const rows = fc.array(fc.oneof(fc.constant(JAPAN), fc.string()));
    const bytes = fc.oneof(
      fc.uint8Array(),
      rows.map((lines) => new TextEncoder().encode([ENERGY_HEADER, ...lines].join('\n'))),
    );
    fc.assert(
      fc.property(bytes, (body) => {
        const parsed = parseEnergyTable(body, SPAN);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
