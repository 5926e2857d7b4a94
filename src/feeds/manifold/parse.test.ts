import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { liteMarket } from './fake-upstream.ts';
import { parseMarkets } from './parse.ts';

// There is no genuine recording of this API; every question here is hand-made.
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
  ])('is refused as %s: %j', (kind, members) => {
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
