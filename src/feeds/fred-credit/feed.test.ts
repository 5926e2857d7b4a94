import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { parseFredCsv } from '../fred-csv.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { NOW } from '../test-kit/upstream.ts';
import { createFredCredit } from './feed.ts';
import { CREDIT_STRESS } from './series.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const BASE = 'https://fred.stlouisfed.org/graph/fredgraph.csv?id=STLFSI4&cosd=';

describe('the feed of credit stress', () => {
  it('asks for two and a half years first, and then for the last twelve weeks again', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const feed = createFredCredit(fetchBytes);
    const first = await feed.collect(request);
    expect(first).toMatchObject({
      status: 'read',
      cursor: { newest: '2026-10-09' },
      newestContentAt: Date.UTC(2026, 9, 9),
    });
    await feed.collect({ ...request, cursor: first.cursor });
    expect(requests.map(({ url }) => url)).toEqual([`${BASE}2024-04-07`, `${BASE}2026-07-17`]);
  });

  it('keeps weeks that are calmer than an ordinary one', async () => {
    const { fetchBytes } = scriptedFetch(HEALTHY);
    const outcome = await createFredCredit(fetchBytes).collect(request);
    const told = outcome.status === 'read' ? outcome.observations : [];
    expect(told.map(({ metric, subject, value }) => [metric, subject, value])).toEqual([
      ['credit_stress', 'series:stlfsi', -0.6123],
      ['credit_stress', 'series:stlfsi', -0.5822],
      ['credit_stress', 'series:stlfsi', 0.1107],
    ]);
  });

  const genuine = recordingPath('history', 'markets', 'fred', 'STLFSI4.csv');
  it.skipIf(genuine === undefined)('reads the genuine series of 1,670 weeks without refusing one', () => {
    const parsed = parseFredCsv(readFileSync(genuine ?? ''), CREDIT_STRESS, NOW);
    expect(parsed).toMatchObject({ totalCount: 1_670, keptCount: 1_670, refusedCount: 0 });
    const values = parsed.status === 'parsed' ? parsed.observations.map(({ value }) => value) : [];
    expect([Math.min(...values), Math.max(...values)]).toEqual([-1.1342, 9.6284]);
  });
});
