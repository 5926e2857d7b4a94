import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../assessment/time.ts';
import { CFTC_POSITIONS_CARD } from './cftc-positions/card.ts';
import { type Answer, NOW } from './fakes/fake-upstream.ts';
import { type Parsed, startTally } from './parsed.ts';
import { scriptedFetch } from './test-kit/scripted-fetch.ts';
import { createWindowFeed } from './window-feed.ts';

const signal = new AbortController().signal;
const YESTERDAY = NOW - DAY_MS;

/** As many days as the text has letters. */
function parseLetters(bytes: Uint8Array): Parsed {
  const tally = startTally();
  for (const [index] of [...new TextDecoder().decode(bytes)].entries())
    tally.keep([
      {
        ...{ recordId: String(index), metric: 'cftc-positions:net_position', subject: 'series:gold-futures', value: 1 },
        ...{ observedAt: YESTERDAY - index * DAY_MS, lineage: 'x', event: String(index), detail: {} },
      },
    ]);
  return tally.rows();
}

function feedOf(replies: Readonly<Record<string, Answer>>) {
  const { fetchBytes, requests } = scriptedFetch((url) => replies[url.pathname] ?? { status: 404 });
  const feed = createWindowFeed(fetchBytes, {
    card: CFTC_POSITIONS_CARD,
    window: { firstRunMs: 30 * DAY_MS, rereadMs: 5 * DAY_MS },
    accept: ['text/plain'],
    maxBytes: 1_000,
    timeoutMs: 1_000,
    documents: Object.keys(replies).map((path) => ({
      name: path.slice(1),
      url: ({ from }) => `https://example.org${path}?from=${from}`,
      parse: parseLetters,
    })),
  });
  return { feed, requests };
}

const text = (body: string): Answer => ({ status: 200, contentType: 'text/plain', body });
const span = { from: NOW - 9 * DAY_MS, to: NOW };

describe('a feed of dated series', () => {
  it('reads its documents from the first day of its window, and later from some days before the newest one known', async () => {
    const { feed, requests } = feedOf({ '/one': text('ab'), '/two': text('c') });
    const first = await feed.collect({ cursor: null, now: NOW, signal });
    expect(first).toMatchObject({ status: 'read', rejectedCount: 0 });
    await feed.collect({ cursor: first.cursor, now: NOW, signal });
    const froms = requests.map(({ url }) => Number(new URL(url).searchParams.get('from')));
    const newestDay = Math.floor(YESTERDAY / DAY_MS) * DAY_MS;
    expect(froms).toEqual([NOW - 30 * DAY_MS, NOW - 30 * DAY_MS, newestDay - 5 * DAY_MS, newestDay - 5 * DAY_MS]);
  });

  it.each([
    ['gone', { status: 404 }],
    ['empty', text('')],
    ['unchanged, unasked', { status: 304 }],
  ])('fails, and asks for the same again, where one of them is %s', async (_, reply) => {
    const { feed } = feedOf({ '/one': text('ab'), '/two': reply });
    const outcome = await feed.collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'failed', cursor: null });
    expect(outcome.status === 'failed' && outcome.reason).toMatch(/^two: /);
  });

  it('takes an empty document in a backfill where another has days, and leaves the cursor alone', async () => {
    const { feed } = feedOf({ '/one': text('ab'), '/two': text('') });
    expect(await feed.collect({ cursor: { newest: 'x' }, now: NOW, span, signal })).toMatchObject({
      status: 'read',
      cursor: { newest: 'x' },
    });
    for (const replies of [{ '/one': text('') }, { '/one': text(''), '/two': text('') }])
      expect(await feedOf(replies).feed.collect({ cursor: null, now: NOW, span, signal })).toMatchObject({
        status: 'failed',
      });
  });
});
