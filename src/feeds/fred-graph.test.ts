import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../test/kit/recordings.ts';
import type { EiaWorkbook } from './eia-workbook.ts';
import { type Answer, NOW } from './fakes/fake-upstream.ts';
import { serialDay, workbookOf } from './fakes/workbook-of.ts';
import { BRENT, BRENT_WORKBOOK, createFredBrent } from './fred-brent/feed.ts';
import { CREDIT_STRESS, createFredCredit } from './fred-credit/feed.ts';
import { type FredSeries, parseFredCsv } from './fred-csv.ts';
import { createFredGas, HENRY_HUB, HENRY_HUB_WORKBOOK } from './fred-gas/feed.ts';
import { graphUrl } from './fred-graph.ts';
import { createFredWti, WTI, WTI_WORKBOOK } from './fred-wti/feed.ts';
import { HEALTHY } from './test-kit/healthy.ts';
import { scriptedFetch } from './test-kit/scripted-fetch.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };

/** By series: first and later windows, the newest day of the healthy upstream, the recorded table, its days and its range. */
const FEEDS = [
  {
    ...{ name: 'Brent', create: createFredBrent, series: BRENT, newest: '2026-10-12', workbook: BRENT_WORKBOOK },
    ...{ windows: ['2025-05-12', '2026-09-12'], file: ['brent-daily.csv'], days: 9_799, kept: 9_799 },
    range: [9.1, 143.95],
  },
  {
    ...{ name: 'WTI', create: createFredWti, series: WTI, newest: '2026-10-12', workbook: WTI_WORKBOOK },
    ...{ windows: ['2025-05-12', '2026-09-12'], file: ['wti-daily.csv'], days: 10_069, kept: 10_069 },
    // Below zero on 20 April 2020.
    range: [-36.98, 145.31],
  },
  {
    ...{
      name: 'Henry Hub',
      create: createFredGas,
      series: HENRY_HUB,
      newest: '2026-10-12',
      workbook: HENRY_HUB_WORKBOOK,
    },
    ...{ windows: ['2025-05-12', '2026-09-12'], file: ['natural-gas-daily.csv'], days: 7_281, kept: 7_280 },
    range: [1.05, 23.86],
  },
  {
    ...{ name: 'credit stress', create: createFredCredit, series: CREDIT_STRESS, newest: '2026-10-09' },
    ...{ windows: ['2024-04-07', '2026-07-17'], file: ['fred', 'STLFSI4.csv'], days: 1_670, kept: 1_670 },
    range: [-1.1342, 9.6284],
  },
] as const;

/** The files of prices head their columns otherwise than FRED does; their rows are FRED's. */
const asPublished = (table: string, { id }: FredSeries): Uint8Array =>
  new TextEncoder().encode(table.replace('Date,Price', `observation_date,${id}`));

describe.each(FEEDS)('the feed of $name', ({ create, series, newest, windows, file, days, kept, range }) => {
  it('asks for the window of an assessment first, and then for the latest days again', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const feed = create(fetchBytes);
    const first = await feed.collect(request);
    expect(first).toMatchObject({ status: 'read', cursor: { newest }, newestContentAt: Date.parse(newest) });
    await feed.collect({ ...request, cursor: first.cursor });
    const base = `https://fred.stlouisfed.org/graph/fredgraph.csv?id=${series.id}&cosd=`;
    expect(requests.map(({ url }) => url)).toEqual(windows.map((day) => `${base}${day}`));
  });

  it('asks ALFRED for the same table where FRED refuses, and names which one answered', async () => {
    const { fetchBytes, requests } = scriptedFetch((url) => {
      const { body = '', ...healthy } = HEALTHY(new URL(url.href.replace(/alfred(graph)?/g, 'fred$1')));
      const table = String(body).replace(series.id, `${series.id}_20261013`);
      return url.hostname === 'fred.stlouisfed.org' ? { status: 403 } : { ...healthy, body: table };
    });
    const outcome = await create(fetchBytes).collect(request);
    expect(requests.map(({ url }) => url)).toEqual([
      `https://fred.stlouisfed.org/graph/fredgraph.csv?id=${series.id}&cosd=${windows[0]}`,
      `https://alfred.stlouisfed.org/graph/alfredgraph.csv?id=${series.id}&cosd=${windows[0]}`,
    ]);
    expect(outcome).toMatchObject({
      status: 'read',
      cursor: { newest },
      problems: [{ kind: 'second_source', recordId: 'FRED', message: 'table: answered 403' }],
      sources: [{ id: 'FRED', problem: 'table: answered 403' }, { id: 'ALFRED' }],
    });
  });

  it('fails with what FRED said where no other answers', async () => {
    const { fetchBytes, requests } = scriptedFetch(({ hostname }) => ({
      status: hostname.startsWith('f') ? 403 : 500,
    }));
    expect(await create(fetchBytes).collect(request)).toMatchObject({
      status: 'failed',
      reason: 'table: answered 403',
    });
    expect(requests.slice(0, 2).map(({ url }) => new URL(url).hostname)).toEqual([
      'fred.stlouisfed.org',
      'alfred.stlouisfed.org',
    ]);
  });

  const recorded = recordingPath('history', 'markets', ...file);
  it.skipIf(recorded === undefined)('reads the recorded series in full', () => {
    const parsed = parseFredCsv(asPublished(readFileSync(recorded ?? '', 'utf8'), series), series, NOW);
    expect(parsed).toMatchObject({ totalCount: days, keptCount: kept, rejectedCount: 0 });
    const values = parsed.status === 'parsed' ? parsed.observations.map(({ value }) => value) : [];
    expect([Math.min(...values), Math.max(...values)]).toEqual(range);
  });
});

