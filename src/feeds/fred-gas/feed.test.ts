import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { parseFredCsv } from '../fred-csv.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { NOW } from '../test-kit/upstream.ts';
import { createFredGas } from './feed.ts';
import { HENRY_HUB } from './series.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const BASE = 'https://fred.stlouisfed.org/graph/fredgraph.csv?id=DHHNGSP&cosd=';

describe('the feed of the Henry Hub price', () => {
  it('asks for the window of an assessment first, and then for the last month again', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const feed = createFredGas(fetchBytes);
    const first = await feed.collect(request);
    expect(first).toMatchObject({ status: 'read', cursor: { newest: '2026-10-12' } });
    await feed.collect({ ...request, cursor: first.cursor });
    expect(requests.map(({ url }) => url)).toEqual([`${BASE}2025-05-12`, `${BASE}2026-09-12`]);
  });

  const genuine = recordingPath('history', 'markets', 'natural-gas-daily.csv');
  it.skipIf(genuine === undefined)('reads the genuine daily series, put under FRED’s header, whole', () => {
    const table = readFileSync(genuine ?? '', 'utf8').replace('Date,Price', 'observation_date,DHHNGSP');
    const days = table.trim().split(/\r?\n/).slice(1);
    const quoted = days.filter((line) => (line.split(',')[1] ?? '') !== '');
    expect(parseFredCsv(new TextEncoder().encode(table), HENRY_HUB, NOW)).toMatchObject({
      totalCount: days.length,
      keptCount: quoted.length,
      refusedCount: 0,
    });
    expect(quoted.length).toBeGreaterThan(7_000);
  });
});
