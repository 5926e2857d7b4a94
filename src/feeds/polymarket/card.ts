import { HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const POLYMARKET_CARD: FeedCard = {
  id: 'polymarket',
  title: 'Polymarket prices of geopolitical questions',
  source: 'Polymarket',
  url: 'https://polymarket.com/geopolitics',
  licence: 'Polymarket terms of use: public API for reading, no licence to redistribute',
  attribution: 'Polymarket',
  redistribute: false,
  metrics: ['market_probability'],
  cadenceMs: 3 * HOUR_MS,
  // A price is public as it is made; a change shows within minutes.
  publicationLagMs: HOUR_MS,
  maxAgeMs: 24 * HOUR_MS,
  // At most 40 of the questions in 50 events are kept.
  expectedRecords: [5, 40],
};
