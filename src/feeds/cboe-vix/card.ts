import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const CBOE_VIX_CARD: FeedCard = {
  id: 'cboe-vix',
  title: 'Cboe Volatility Index (VIX), daily close',
  source: 'Cboe',
  url: 'https://www.cboe.com/tradable_products/vix/vix_historical_data/',
  licence: 'Cboe terms of use: personal and internal use, no redistribution',
  attribution: 'Cboe Volatility Index (VIX), Cboe Exchange, Inc.',
  mayHandOn: 'figures',
  metrics: ['volatility_index'],
  cadenceMs: 6 * HOUR_MS,
  // The close is made at 16:15 in New York and in the file some hours later; `observedAt` is the start of the day.
  publicationLagMs: 26 * HOUR_MS,
  // A weekend and a holiday.
  maxAgeMs: 6 * DAY_MS,
  // Some 20 closes re-read, 360 on the first run.
  expectedRecords: [10, 600],
};

/** The fields of its answers. */
export const CBOE_VIX_FIELDS: AnswerFields = [{ expected: ['DATE', 'OPEN', 'HIGH', 'LOW', 'CLOSE'] }];
