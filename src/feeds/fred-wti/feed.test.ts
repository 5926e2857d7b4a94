import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { parseFredCsv } from '../fred-csv.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { NOW } from '../test-kit/upstream.ts';
import { createFredWti } from './feed.ts';
import { WTI } from './series.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const BASE = 'https://fred.stlouisfed.org/graph/fredgraph.csv?id=DCOILWTICO&cosd=';

describe('the feed of the WTI price', () => {
  it('asks for the window of an assessment first, and then for the last month again', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const feed = createFredWti(fetchBytes);
    const first = await feed.collect(request);
    expect(first).toMatchObject({ status: 'read', cursor: { newest: '2026-10-12' } });
    await feed.collect({ ...request, cursor: first.cursor });
    expect(requests.map(({ url }) => url)).toEqual([`${BASE}2025-05-12`, `${BASE}2026-09-12`]);
  });

  const genuine = recordingPath('history', 'markets', 'wti-daily.csv');
  it.skipIf(genuine === undefined)(
    'reads the genuine daily series, put under FRED’s header, whole: the day below zero too',
    () => {
      const table = readFileSync(genuine ?? '', 'utf8').replace('Date,Price', 'observation_date,DCOILWTICO');
      const days = table.trim().split(/\r?\n/).slice(1);
      const parsed = parseFredCsv(new TextEncoder().encode(table), WTI, NOW);
      expect(parsed).toMatchObject({ totalCount: days.length, keptCount: days.length, refusedCount: 0 });
      expect(days.length).toBeGreaterThan(10_000);
      const below = parsed.status === 'unreadable' ? [] : parsed.observations.filter(({ value }) => value <= 0);
      expect(below).toMatchObject([{ recordId: '2020-04-20', value: -36.98, subject: 'series:wti' }]);
    },
  );
});
