import { HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const MANIFOLD_CARD: FeedCard = {
  id: 'manifold',
  title: 'Manifold prices of geopolitical questions (play money)',
  source: 'Manifold',
  url: 'https://manifold.markets/browse/geopolitics',
  licence: 'Manifold terms of service: public API for reading, no licence to redistribute',
  attribution: 'Manifold Markets',
  mayHandOn: 'figures',
  metrics: ['market_probability'],
  cadenceMs: 3 * HOUR_MS,
  // A price is public as it is made.
  publicationLagMs: HOUR_MS,
  // Of some thirty questions one is traded every few hours.
  maxAgeMs: 48 * HOUR_MS,
  // Five questions of each search term.
  expectedRecords: [5, 40],
};

/** The fields of its answers. */
export const MANIFOLD_FIELDS: AnswerFields = [
  {
    expected: ['question', 'slug', 'outcomeType', 'isResolved', 'uniqueBettorCount'],
    known: [
      'id',
      'probability',
      'closeTime',
      'lastBetTime',
      'creatorId',
      'creatorUsername',
      'creatorName',
      'creatorAvatarUrl',
      'createdTime',
      'url',
      'pool',
      'p',
      'mechanism',
      'totalLiquidity',
      'volume',
      'volume24Hours',
      'resolution',
      'resolutionTime',
      'resolutionProbability',
      'lastUpdatedTime',
      'token',
      'siblingContractId',
      'marketTier',
      'isCancelled',
      'min',
      'max',
      'isLogScale',
      'value',
      'answers',
      'options',
    ],
  },
];
