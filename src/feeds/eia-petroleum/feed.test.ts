import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createEiaPetroleum } from './feed.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const collectFrom = (answerOf: (file: string) => Answer | undefined, more = {}) => {
  const { fetchBytes, requests } = scriptedFetch(
    (url) => answerOf(url.pathname.split('/').at(-1) ?? '') ?? HEALTHY(url),
  );
  return { requests, outcome: createEiaPetroleum(fetchBytes).collect({ ...request, ...more }) };
};

describe('the feed of petroleum stocks', () => {
  it('reads both tables: five stocks, three weeks', async () => {
    const { outcome, requests } = collectFrom(() => undefined);
    const read = await outcome;
    expect(read).toMatchObject({ status: 'read', cursor: { newest: '2026-10-09' } });
    expect(read.status === 'read' && new Set(read.observations.map(({ subject }) => subject)).size).toBe(5);
    expect(requests.map(({ url }) => url)).toEqual([
      'https://ir.eia.gov/wpsr/table1.csv',
      'https://ir.eia.gov/wpsr/table4.csv',
    ]);
  });

  it('asks for the second table only when the first changed', async () => {
    const cursor = { newest: '2026-10-09', etag: '"1"' };
    const { outcome, requests } = collectFrom(() => ({ status: 304 }), { cursor });
    expect(await outcome).toEqual({ status: 'unchanged', cursor });
    expect(requests).toMatchObject([{ validators: { etag: '"1"' } }]);
  });

  it.each(['table1.csv', 'table4.csv'])('fails where %s has another shape', async (damaged) => {
    const { outcome } = collectFrom((file) => (file === damaged ? { status: 200, body: 'STUB_1,week\n' } : undefined));
    expect((await outcome).status).toBe('failed');
  });

  it('says that it cannot read the past', async () => {
    const { outcome, requests } = collectFrom(() => undefined, { span: { from: 0, to: 1 } });
    expect(await outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('only the newest') });
    expect(requests).toEqual([]);
  });
});
