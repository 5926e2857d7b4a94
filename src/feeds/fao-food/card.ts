import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const FAO_FOOD_CARD: FeedCard = {
  id: 'fao-food',
  title: 'FAO Food Price Index, monthly',
  source: 'FAO',
  url: 'https://www.fao.org/worldfoodsituation/foodpricesindex/en/',
  licence: 'CC BY 4.0 (FAO statistical databases)',
  attribution: 'Food and Agriculture Organization of the United Nations, FAO Food Price Index',
  mayHandOn: 'records',
  metrics: ['food_price_index'],
  cadenceMs: 12 * HOUR_MS,
  // The first Friday of the next month.
  publicationLagMs: 7 * DAY_MS,
  // Until the first Friday of the month after next, which in January is later.
  maxAgeMs: 50 * DAY_MS,
  // Every month since 1990.
  expectedRecords: [300, 1_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const FAO_FOOD_FIELDS: AnswerFields = [
  { at: '.csv', expected: ['Date', 'Food Price Index'], known: ['Meat', 'Dairy', 'Cereals', 'Oils', 'Sugar'] },
];
