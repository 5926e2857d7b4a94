import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { YIELD_HEADER, yieldRow } from './fake-upstream.ts';
import { createTreasuryCurve } from './feed.ts';
import { parseYieldCurve } from './parse.ts';

const signal = new AbortController().signal;

interface Run {
  readonly cursor?: Json;
  readonly now?: number;
  readonly span?: { from: number; to: number };
  readonly answerOf?: (year: string) => Answer | undefined;
}

async function collect({ cursor = null, now = NOW, span, answerOf }: Run) {
  const yearOf = (url: string | URL) => /\.csv\/(\d{4})\//.exec(String(url))?.[1] ?? '';
  const { fetchBytes, requests } = scriptedFetch((url) => answerOf?.(yearOf(url)) ?? HEALTHY(url));
  const request = { cursor, now, signal, ...(span === undefined ? {} : { span }) };
  return {
    outcome: await createTreasuryCurve(fetchBytes).collect(request),
    years: requests.map(({ url }) => yearOf(url)),
  };
}

describe('the feed of the yield curve', () => {
  it('asks for the years of the window first, and then for those of the last month', async () => {
    const { outcome, years } = await collect({});
    expect(years).toEqual(['2025', '2026']);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' } });
    expect((await collect({ cursor: outcome.cursor })).years).toEqual(['2026']);
  });

  it.each([
    ['is not there', { status: 404 }],
    ['has no day', { status: 200, body: `${YIELD_HEADER}\n` }],
  ])('reads the year before where a new year %s yet', async (_, answer) => {
    const now = Date.UTC(2027, 0, 2, 12);
    const { outcome, years } = await collect({
      now,
      cursor: { newest: '2026-10-30' },
      answerOf: (year) => (year === '2027' ? answer : undefined),
    });
    expect(years).toEqual(['2026', '2027']);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 13) });
  });

  it('fails where the only year is not there, or one is unreadable', async () => {
    expect(
      (await collect({ cursor: { newest: '2026-10-13' }, answerOf: () => ({ status: 404 }) })).outcome.status,
    ).toBe('failed');
    const html = { status: 200, body: '<html></html>' };
    expect((await collect({ answerOf: (year) => (year === '2025' ? html : undefined) })).outcome.status).toBe('failed');
  });

  it('asks for the years of a backfill and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2023, 11, 31), to: Date.UTC(2025, 0, 1) };
    const { outcome, years } = await collect({ cursor: { newest: '2026-10-13' }, span });
    expect(years).toEqual(['2023', '2024']);
    expect(outcome).toMatchObject({ cursor: { newest: '2026-10-13' }, newestContentAt: Date.UTC(2024, 9, 13) });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const WINDOW = { from: Date.UTC(2026, 8, 14), to: PARSE_NOW + 1 };
const parseText = (text: string, window = WINDOW) => parseYieldCurve(new TextEncoder().encode(text), window, PARSE_NOW);
const withRow = (row: string) => parseText(`${YIELD_HEADER}\n${row}\n${yieldRow('10/12/2026', '4.10')}\n`);

describe('recorded yields', () => {
  const path = recordingPath('history', 'markets', 'fred', 'DGS10.csv');
  it.skipIf(path === undefined)('of ten years since 1980, in the columns of the upstream, are all sound', () => {
    const days = readFileSync(path ?? '', 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1);
    const rows = days.flatMap((line) => {
      const [date = '', value = ''] = line.split(',');
      const [year, month, day] = date.split('-');
      return value === '' || value === '.' ? [] : [yieldRow(`${month}/${day}/${year}`, value)];
    });
    expect(parseText([YIELD_HEADER, ...rows].join('\n'), { from: 0, to: PARSE_NOW })).toMatchObject({
      totalCount: 11_499,
      rejectedCount: 0,
    });
  });
  it.skipIf(path === undefined)('in another publisher’s table are unreadable', () => {
    expect(parseYieldCurve(readFileSync(path ?? ''), WINDOW, PARSE_NOW).status).toBe('unreadable');
  });
});

describe('one day', () => {
  it('is four yields', () => {
    const parsed = withRow(yieldRow('10/13/2026', '4.12'));
    expect(parsed).toMatchObject({ totalCount: 2, keptCount: 2, rejectedCount: 0 });
    const yields = parsed.status === 'parsed' ? parsed.observations.slice(0, 4) : [];
    expect(yields.map(({ subject, value }) => [subject, value])).toEqual([
      ['series:us-3m', 3.8],
      ['series:us-2y', 3.8],
      ['series:us-10y', 4.12],
      ['series:us-30y', 4.7],
    ]);
    expect(yields[2]).toMatchObject({
      recordId: '2026-10-13',
      metric: 'government_yield',
      observedAt: Date.UTC(2026, 9, 13),
      lineage: 'us-treasury',
      detail: { country: 'US', maturity: '10 Yr' },
    });
  });

  it.each(['', 'N/A'])('lacks a maturity that was not sold: %j', (cell) => {
    const parsed = withRow(yieldRow('10/13/2026', cell));
    expect(parsed).toMatchObject({ keptCount: 2, rejectedCount: 0 });
    expect(parsed.status === 'parsed' && parsed.observations).toHaveLength(7);
  });

  it('outside the window is ignored, below zero is kept', () => {
    expect(withRow(yieldRow('01/02/2026', '4.12'))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
    expect(withRow(yieldRow('10/13/2026', '-0.05'))).toMatchObject({ keptCount: 2 });
  });

  it.each([
    ['undated', yieldRow('2026-10-13', '4.12')],
    ['future', yieldRow('10/15/2026', '4.12')],
    ['bad_number', yieldRow('10/13/2026', 'NaN')],
    ['decimal_comma', yieldRow('10/13/2026', '"4,12"')],
    ['out_of_range', yieldRow('10/13/2026', '412')],
    ['wrong_shape', '10/13/2026,1,2'],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one file', () => {
  it('of a year without a day yet has none, which is not damage', () => {
    expect(parseText(YIELD_HEADER)).toMatchObject({ status: 'parsed', totalCount: 0 });
  });

  it.each(['', '<html></html>', YIELD_HEADER.replace('"10 Yr"', '"10 Year"')])('is unreadable: %j', (text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const row = fc.oneof(
      fc.string(),
      fc.string().map((cell) => yieldRow('10/13/2026', cell)),
    );
    const table = fc.array(row).map((rows) => new TextEncoder().encode([YIELD_HEADER, ...rows].join('\n')));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), table), (bytes) => {
        const parsed = parseYieldCurve(bytes, WINDOW, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
