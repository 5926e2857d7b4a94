import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { originItem, populationPage } from './fake-upstream.ts';
import { createUnhcr } from './feed.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const BASE = 'https://api.unhcr.org/population/v1/population/?';
const collectFrom = async (answerOf: (page: string) => Answer | undefined, more = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answerOf(url.searchParams.get('page') ?? '') ?? HEALTHY(url));
  const outcome = await createUnhcr(fetchBytes).collect({ ...request, ...more });
  return { outcome, asked: requests.map(({ url }) => url) };
};

describe('the feed of displaced people', () => {
  it('reads every page of six years', async () => {
    const { outcome, asked } = await collectFrom(() => undefined);
    expect(asked).toEqual(
      [1, 2].map((page) => `${BASE}yearFrom=2020&yearTo=2026&coo_all=true&limit=1000&page=${page}`),
    );
    expect(outcome).toMatchObject({
      status: 'read',
      observations: [{ subject: 'country:SD' }, { subject: 'country:SY' }],
      cursor: { newest: '2025-12-31' },
    });
  });

  it('fails whole where a page fails, has another shape, or pages never end', async () => {
    const answers: readonly Answer[] = [
      { status: 500 },
      { status: 200, body: '{}' },
      { status: 200, body: populationPage([originItem('SDN')], 999) },
    ];
    for (const answer of answers) {
      expect((await collectFrom((page) => (page === '1' ? undefined : answer))).outcome.status).toBe('failed');
    }
  });

  it('fails where every origin is refused', async () => {
    const body = populationPage([originItem('QQQ')]);
    const { outcome } = await collectFrom(() => ({ status: 200, body }));
    expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('unresolved_country 1') });
  });

  it('asks for the years of a backfill and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2014, 0, 1), to: Date.UTC(2016, 0, 1) };
    const { outcome, asked } = await collectFrom(() => undefined, { cursor: { newest: '2025-12-31' }, span });
    expect(asked[0]).toContain('yearFrom=2014&yearTo=2015');
    expect(outcome.cursor).toEqual({ newest: '2025-12-31' });
  });
});
