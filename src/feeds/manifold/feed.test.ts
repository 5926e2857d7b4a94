import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { liteMarket } from './fake-upstream.ts';
import { createManifold, SEARCH_TERMS, searchUrl } from './feed.ts';
import { parseMarkets } from './parse.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const collectFrom = async (answerOf: (term: string) => Answer | undefined, more = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answerOf(url.searchParams.get('term') ?? '') ?? HEALTHY(url));
  return { requests, outcome: await createManifold(fetchBytes).collect({ ...request, ...more }) };
};
const NOTHING: Answer = { status: 200, body: '[]' };

describe('the feed of Manifold', () => {
  it('searches each term once', async () => {
    const { outcome, requests } = await collectFrom(() => undefined);
    expect(requests.map(({ url }) => url)).toEqual(SEARCH_TERMS.map(searchUrl));
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(SEARCH_TERMS.length);
  });

  it('goes on where a term finds nothing or fails, and names the failure', async () => {
    const { outcome } = await collectFrom((term) =>
      term === 'NATO' ? NOTHING : term === 'North Korea' ? { status: 500 } : undefined,
    );
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_search', recordId: 'North Korea' }] });
  });

  it('fails where no term finds anything, and says what was rejected', async () => {
    expect((await collectFrom(() => NOTHING)).outcome).toMatchObject({ reason: 'search: no question was found' });
    const rejected = { status: 200, body: '[{"question":"?"}]' };
    expect((await collectFrom((term) => (term === 'NATO' ? rejected : NOTHING))).outcome).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('wrong_shape 1'),
    });
  });

  it('says that it cannot read the past', async () => {
    const { outcome, requests } = await collectFrom(() => undefined, { span: { from: 0, to: 1 } });
    expect([outcome.status, requests.length]).toEqual(['failed', 0]);
  });
});

// There is no recording of this API; every question here is hand-made.
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const withMarket = (market: unknown) => parseMarkets(bytesOf([liteMarket('sound'), market]), NOW);

describe('one question', () => {
  it('is its probability since its last bet', () => {
    expect(withMarket(liteMarket('nato-fire'))).toMatchObject({
      keptCount: 2,
      observations: [
        {},
        {
          recordId: 'nato-fire:2026-10-14T11',
          metric: 'market_probability',
          subject: 'series:nato-fire',
          value: 0.0314,
          observedAt: NOW - 600_000,
          lineage: 'manifold',
          event: 'nato-fire',
          detail: { countries: 'RU EE', money: 'play', closes: '2026-11-13', bettors: '39' },
        },
      ],
    });
  });

  it('that was bet on while it was asked for counts as of now', () => {
    expect(withMarket(liteMarket('x', { lastBetTime: NOW + 600_000 }))).toMatchObject({
      observations: [{}, { recordId: 'x:2026-10-14T12', observedAt: NOW }],
    });
  });

  it('without a plausible end has none', () => {
    const parsed = withMarket(liteMarket('x', { closeTime: 253_402_300_799_999 }));
    expect(parsed.status === 'parsed' && parsed.observations.at(-1)?.detail).not.toHaveProperty('closes');
  });

  it.each([
    ['of many answers', { outcomeType: 'MULTIPLE_CHOICE', probability: undefined }],
    ['that is resolved', { isResolved: true }],
    ['that few bet on', { uniqueBettorCount: 19 }],
  ])('%s is ignored', (_, members) => {
    expect(withMarket(liteMarket('x', members))).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['wrong_shape', { question: undefined }],
    ['wrong_shape', { probability: undefined }],
    ['bad_id', { slug: 'A b' }],
    ['bad_number', { probability: '0.5' }],
    ['out_of_range', { probability: 3.1 }],
    ['out_of_range', { probability: -0.1 }],
    ['undated', { lastBetTime: undefined }],
    ['undated', { lastBetTime: Math.floor(NOW / 1_000) }],
    ['future', { lastBetTime: NOW + 600_001 }],
  ])('is rejected as %s: %j', (kind, members) => {
    expect(withMarket(liteMarket('x', members))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one page', () => {
  it('that found nothing is read, one that is no list is not', () => {
    expect(parseMarkets(bytesOf([]), NOW)).toMatchObject({ status: 'parsed', totalCount: 0 });
    expect(parseMarkets(bytesOf({ data: [] }), NOW).status).toBe('unreadable');
    expect(parseMarkets(new Uint8Array(), NOW).status).toBe('unreadable');
  });

  it('of any content never throws, and its questions add up', () => {
    const sound = liteMarket('x');
    const market = fc
      .tuple(fc.constantFrom(...Object.keys(sound)), fc.jsonValue())
      .map(([name, value]) => ({ ...sound, [name]: value }));
    const answer = fc.oneof(
      fc.uint8Array(),
      fc.jsonValue().map(bytesOf),
      fc.array(fc.oneof(market, fc.jsonValue())).map(bytesOf),
    );
    fc.assert(
      fc.property(answer, (bytes) => {
        const parsed = parseMarkets(bytes, NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 500 },
    );
  });
});
