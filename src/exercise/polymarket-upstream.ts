import { DAY_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { oddsOf, PREDICTION_QUESTIONS } from './prediction-questions.ts';
import type { Upstream } from './upstream-server.ts';

/** Records change this often. */
const TICK_MS = 600_000;

/** Events under a tag, one question each; the other tags are empty. */
export function polymarketUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  return ({ host, path, query }) => {
    if (host !== 'gamma-api.polymarket.com' || path !== '/events') return undefined;
    const at = Math.floor(clock.now() / TICK_MS) * TICK_MS;
    const events = PREDICTION_QUESTIONS.map((question, index) => {
      const price = Math.round(1_000 * oddsOf(question, { venue: `${seed}|polymarket`, at, anchorAt })) / 1_000;
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
