import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';

export const fakePolymarket: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made yes-or-no question in the form of the Gamma API. */
export const gammaMarket = (slug: string, members: Readonly<Record<string, unknown>> = {}) => ({
  id: '1',
  slug,
  question: 'Will the Strait of Hormuz be closed by Iran before 2027?',
  endDate: '2026-12-31T00:00:00Z',
  outcomes: '["Yes", "No"]',
  outcomePrices: '["0.125", "0.875"]',
  volume: '2285897.03',
  active: true,
  closed: false,
  updatedAt: '2026-10-14T12:01:22.123456Z',
  ...members,
});

export const gammaEvents = (...events: readonly (readonly unknown[])[]): string =>
  JSON.stringify(events.map((markets, index) => ({ id: String(index), slug: `event-${index}`, markets })));

const handMade: Upstream = at('gamma-api.polymarket.com', () => ({
  status: 200,
  contentType: 'application/json',
  body: gammaEvents([gammaMarket('will-hormuz-close'), gammaMarket('will-hormuz-close-soon')], [gammaMarket('war')]),
}));

/** Records change this often. */
const TICK_MS = 600_000;

/** Events under a tag, one question each; the other tags are empty. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== 'gamma-api.polymarket.com' || path !== '/events') return undefined;
    const at = Math.floor(clock.now() / TICK_MS) * TICK_MS;
    const events = story.questions.map((question, index) => {
      const price = Math.round(1_000 * story.oddsOf(question, { venue: `${seed}|polymarket`, at, anchorAt })) / 1_000;
      const market = {
        id: String(900_000 + index),
        slug: question.slug,
        question: question.text,
        description: 'EXERCISE',
        endDate: new Date(anchorAt + 365 * DAY_MS).toISOString(),
        outcomes: JSON.stringify(['Yes', 'No']),
        outcomePrices: JSON.stringify([String(price), String(1 - price)]),
        volume: String(1_000_000 * (10 - index)),
        active: true,
        closed: false,
        updatedAt: new Date(at).toISOString(),
      };
      return { id: String(800_000 + index), slug: question.slug, title: question.text, markets: [market] };
    });
    const body = query.get('tag_slug') === 'geopolitics' ? events : [];
    return { status: 200, contentType: 'application/json', body: JSON.stringify(body) };
  };
}
