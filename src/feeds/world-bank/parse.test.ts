import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { countryByIso2, countryByIso3 } from '../../reference/countries.ts';
import { textMember } from '../json-value.ts';
import { isAggregate } from './aggregates.ts';
import { figure, page } from './fake-upstream.ts';
import { INDICATORS } from './indicators.ts';
import { parseIndicator } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const CODE = 'EG.IMP.CONS.ZS';
const JAPAN = { id: 'JP', iso3: 'JPN' };
const indicator = INDICATORS.find(({ code }) => code === CODE) ?? {
  code: '',
  metric: 'inflation',
  range: { above: 0, upTo: 0 },
};
const CONTEXT = { indicator, fromYear: 2020, now: NOW };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withRow = (row: unknown) =>
  parseIndicator(bytesOf(page([figure(CODE, { id: 'KR', iso3: 'KOR' }, '2023', 80.5), row])), CONTEXT);

describe('genuine answers of the API', () => {
  for (const file of ['indicators.json', 'topics.json', 'sources.json', 'regions.json', 'countries.json']) {
    const path = recordingPath('recordings', 'world-bank', file);
    it.skipIf(path === undefined)(`${file}, which holds no figures, keeps none`, () => {
      const parsed = parseIndicator(readFileSync(path ?? ''), CONTEXT);
      expect(parsed.status === 'unreadable' || parsed.keptCount === 0).toBe(true);
    });
  }

  const path = recordingPath('recordings', 'world-bank', 'countries.json');
  it.skipIf(path === undefined)(
    'countries.json: of its 50 economies, an older list, all but two groups and the Netherlands Antilles are countries',
    () => {
      const [, rows] = JSON.parse(readFileSync(path ?? '', 'utf8'));
      const codes: readonly (readonly [string, string])[] = rows.map((row: unknown) => [
        textMember(row, 'id') ?? '',
        textMember(row, 'iso2Code') ?? '',
      ]);
      const groups = codes.filter(([iso3, iso2]) => isAggregate(iso3, iso2));
      expect(groups.map(([iso3]) => iso3)).toEqual(['ARB', 'CHI']);
      expect(codes.filter(([, iso2]) => isAggregate('', iso2))).toEqual(groups);
      expect(codes.filter((code) => !groups.includes(code) && countryByIso3(code[0]) === undefined)).toEqual([
        ['ANT', 'AN'],
      ]);
      expect(codes).toHaveLength(50);
    },
  );
});

describe('one figure', () => {
  it('is booked on the end of its year, under its country', () => {
    expect(withRow(figure(CODE, JAPAN, '2024', 87.1))).toMatchObject({
      keptCount: 2,
      observations: [
        {},
        {
          recordId: 'JP:2024',
          metric: 'net_energy_imports',
          subject: 'country:JP',
          value: 87.1,
          observedAt: Date.UTC(2025, 0, 1) - 1,
          lineage: 'world-bank',
          event: 'EG.IMP.CONS.ZS:2024',
          detail: { indicator: CODE, year: '2024' },
        },
      ],
    });
  });

  it('is negative for an exporter, and Kosovo has its code', () => {
    expect(withRow(figure(CODE, { id: 'NO', iso3: 'NOR' }, '2024', -612.5))).toMatchObject({
      observations: [{}, { value: -612.5 }],
    });
    expect(withRow(figure(CODE, { id: 'XK', iso3: 'XKX' }, '2024', 20))).toMatchObject({
      observations: [{}, { subject: 'country:XK' }],
    });
    expect(withRow(figure(CODE, { id: 'FR', iso3: '' }, '2024', 40))).toMatchObject({
      observations: [{}, { subject: 'country:FR' }],
    });
  });

  it.each([
    ['of an aggregate', figure(CODE, { id: 'ZH', iso3: 'AFE' }, '2024', 12)],
    ['of an aggregate without a long code', figure(CODE, { id: '1W', iso3: '' }, '2024', 12)],
    ['of the Channel Islands', figure(CODE, { id: 'JG', iso3: 'CHI' }, '2024', 12)],
    ['that is missing', figure(CODE, JAPAN, '2024', null)],
    ['older than six years', figure(CODE, JAPAN, '2019', 85)],
  ])('%s is ignored', (_, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['undated', figure(CODE, JAPAN, '2024Q1', 87)],
    ['undated', figure(CODE, JAPAN, '', 87)],
    ['future', figure(CODE, JAPAN, '2026', 87)],
    ['bad_number', figure(CODE, JAPAN, '2024', '87.1')],
    ['out_of_range', figure(CODE, JAPAN, '2024', 871)],
    ['unresolved_country', figure(CODE, { id: 'QQ', iso3: 'QQQ' }, '2024', 12)],
    ['not_asked_for', figure('FP.CPI.TOTL.ZG', JAPAN, '2024', 12)],
    ['wrong_shape', { ...figure(CODE, JAPAN, '2024', 12), countryiso3code: undefined }],
    ['wrong_shape', null],
  ])('is refused as %s', (kind, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one answer', () => {
  it.each([
    ['nothing', ''],
    ['HTML', '<html></html>'],
    ['an object', '{"data":[]}'],
    ['no rows', JSON.stringify([{ page: 1, pages: 1 }, null])],
    ['a second page', JSON.stringify([{ page: 1, pages: 2 }, [figure(CODE, JAPAN, '2024', 1)]])],
  ])('with %s is unreadable', (_, text) => {
    expect(parseIndicator(bytesOf(text), CONTEXT).status).toBe('unreadable');
  });

  it('with a message is unreadable, and says what the message says', () => {
    const text = JSON.stringify([
      { message: [{ id: '120', key: 'Invalid value', value: 'The indicator was not found' }] },
    ]);
    expect(parseIndicator(bytesOf(text), CONTEXT)).toEqual({
      status: 'unreadable',
      reason: 'the upstream answers: The indicator was not found',
    });
  });

  it('of any content never throws, and its rows add up', () => {
    const sound = figure(CODE, JAPAN, '2024', 12);
    const row = fc
      .tuple(fc.constantFrom(...Object.keys(sound)), fc.jsonValue())
      .map(([name, value]) => ({ ...sound, [name]: value }));
    const answer = fc.oneof(
      fc.uint8Array(),
      fc.json().map(bytesOf),
      fc.array(fc.oneof(row, fc.jsonValue())).map((rows) => bytesOf(page(rows))),
    );
    fc.assert(
      fc.property(answer, (bytes) => {
        const parsed = parseIndicator(bytes, CONTEXT);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 500 },
    );
  });
});

it('no aggregate has the code of a country', () => {
  for (const iso2 of ['ZA', 'ZM', 'ZW', 'XK', 'CI', 'DE', 'TC']) {
    const country = countryByIso2(iso2);
    expect([country?.iso3, isAggregate(country?.iso3 ?? '', iso2), isAggregate('', iso2)]).toEqual([
      country?.iso3,
      false,
      false,
    ]);
  }
});
