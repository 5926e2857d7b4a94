import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakeNsidcSeaIce, seaIceFile, seaIceRow } from './fake-upstream.ts';
import { createNsidcSeaIce } from './feed.ts';
import { parseSeaIce } from './parse.ts';

const signal = new AbortController().signal;
const ALL = { from: Number.NEGATIVE_INFINITY, to: NOW };
const parseText = (text: string, window = ALL) =>
  parseSeaIce(new TextEncoder().encode(text), { hemisphere: 'arctic', window, now: NOW });
const DAY = Date.UTC(2026, 9, 12);

describe('the recorded file of the north, version 3', () => {
  const path = recordingPath('recordings', 'answers-2026', 'nsidc', 'N_seaice_extent_daily_v3.0_2024-03.csv');
  const read = (window = ALL) => parseSeaIce(readFileSync(path ?? ''), { hemisphere: 'arctic', window, now: NOW });

  it.skipIf(path === undefined)('has 14,923 days, all of them kept: 10.231 on 26 October 1978, 15.095 at last', () => {
    const parsed = read();
    expect(parsed).toMatchObject({ totalCount: 14_923, keptCount: 14_923, rejectedCount: 0 });
    const extents =
      parsed.status === 'parsed' ? parsed.observations.filter(({ metric }) => metric === 'nsidc-sea-ice:extent') : [];
    expect([extents[0]?.value, extents.at(-1)?.value]).toEqual([10.231, 15.095]);
    expect(extents.at(-1)).toEqual({
      recordId: '2024-03-11',
      metric: 'nsidc-sea-ice:extent',
      subject: 'series:arctic-sea-ice',
      value: 15.095,
      observedAt: Date.UTC(2024, 2, 11),
      lineage: 'nsidc',
      event: '2024-03-11',
      detail: {},
    });
  });

  it.skipIf(path === undefined)(
    'puts the day with the least ice of 2012 2.9 million km² below the mean of its day',
    () => {
      const at = Date.UTC(2012, 8, 16);
      const parsed = read({ from: at, to: at + 1 });
      expect(parsed).toMatchObject({ keptCount: 1, ignoredCount: 14_922 });
      const [extent, anomaly] = parsed.status === 'parsed' ? parsed.observations : [];
      expect(extent?.value).toBe(3.34);
      expect(anomaly?.value).toBeCloseTo(-2.903, 3);
      expect(anomaly?.detail).toEqual({ reference: '1981-2010', years: '28' });
    },
  );

  it.skipIf(path === undefined)('has an anomaly of every day but 29 February', () => {
    const parsed = read({ from: Date.UTC(2020, 0, 1), to: Date.UTC(2021, 0, 1) });
    const anomalies =
      parsed.status === 'parsed' ? parsed.observations.filter(({ metric }) => metric === 'nsidc-sea-ice:anomaly') : [];
    expect(parsed).toMatchObject({ keptCount: 366 });
    expect(anomalies).toHaveLength(365);
  });
});

describe('a day', () => {
  it.each([
    ['out_of_range', seaIceRow(DAY, '-9999.000')],
    ['out_of_range', seaIceRow(DAY, '5123000')],
    ['decimal_comma', `2026,10,12,"5,123",0.000,[]`],
    ['bad_number', seaIceRow(DAY, 'NaN')],
    ['incomplete', seaIceRow(DAY, '5.123', '0.214')],
    ['future', seaIceRow(DAY + 9 * DAY_MS, '5.123')],
    ['undated', '2026,    02,  30,     5.123,      0.000, []'],
    ['wrong_shape', '2026,    10,  12,     5.123'],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(parseText(seaIceFile([seaIceRow(DAY - DAY_MS, '5.001'), row]))).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });

  it('has no anomaly where fewer than twenty years of the reference have its calendar day', () => {
    const years = (count: number) =>
      Array.from({ length: count }, (_, year) => seaIceRow(Date.UTC(1981 + year, 9, 12), '8.000'));
    const metricsOf = (count: number) => {
      const parsed = parseText(seaIceFile([...years(count), seaIceRow(DAY, '5.500')]), { from: DAY, to: NOW });
      return parsed.status === 'parsed' ? parsed.observations.map(({ metric, value }) => [metric, value]) : [];
    };
    expect(metricsOf(19)).toEqual([['nsidc-sea-ice:extent', 5.5]]);
    expect(metricsOf(20)).toEqual([
      ['nsidc-sea-ice:extent', 5.5],
      ['nsidc-sea-ice:anomaly', -2.5],
    ]);
  });
});

describe('a file', () => {
  it.each(['', '<html></html>', seaIceRow(DAY, '5.001'), seaIceFile([]).replace('10^6 sq km', 'sq km')])(
    'without its head or its unit is unreadable: %j',
    (text) => {
      expect(parseText(text).status).toBe('unreadable');
    },
  );

  it('of any content never throws, and its rows add up', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.string()).map(seaIceFile)), (text) => {
        const parsed = parseText(text);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the feed', () => {
  const answer = fakeNsidcSeaIce();

  it('reads both hemispheres with their anomalies, and leaves the cursor alone in a backfill', async () => {
    const { fetchBytes } = scriptedFetch((url) => answer(url) ?? { status: 404 });
    const feed = createNsidcSeaIce(fetchBytes);
    const outcome = await feed.collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' }, rejectedCount: 0 });
    const subjects = outcome.status === 'read' ? outcome.observations.map(({ subject }) => subject) : [];
    // Fourteen days, of which four have a reference.
    expect(subjects.filter((subject) => subject === 'series:arctic-sea-ice')).toHaveLength(18);
    expect(subjects.filter((subject) => subject === 'series:antarctic-sea-ice')).toHaveLength(18);
    const span = { from: Date.UTC(2026, 9, 11), to: Date.UTC(2026, 9, 12) };
    const past = await feed.collect({ cursor: outcome.cursor, now: NOW, span, signal });
    expect(past).toMatchObject({ observations: [{}, {}, {}, {}], cursor: outcome.cursor });
  });

  it('fails where one of the files is gone', async () => {
    const { fetchBytes } = scriptedFetch((url) =>
      url.pathname.includes('/south/') ? { status: 404 } : (answer(url) ?? { status: 404 }),
    );
    const outcome = await createNsidcSeaIce(fetchBytes).collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'failed', cursor: null });
    expect(outcome.status === 'failed' && outcome.reason).toMatch(/^antarctic: /);
  });
});
