import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Parsed } from '../parsed.ts';
import { RATE_CSV_HEADER, rateRow, rateTable } from './fake-upstream.ts';
import { parseRateCsv, parseRateTable } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withRate = (rate: Readonly<Record<string, string>>, day = '2026-10-13') =>
  parseRateTable(bytesOf(rateTable({ '2026-10-12': { USD: '1.1488' }, [day]: rate })), NOW);
const withRow = (row: string) =>
  parseRateCsv(bytesOf(`${RATE_CSV_HEADER}\n${rateRow('USD', '2026-10-12', '1.1488')}\n${row}\n`), NOW);

describe('genuine tables', () => {
  const sound = recordingPath('recordings', 'ecb', 'eurofxref-daily_2022-07-08.xml');
  it.skipIf(sound === undefined)('2022-07-08: 31 rates, 29 kept, 2 of currencies since given up', () => {
    const parsed = parseRateTable(readFileSync(sound ?? ''), NOW);
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
  it.skipIf(damaged === undefined)('2026-03-13 with decimal commas: all 29 rates are refused', () => {
    expect(parseRateTable(readFileSync(damaged ?? ''), NOW)).toMatchObject({
      totalCount: 29,
      keptCount: 0,
      rejectedCount: 29,
      rejectedByKind: { decimal_comma: 29 },
      observations: [],
    });
  });

  const history = recordingPath('history', 'markets', 'ecb_eurofxref_hist.csv');
  it.skipIf(history === undefined)('the wide history file is another format', () => {
    expect(parseRateCsv(readFileSync(history ?? ''), NOW).status).toBe('unreadable');
    expect(parseRateTable(readFileSync(history ?? ''), NOW).status).toBe('unreadable');
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
    const fromXml = parseRateTable(bytesOf(xml), NOW);
    expect(fromXml).toMatchObject({ rejectedCount: 0, totalCount: 9_000, keptCount: 8_700 });
    expect(parseRateCsv(bytesOf([RATE_CSV_HEADER, ...rows].join('\n')), NOW)).toEqual(fromXml);
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
  ])('in the table is refused as %s: %j', (kind, rate) => {
    expect(withRate(rate)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([
    ['future', '2026-10-15'],
    ['undated', '13.10.2026'],
    ['undated', '2026-02-30'],
  ])('is refused as %s on %s', (kind, day) => {
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
  ])('of the data portal is refused as %s: %s', (kind, row) => {
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
    expect(parseRateTable(bytesOf(text), NOW).status).toBe('unreadable');
    expect(parseRateCsv(bytesOf(text), NOW).status).toBe('unreadable');
  });

  it('with a renamed attribute or column keeps nothing', () => {
    const xml = rateTable({ '2026-10-13': { USD: '1.1' } });
    expect(parseRateTable(bytesOf(xml.replace('rate=', 'value=')), NOW)).toMatchObject({
      rejectedByKind: { wrong_shape: 1 },
    });
    const csv = `${RATE_CSV_HEADER.replace('OBS_VALUE', 'VALUE')}\n${rateRow('USD', '2026-10-13', '1.1')}`;
    expect(parseRateCsv(bytesOf(csv), NOW)).toMatchObject({ status: 'unreadable' });
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
      fc.property(bytes, (body) => sound(parseRateTable(body, NOW)) && sound(parseRateCsv(body, NOW))),
      { numRuns: 300 },
    );
  });
});
