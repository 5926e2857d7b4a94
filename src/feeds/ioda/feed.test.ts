import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../assessment/time.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { outage, outagesAnswer } from './fake-upstream.ts';
import { createIoda } from './feed.ts';

const signal = new AbortController().signal;

async function collect(events: readonly unknown[], span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => ({
    status: 200,
    body: JSON.stringify(outagesAnswer(...events)),
  }));
  const request = { cursor: 'kept', now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return {
    outcome: await createIoda(fetchBytes).collect(request),
    asked: requests.map(({ url }) => new URL(url).search),
  };
}

describe('the outages feed', () => {
  it('asks for the last day, in seconds', async () => {
    const { outcome, asked } = await collect([outage()]);
    const until = Math.floor(NOW / 1_000);
    expect(asked).toEqual([`?entityType=country&from=${until - 86_400}&until=${until}&limit=500`]);
    expect(outcome).toMatchObject({ status: 'read', cursor: null, problems: [] });
  });

  it('asks for the span of a backfill, a week at most, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 3) };
    const { outcome, asked } = await collect([outage({ start: span.from / 1_000 + 60 })], span);
    expect(asked[0]).toContain(`from=${span.from / 1_000}&until=${span.to / 1_000}&`);
    expect(outcome).toMatchObject({ status: 'read', cursor: 'kept', newestContentAt: Date.UTC(2026, 0, 1, 1) });
    expect((await collect([], { from: 0, to: 8 * DAY_MS })).outcome.status).toBe('failed');
  });

  it('says when the answer may have been cut', async () => {
    const many = Array.from({ length: 500 }, (_, index) => outage({ start: Math.floor(NOW / 1_000) - 60 - index }));
    expect((await collect(many)).outcome).toMatchObject({ status: 'read', problems: [{ kind: 'cut_answer' }] });
  });
});
