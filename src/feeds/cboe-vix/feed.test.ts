import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createCboeVix, VIX_URL } from './feed.ts';
import { parseVixHistory } from './parse.ts';

const signal = new AbortController().signal;

async function collect(cursor: Json, answer?: Answer, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createCboeVix(fetchBytes).collect(request), requests };
}

describe('the volatility feed', () => {
  it('reads the one file, and again only when it changed', async () => {
    const { outcome, requests } = await collect(null);
    expect(requests).toMatchObject([{ url: VIX_URL, validators: {} }]);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13', etag: '"vix"' } });
    const again = await collect(outcome.cursor, { status: 304 });
    expect(again.requests).toMatchObject([{ validators: { etag: '"vix"' } }]);
    expect(again.outcome).toEqual({ status: 'unchanged', cursor: outcome.cursor });
  });

  it('keeps the days of a backfill, asks for them unconditionally and leaves the cursor alone', async () => {
    const cursor = { newest: '2026-10-13', etag: '"vix"' };
    const span = { from: Date.UTC(2026, 9, 12), to: Date.UTC(2026, 9, 13) };
    const { outcome, requests } = await collect(cursor, undefined, span);
    expect(requests[0]?.validators).toBeUndefined();
    expect(outcome).toMatchObject({ observations: [{ recordId: '2026-10-12' }], cursor });
  });

  it('fails where no day of the file is in the window', async () => {
    const span = { from: Date.UTC(1980, 0, 1), to: Date.UTC(1981, 0, 1) };
    expect((await collect(null, undefined, span)).outcome.status).toBe('failed');
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const WINDOW = { from: Date.UTC(2026, 8, 14), to: PARSE_NOW + 1 };
const HEADER = 'DATE,OPEN,HIGH,LOW,CLOSE';
const parseText = (text: string) => parseVixHistory(new TextEncoder().encode(text), WINDOW, PARSE_NOW);
const withRow = (row: string) => parseText(`${HEADER}\n10/12/2026,17.10,18.20,16.90,17.55\n${row}\n`);

describe('a recorded history', () => {
  const path = recordingPath('history', 'markets', 'vix_close_internal_use_only.csv');
  it.skipIf(path === undefined)('in two columns is another format', () => {
    expect(parseVixHistory(readFileSync(path ?? ''), WINDOW, PARSE_NOW).status).toBe('unreadable');
  });

  it.skipIf(path === undefined)('in the five columns of the upstream: all 4,051 closes since 2010 are sound', () => {
    const rows = readFileSync(path ?? '', 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1);
    const upstream = rows.map((row) => {
      const [date = '', close = ''] = row.split(',');
      const [year, month, day] = date.split('-');
      return `${month}/${day}/${year},${close},${close},${close},${close}`;
    });
    const bytes = new TextEncoder().encode([HEADER, ...upstream].join('\r\n'));
    expect(parseVixHistory(bytes, { from: 0, to: PARSE_NOW }, PARSE_NOW)).toMatchObject({
      totalCount: 4_051,
      keptCount: 4_051,
      rejectedCount: 0,
    });
    const last = { from: Date.UTC(2020, 2, 16), to: Date.UTC(2020, 2, 17) };
    expect(parseVixHistory(bytes, last, PARSE_NOW)).toMatchObject({ keptCount: 1, observations: [{ value: 82.69 }] });
  });
});

describe('one day', () => {
  it('is one close', () => {
    expect(withRow('10/13/2026,17.60,19.05,17.20,18.42')).toMatchObject({
      keptCount: 2,
      observations: [
        {},
        {
          recordId: '2026-10-13',
          metric: 'volatility_index',
          subject: 'series:vix',
          value: 18.42,
          observedAt: Date.UTC(2026, 9, 13),
          lineage: 'cboe',
        },
      ],
    });
  });

  it.each(['17.24,17.24,17.24,17.24', '0,0,0,17.24'])(
    'outside the window is ignored, whatever it holds: %s',
    (cells) => {
      expect(withRow(`01/02/1990,${cells}`)).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
    },
  );

  it.each([
    ['undated', '2026-10-13,17.60,19.05,17.20,18.42'],
    ['undated', '13/10/2026,17.60,19.05,17.20,18.42'],
    ['future', '10/15/2026,17.60,19.05,17.20,18.42'],
    ['bad_number', '10/13/2026,17.60,19.05,17.20,NaN'],
    ['bad_number', '10/13/2026,17.60,19.05,17.20,'],
    ['decimal_comma', '10/13/2026,17.60,19.05,17.20,"18,42"'],
    ['out_of_range', '10/13/2026,17.60,19.05,17.20,-18.42'],
    ['out_of_range', '10/13/2026,1760,1905,1720,1842'],
    ['out_of_range', '10/13/2026,17.60,19.05,17.20,19.42'],
    ['out_of_range', '10/13/2026,17.60,19.05,18.50,18.42'],
    ['wrong_shape', '10/13/2026,17.60'],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one file', () => {
  it.each(['', '<html></html>', HEADER, 'DATE,OPEN,HIGH,LOW\n10/12/2026,1,1,1'])('is unreadable: %j', (text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const table = fc.array(fc.string()).map((rows) => new TextEncoder().encode([HEADER, ...rows].join('\n')));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), table), (bytes) => {
        const parsed = parseVixHistory(bytes, WINDOW, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
