import { at, type FakeUpstream, NOW } from '../../test-kit/upstream.ts';

/** Hand-made question in the form of the search API. */
export const liteMarket = (slug: string, members: Readonly<Record<string, unknown>> = {}) => ({
  id: slug.slice(0, 10),
  creatorUsername: 'someone',
  createdTime: NOW - 30 * 86_400_000,
  closeTime: NOW + 30 * 86_400_000,
  question: 'Will NATO and Russia exchange fire in Estonia?',
  slug,
  probability: 0.0314159,
  outcomeType: 'BINARY',
  volume: 16_215.4,
  isResolved: false,
  uniqueBettorCount: 39,
  lastBetTime: NOW - 600_000,
  ...members,
});

/** One question per search term. */
export const manifoldUpstream: FakeUpstream = at('api.manifold.markets', ({ searchParams }) => {
  const slug = (searchParams.get('term') ?? '').toLowerCase().replaceAll(' ', '-');
  return { status: 200, contentType: 'application/json', body: JSON.stringify([liteMarket(slug)]) };
});
