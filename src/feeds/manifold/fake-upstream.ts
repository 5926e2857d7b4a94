import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';

export const fakeManifold: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

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
const handMade: Upstream = at('api.manifold.markets', ({ searchParams }) => {
  const slug = (searchParams.get('term') ?? '').toLowerCase().replaceAll(' ', '-');
  return { status: 200, contentType: 'application/json', body: JSON.stringify([liteMarket(slug)]) };
});

/** Bets arrive this often. */
const TICK_MS = 3_600_000;

/** Questions that hold every word searched for. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== 'api.manifold.markets' || path !== '/v0/search-markets') return undefined;
    const words = (query.get('term') ?? '').toLowerCase().split(' ');
    const at = Math.floor(clock.now() / TICK_MS) * TICK_MS;
    const found = story.questions.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
    const markets = found.map((question, index) => ({
      id: `exercise${index}`,
      creatorUsername: 'EXERCISE',
      createdTime: anchorAt - 200 * DAY_MS,
      closeTime: anchorAt + 365 * DAY_MS,
      question: question.text,
      slug: question.slug,
      url: `https://manifold.markets/EXERCISE/${question.slug}`,
      probability: story.oddsOf(question, { venue: `${seed}|manifold`, at, anchorAt }),
      outcomeType: 'BINARY',
      mechanism: 'cpmm-1',
      volume: 12_000,
      isResolved: false,
      uniqueBettorCount: 140,
      lastUpdatedTime: at,
      lastBetTime: at,
    }));
    return { status: 200, contentType: 'application/json', body: JSON.stringify(markets) };
  };
}
