import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { countryByIso2, countryByIso3 } from '../../reference/countries.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { textMember } from '../json-value.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { figure, page } from './fake-upstream.ts';
import { createWorldBank } from './feed.ts';
import { INDICATORS, isAggregate, parseIndicator } from './parse.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const collectFrom = async (answerOf: (code: string) => Answer | undefined, more = {}) => {
  const { fetchBytes, requests } = scriptedFetch(
    (url) => answerOf(url.pathname.split('/').at(-1) ?? '') ?? HEALTHY(url),
  );
  return { requests, outcome: await createWorldBank(fetchBytes).collect({ ...request, ...more }) };
};

const STABILITY = 'GOV_WGI_PV.EST';

describe('the feed of yearly indicators', () => {
  it('asks once for the newest figure of each indicator', async () => {
    const { outcome, requests } = await collectFrom(() => undefined);
    expect(requests.map(({ url }) => url)).toEqual(
      INDICATORS.map(
        ({ code }) =>
          `https://api.worldbank.org/v2/country/all/indicator/${code}?format=json&per_page=20000&mrnev=1${code === STABILITY ? '&source=3' : ''}`,
      ),
    );
    expect(outcome).toMatchObject({ status: 'read', problems: [], cursor: { newest: '2024-12-31' } });
    expect(outcome.status === 'read' && new Set(outcome.observations.map(({ metric }) => metric)).size).toBe(13);
  });

  it.each([
    ['answers 502', { status: 502 }],
    ['answers with a message', { status: 200, body: '[{"message":[{"value":"deleted"}]}]' }],
  ])('goes on where one indicator %s, and names it', async (_, answer) => {
    const { outcome } = await collectFrom((code) => (code === STABILITY ? answer : undefined));
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_indicator', recordId: STABILITY }] });
    const unread = outcome.status === 'read' ? outcome.sources?.filter(({ problem }) => problem !== undefined) : [];
    expect(unread?.map(({ id }) => id)).toEqual([STABILITY]);
  });

  it('asks no further without a connection, and fails where nothing was read', async () => {
    const { fetchBytes } = scriptedFetch(HEALTHY);
    let count = 0;
    const outcome = await createWorldBank((fetched) => {
      count += 1;
      return count === 1
        ? Promise.resolve({ status: 'failed', kind: 'unreachable', reason: 'no route' })
        : fetchBytes(fetched);
    }).collect(request);
    expect([count, outcome]).toMatchObject([1, { status: 'failed', reason: 'indicators: no route' }]);
  });

  it('asks for every year of a backfill and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2012, 0, 1), to: Date.UTC(2025, 0, 1) };
    const { outcome, requests } = await collectFrom(() => undefined, { cursor: { newest: '2024-12-31' }, span });
    expect(requests[0]?.url).toContain('&date=2012:2024');
    expect(outcome.cursor).toEqual({ newest: '2024-12-31' });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const CODE = 'EG.IMP.CONS.ZS';
const JAPAN = { id: 'JP', iso3: 'JPN' };
const indicator = INDICATORS.find(({ code }) => code === CODE) ?? {
  code: '',
  metric: 'inflation',
  range: { above: 0, upTo: 0 },
};
const CONTEXT = { indicator, fromYear: 2020, now: PARSE_NOW };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withRow = (row: unknown) =>
  parseIndicator(bytesOf(page([figure(CODE, { id: 'KR', iso3: 'KOR' }, '2023', 80.5), row])), CONTEXT);

describe('recorded answers of the API', () => {
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

  it('is read where three letters are the id of its country alone, and groups are groups there, too', () => {
    expect(withRow(figure(CODE, { id: 'JPN', iso3: '' }, '2024', 87.1))).toMatchObject({
      keptCount: 2,
      observations: [{}, { recordId: 'JP:2024' }],
    });
    expect(withRow(figure(CODE, { id: 'WLD', iso3: '' }, '2024', 1))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
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
  ])('is rejected as %s', (kind, row) => {
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