/** The healthy table of a series as its publisher's workbook holds it, hand-made. */
function workbookAnswer({ id }: FredSeries, { sourceKey, unit }: EiaWorkbook): Answer {
  const { body = '' } = HEALTHY(new URL(graphUrl({ id }, { from: 0 })));
  const days = String(body).trim().split('\n').slice(1);
  const rows = days
    .map((line) => line.split(','))
    .map(([day = '', price = '']) => [serialDay(Date.parse(day)), price === '' ? undefined : Number(price)]);
  const head = [['Back to Contents'], ['Sourcekey', sourceKey], ['Date', `Spot Price (${unit})`]];
  const contentType = 'application/vnd.ms-excel';
  return { status: 200, contentType, body: workbookOf({ Contents: [['Contents']], 'Data 1': [...head, ...rows] }) };
}

const SPOTS = FEEDS.flatMap((feed) => ('workbook' in feed ? [feed] : []));

describe.each(SPOTS)('the feed of $name, where FRED and ALFRED refuse', ({ create, series, newest, workbook }) => {
  const collect = (answer: Answer, more = {}) => {
    const { fetchBytes, requests } = scriptedFetch(({ hostname }) =>
      hostname === 'www.eia.gov' ? answer : { status: hostname.startsWith('f') ? 403 : 500 },
    );
    return { requests, outcome: create(fetchBytes).collect({ ...request, ...more }) };
  };

  it('reads the same quotes from EIA’s workbook, and each record and the run name EIA', async () => {
    const { outcome, requests } = collect(workbookAnswer(series, workbook));
    const read = await outcome;
    expect(requests[2]?.url).toBe(`https://www.eia.gov/dnav/${workbook.path}`);
    expect(read).toMatchObject({
      status: 'read',
      cursor: { newest },
      problems: [
        { kind: 'second_source', recordId: 'FRED', message: 'table: answered 403' },
        { kind: 'second_source', recordId: 'ALFRED', message: 'table: answered 500' },
      ],
      sources: [{ id: 'FRED' }, { id: 'ALFRED' }, { id: 'EIA', isFallback: true }],
    });
    const fromFred = await create(scriptedFetch(HEALTHY).fetchBytes).collect(request);
    if (fromFred.status !== 'read' || read.status !== 'read') throw new Error('both ways read');
    const detail = { series: workbook.sourceKey, source: 'EIA' };
    expect(read.observations).toEqual(fromFred.observations.map((quote) => ({ ...quote, detail })));
    expect(read.rows).toEqual(fromFred.rows);
  });

  it('keeps to the days of a backfill', async () => {
    const day = Date.parse(newest);
    const { outcome } = collect(workbookAnswer(series, workbook), { span: { from: day, to: day + 1 } });
    expect(await outcome).toMatchObject({ status: 'read', cursor: null, observations: [{ observedAt: day }] });
  });

  it('fails with what FRED said where the workbook is none', async () => {
    const page = {
      status: 200,
      contentType: 'application/vnd.ms-excel',
      body: '<html><body>Access Denied</body></html>',
    };
    const { outcome, requests } = collect(page);
    expect(await outcome).toMatchObject({ status: 'failed', reason: 'table: answered 403' });
    expect(requests).toHaveLength(3);
  });
});
