import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import type { Parsed } from '../parsed.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { RATE_CSV_HEADER, rateRow, rateTable } from './fake-upstream.ts';
import { createEcbRates, RATE_TABLE_URL } from './feed.ts';
import { parseRateCsv, parseRateTable } from './parse.ts';

const signal = new AbortController().signal;
const PORTAL = 'https://data-api.ecb.europa.eu/service/data/EXR/D..EUR.SP00.A?format=csvdata&startPeriod=';

async function collect(cursor: Json, answer?: Answer, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createEcbRates(fetchBytes).collect(request), requests };
}

describe('the feed of exchange rates', () => {
  it('asks the data portal for the window of an assessment first, and then the short table, conditionally', async () => {
    const first = await collect(null);
    expect(first.requests.map(({ url }) => url)).toEqual([`${PORTAL}2025-05-12`]);
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' } });
    const second = await collect(first.outcome.cursor);
    expect(second.requests).toMatchObject([{ url: RATE_TABLE_URL, validators: {} }]);
    expect(second.outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13', etag: '"90d"' } });
    const third = await collect(second.outcome.cursor, { status: 304 });
    expect(third.requests).toMatchObject([{ validators: { etag: '"90d"' } }]);
    expect(third.outcome).toEqual({ status: 'unchanged', cursor: second.outcome.cursor });
  });

  it('closes a gap that the short table cannot from the data portal', async () => {
    const { requests } = await collect({ newest: '2026-06-01', etag: '"old"' });
    expect(requests.map(({ url }) => url)).toEqual([`${PORTAL}2026-05-25`]);
    expect(requests[0]?.validators).toBeUndefined();
  });

  it('asks for the days of a backfill, the last one included, and leaves the cursor alone', async () => {
    const cursor = { newest: '2026-10-13' };
    const { outcome, requests } = await collect(cursor, undefined, {
      from: Date.UTC(2024, 0, 1),
      to: Date.UTC(2024, 1, 1),
    });
    expect(requests.map(({ url }) => url)).toEqual([`${PORTAL}2024-01-01&endPeriod=2024-01-31`]);
    expect(outcome.cursor).toEqual(cursor);
  });

  it('fails on a table of nothing but decimal commas, and says so', async () => {
    const body = rateTable({ '2026-10-13': { USD: '1,15', TRY: '50,9' } });
    const { outcome } = await collect({ newest: '2026-10-12' }, { status: 200, body });
    expect(outcome).toMatchObject({ status: 'failed', cursor: { newest: '2026-10-12' } });
    expect(outcome.status === 'failed' && outcome.reason).toContain('decimal_comma 2');
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withRate = (rate: Readonly<Record<string, string>>, day = '2026-10-13') =>
  parseRateTable(bytesOf(rateTable({ '2026-10-12': { USD: '1.1488' }, [day]: rate })), PARSE_NOW);
const withRow = (row: string) =>
  parseRateCsv(bytesOf(`${RATE_CSV_HEADER}\n${rateRow('USD', '2026-10-12', '1.1488')}\n${row}\n`), PARSE_NOW);

describe('recorded tables', () => {
  const sound = recordingPath('recordings', 'ecb', 'eurofxref-daily_2022-07-08.xml');
  it.skipIf(sound === undefined)('2022-07-08: 31 rates, 29 kept, 2 of currencies since given up', () => {
    const parsed = parseRateTable(readFileSync(sound ?? ''), PARSE_NOW);
    expect(parsed).toMatchObject({ totalCount: 31, keptCount: 29, ignoredCount: 2, rejectedCount: 0 });
    const rates = parsed.status === 'parsed' ? parsed.observations : [];
    expect(rates.find(({ subject }) => subject === 'series:eur-idr')).toMatchObject({
      recordId: '2022-07-08',
      metric: 'exchange_rate',
      value: 15_210.73,
      observedAt: Date.UTC(2022, 6, 8),
      lineage: 'ecb',
      event: '2022-07-08',
      detail: { currency: 'IDR' },
    });
  });

  const damaged = recordingPath('recordings', 'ecb', 'eurofxref-daily_2026-03-13_comma_decimals.xml');
  it.skipIf(damaged === undefined)('2026-03-13 with decimal commas: all 29 rates are rejected', () => {
    expect(parseRateTable(readFileSync(damaged ?? ''), PARSE_NOW)).toMatchObject({
      totalCount: 29,
      keptCount: 0,
      rejectedCount: 29,
      rejectedByKind: { decimal_comma: 29 },
      observations: [],
    });
  });

  const history = recordingPath('history', 'markets', 'ecb_eurofxref_hist.csv');
  it.skipIf(history === undefined)('the wide history file is another format', () => {
    expect(parseRateCsv(readFileSync(history ?? ''), PARSE_NOW).status).toBe('unreadable');
    expect(parseRateTable(readFileSync(history ?? ''), PARSE_NOW).status).toBe('unreadable');
  });

  it.skipIf(history === undefined)('its newest 300 days in either of our forms give the same 8,700 rates', () => {
    const [header = '', ...lines] = readFileSync(history ?? '', 'utf8')
      .trim()
      .split('\n');
    const codes = header
      .split(',')
      .slice(1)
      .filter((code) => code.trim() !== '');
    const days = lines.slice(0, 300).map((line) => line.split(','));
    const ratesOf = (cells: readonly string[]) =>
      codes.flatMap((code, at) => {
        const rate = cells[at + 1] ?? '';
        return rate === 'N/A' || rate === '' ? [] : [[code, rate] as const];
      });
    const xml = rateTable(
      Object.fromEntries(days.map((cells) => [cells[0] ?? '', Object.fromEntries(ratesOf(cells))])),
    );
    const rows = days.flatMap((cells) => ratesOf(cells).map(([code, rate]) => rateRow(code, cells[0] ?? '', rate)));
    const fromXml = parseRateTable(bytesOf(xml), PARSE_NOW);
    expect(fromXml).toMatchObject({ rejectedCount: 0, totalCount: 9_000, keptCount: 8_700 });
    expect(parseRateCsv(bytesOf([RATE_CSV_HEADER, ...rows].join('\n')), PARSE_NOW)).toEqual(fromXml);
  });
});

describe('one rate', () => {
  it.each([
    ['decimal_comma', { TRY: '50,7' }],
    ['bad_number', { TRY: 'NaN' }],
    ['bad_number', { TRY: '' }],
    ['bad_number', { TRY: '5.07e1' }],
    ['out_of_range', { TRY: '0' }],
    ['out_of_range', { TRY: '-50.7' }],
    ['out_of_range', { IDR: '19395070000' }],
    ['unresolved_currency', { QQQ: '1.5' }],
    ['unresolved_currency', { try: '50.7' }],
  ])('in the table is rejected as %s: %j', (kind, rate) => {
    expect(withRate(rate)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([
    ['future', '2026-10-15'],
    ['undated', '13.10.2026'],
    ['undated', '2026-02-30'],
  ])('is rejected as %s on %s', (kind, day) => {
    expect(withRate({ TRY: '50.7' }, day)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([
    ['decimal_comma', rateRow('TRY', '2026-10-13', '"50,7"')],
    ['bad_number', rateRow('TRY', '2026-10-13', 'NaN')],
    ['future', rateRow('TRY', '2026-10-15', '50.7')],
    ['undated', rateRow('TRY', '2026-10', '50.7')],
    ['unresolved_currency', rateRow('QQQ', '2026-10-13', '50.7')],
    ['wrong_series', rateRow('TRY', '2026-10-13', '50.7').replace(',D,', ',M,')],
    ['wrong_series', rateRow('TRY', '2026-10-13', '50.7').replace('EUR,SP00', 'USD,SP00')],
    ['wrong_shape', 'EXR.D.TRY.EUR.SP00.A,D'],
  ])('of the data portal is rejected as %s: %s', (kind, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([
    rateRow('RUB', '2026-10-13', '', 'H'),
    rateRow('RUB', '2026-10-13', 'NaN', 'H'),
    rateRow('HRK', '2026-10-13', '7.5'),
  ])('that the upstream says it has not, or of a former currency, is ignored: %s', (row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });
});

describe('one table', () => {
  it.each([
    ['nothing', ''],
    ['HTML', '<!doctype html><html></html>'],
    ['XML without a rate', rateTable({})],
    ['XML cut short', rateTable({ '2026-10-13': { USD: '1.1' } }).slice(0, -20)],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${rateTable({ '2026-10-13': { USD: '1.1' } }).slice(38)}`],
  ])('with %s is unreadable', (_, text) => {
    expect(parseRateTable(bytesOf(text), PARSE_NOW).status).toBe('unreadable');
    expect(parseRateCsv(bytesOf(text), PARSE_NOW).status).toBe('unreadable');
  });

  it('with a renamed attribute or column keeps nothing', () => {
    const xml = rateTable({ '2026-10-13': { USD: '1.1' } });
    expect(parseRateTable(bytesOf(xml.replace('rate=', 'value=')), PARSE_NOW)).toMatchObject({
      rejectedByKind: { wrong_shape: 1 },
    });
    const csv = `${RATE_CSV_HEADER.replace('OBS_VALUE', 'VALUE')}\n${rateRow('USD', '2026-10-13', '1.1')}`;
    expect(parseRateCsv(bytesOf(csv), PARSE_NOW)).toMatchObject({ status: 'unreadable' });
  });

  it('of any content never throws, and its rows add up', () => {
    const sound = (parsed: Parsed) =>
      parsed.status === 'unreadable'
        ? parsed.reason !== ''
        : parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
    const cells = fc.array(fc.oneof(fc.constant(rateRow('USD', '2026-10-12', '1.1')), fc.string()));
    const xml = fc
      .record({ day: fc.string(), code: fc.string(), rate: fc.string() })
      .map(({ day, code, rate }) => rateTable({ [day]: { [code]: rate } }));
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc
        .oneof(
          xml,
          cells.map((rows) => [RATE_CSV_HEADER, ...rows].join('\n')),
        )
        .map(bytesOf),
    );
    fc.assert(
      fc.property(bytes, (body) => sound(parseRateTable(body, PARSE_NOW)) && sound(parseRateCsv(body, PARSE_NOW))),
      { numRuns: 300 },
    );
  });
});
