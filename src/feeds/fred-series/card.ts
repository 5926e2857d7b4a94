import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const FRED_SERIES_CARD: FeedCard = {
  id: 'fred-series',
  title: 'Broad dollar index and ten-year Treasury yield, daily (FRED API)',
  source: 'FRED',
  url: 'https://fred.stlouisfed.org/',
  licence: 'Public domain (Board of Governors of the Federal Reserve System); FRED API terms of use',
  attribution:
    'Board of Governors of the Federal Reserve System, retrieved from FRED, Federal Reserve Bank of St. Louis. This product uses the FRED API but is not endorsed or certified by the Federal Reserve Bank of St. Louis',
  mayHandOn: 'records',
  metrics: ['dollar_index', 'government_yield'],
  needsKeys: ['FRED_API_KEY'],
  cadenceMs: 12 * HOUR_MS,
  // Yields come out the next day; the dollar index of a week on the Monday after it.
  publicationLagMs: 4 * DAY_MS,
  maxAgeMs: 12 * DAY_MS,
  // Two series × 20 days re-read, × 360 on the first run.
  expectedRecords: [20, 1_300],
};

/** The fields of its answers. */
export const FRED_SERIES_FIELDS: AnswerFields = [
  {
    expected: ['count', 'observations.date', 'observations.value'],
    known: [
      'realtime_start',
      'realtime_end',
      'observation_start',
      'observation_end',
      'units',
      'output_type',
      'file_type',
      'order_by',
      'sort_order',
      'offset',
      'limit',
      'observations.realtime_start',
      'observations.realtime_end',
    ],
  },
];
