import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../test/kit/recordings.ts';
import { NOW } from './fakes/fake-upstream.ts';
import { BRENT, createFredBrent } from './fred-brent/feed.ts';
import { CREDIT_STRESS, createFredCredit } from './fred-credit/feed.ts';
import { type FredSeries, parseFredCsv } from './fred-csv.ts';
import { createFredGas, HENRY_HUB } from './fred-gas/feed.ts';
import { createFredWti, WTI } from './fred-wti/feed.ts';
import { HEALTHY } from './test-kit/healthy.ts';
import { scriptedFetch } from './test-kit/scripted-fetch.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };

/** By series: first and later windows, the newest day of the healthy upstream, the recorded table, its days and its range. */
const FEEDS = [
  {
    ...{ name: 'Brent', create: createFredBrent, series: BRENT, newest: '2026-10-12' },
    ...{ windows: ['2025-05-12', '2026-09-12'], file: ['brent-daily.csv'], days: 9_799, kept: 9_799 },
    range: [9.1, 143.95],
  },
  {
    ...{ name: 'WTI', create: createFredWti, series: WTI, newest: '2026-10-12' },
    ...{ windows: ['2025-05-12', '2026-09-12'], file: ['wti-daily.csv'], days: 10_069, kept: 10_069 },
    // Below zero on 20 April 2020.
    range: [-36.98, 145.31],
  },
  {
    ...{ name: 'Henry Hub', create: createFredGas, series: HENRY_HUB, newest: '2026-10-12' },
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

  it('fails with what FRED said where neither answers', async () => {
    const { fetchBytes, requests } = scriptedFetch(({ hostname }) => ({
      status: hostname.startsWith('f') ? 403 : 500,
    }));
    expect(await create(fetchBytes).collect(request)).toMatchObject({
      status: 'failed',
      reason: 'table: answered 403',
    });
    expect(requests).toHaveLength(2);
  });

  const recorded = recordingPath('history', 'markets', ...file);
  it.skipIf(recorded === undefined)('reads the recorded series in full', () => {
    const parsed = parseFredCsv(asPublished(readFileSync(recorded ?? '', 'utf8'), series), series, NOW);
    expect(parsed).toMatchObject({ totalCount: days, keptCount: kept, rejectedCount: 0 });
    const values = parsed.status === 'parsed' ? parsed.observations.map(({ value }) => value) : [];
    expect([Math.min(...values), Math.max(...values)]).toEqual(range);
  });
});
