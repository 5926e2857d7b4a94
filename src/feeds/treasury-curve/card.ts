import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const TREASURY_CURVE_CARD: FeedCard = {
  id: 'treasury-curve',
  title: 'US Treasury par yield curve, daily',
  source: 'US Treasury',
  url: 'https://home.treasury.gov/resource-center/data-chart-center/interest-rates/TextView?type=daily_treasury_yield_curve',
  licence: 'Public domain (U.S. Government work)',
  attribution: 'U.S. Department of the Treasury, Daily Treasury Par Yield Curve Rates',
  mayHandOn: 'records',
  metrics: ['government_yield'],
  cadenceMs: 6 * HOUR_MS,
  // Made at 15:30 in New York and published that evening; `observedAt` is the start of the day.
  publicationLagMs: 24 * HOUR_MS,
  maxAgeMs: 6 * DAY_MS,
  // 4 maturities × 20 days re-read, × 360 on the first run.
  expectedRecords: [40, 2_500],
  maxSpanMs: 1_100 * DAY_MS,
};

/** The fields of its answers. */
export const TREASURY_CURVE_FIELDS: AnswerFields = [
  {
    expected: ['Date', '3 Mo', '2 Yr', '10 Yr', '30 Yr'],
    known: ['1 Mo', '2 Mo', '4 Mo', '6 Mo', '1 Yr', '3 Yr', '5 Yr', '7 Yr', '20 Yr', '1.5 Month'],
  },
];
