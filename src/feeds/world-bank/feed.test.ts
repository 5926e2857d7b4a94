import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createWorldBank } from './feed.ts';
import { INDICATORS } from './indicators.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const collectFrom = async (answerOf: (code: string) => Answer | undefined, more = {}) => {
  const { fetchBytes, requests } = scriptedFetch(
    (url) => answerOf(url.pathname.split('/').at(-1) ?? '') ?? HEALTHY(url),
  );
  return { requests, outcome: await createWorldBank(fetchBytes).collect({ ...request, ...more }) };
};

describe('the feed of yearly indicators', () => {
  it('asks once for the newest figure of each indicator', async () => {
    const { outcome, requests } = await collectFrom(() => undefined);
    expect(requests.map(({ url }) => url)).toEqual(
      INDICATORS.map(
        ({ code }) => `https://api.worldbank.org/v2/country/all/indicator/${code}?format=json&per_page=20000&mrnev=1`,
      ),
    );
    expect(outcome).toMatchObject({ status: 'read', problems: [], cursor: { newest: '2024-12-31' } });
    expect(outcome.status === 'read' && new Set(outcome.observations.map(({ metric }) => metric)).size).toBe(9);
  });

  it.each([
    ['answers 502', { status: 502 }],
    ['answers with a message', { status: 200, body: '[{"message":[{"value":"deleted"}]}]' }],
  ])('goes on where one indicator %s, and names it', async (_, answer) => {
    const { outcome } = await collectFrom((code) => (code === 'PV.EST' ? answer : undefined));
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_indicator', recordId: 'PV.EST' }] });
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
