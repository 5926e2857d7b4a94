import { DAY_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { oddsOf, PREDICTION_QUESTIONS } from './prediction-questions.ts';
import type { Upstream } from './upstream-server.ts';

/** Somebody bets this often. */
const TICK_MS = 3_600_000;

/** Questions that hold every word searched for. */
export function manifoldUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  return ({ host, path, query }) => {
    if (host !== 'api.manifold.markets' || path !== '/v0/search-markets') return undefined;
    const words = (query.get('term') ?? '').toLowerCase().split(' ');
    const at = Math.floor(clock.now() / TICK_MS) * TICK_MS;
    const found = PREDICTION_QUESTIONS.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
    const markets = found.map((question, index) => ({
      id: `exercise${index}`,
      creatorUsername: 'EXERCISE',
      createdTime: anchorAt - 200 * DAY_MS,
      closeTime: anchorAt + 365 * DAY_MS,
      question: question.text,
      slug: question.slug,
      url: `https://manifold.markets/EXERCISE/${question.slug}`,
      probability: oddsOf(question, { venue: `${seed}|manifold`, at, anchorAt }),
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
