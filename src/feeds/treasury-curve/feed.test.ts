import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { YIELD_HEADER } from './fake-upstream.ts';
import { createTreasuryCurve } from './feed.ts';

const signal = new AbortController().signal;

interface Run {
  readonly cursor?: Json;
  readonly now?: number;
  readonly span?: { from: number; to: number };
  readonly answerOf?: (year: string) => Answer | undefined;
}

async function collect({ cursor = null, now = NOW, span, answerOf }: Run) {
  const yearOf = (url: string | URL) => /\.csv\/(\d{4})\//.exec(String(url))?.[1] ?? '';
  const { fetchBytes, requests } = scriptedFetch((url) => answerOf?.(yearOf(url)) ?? HEALTHY(url));
  const request = { cursor, now, signal, ...(span === undefined ? {} : { span }) };
  return {
    outcome: await createTreasuryCurve(fetchBytes).collect(request),
    years: requests.map(({ url }) => yearOf(url)),
  };
}

describe('the feed of the yield curve', () => {
  it('asks for the years of the window first, and then for those of the last month', async () => {
    const { outcome, years } = await collect({});
    expect(years).toEqual(['2025', '2026']);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' } });
    expect((await collect({ cursor: outcome.cursor })).years).toEqual(['2026']);
  });

  it.each([
    ['is not there', { status: 404 }],
    ['has no day', { status: 200, body: `${YIELD_HEADER}\n` }],
  ])('reads the year before where a new year %s yet', async (_, answer) => {
    const now = Date.UTC(2027, 0, 2, 12);
    const { outcome, years } = await collect({
      now,
      cursor: { newest: '2026-10-30' },
      answerOf: (year) => (year === '2027' ? answer : undefined),
    });
    expect(years).toEqual(['2026', '2027']);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 13) });
  });

  it('fails where the only year is not there, or one is unreadable', async () => {
    expect(
      (await collect({ cursor: { newest: '2026-10-13' }, answerOf: () => ({ status: 404 }) })).outcome.status,
    ).toBe('failed');
    const html = { status: 200, body: '<html></html>' };
    expect((await collect({ answerOf: (year) => (year === '2025' ? html : undefined) })).outcome.status).toBe('failed');
  });

  it('asks for the years of a backfill and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2023, 11, 31), to: Date.UTC(2025, 0, 1) };
    const { outcome, years } = await collect({ cursor: { newest: '2026-10-13' }, span });
    expect(years).toEqual(['2023', '2024']);
    expect(outcome).toMatchObject({ cursor: { newest: '2026-10-13' }, newestContentAt: Date.UTC(2024, 9, 13) });
  });
});
