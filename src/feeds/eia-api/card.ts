import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const EIA_API_CARD: FeedCard = {
  id: 'eia-api',
  title: 'Brent, WTI and Henry Hub spot prices, daily (EIA API)',
  source: 'EIA',
  url: 'https://www.eia.gov/opendata/',
  licence: 'Public domain (U.S. Government work)',
  attribution: 'U.S. Energy Information Administration',
  mayHandOn: 'records',
  metrics: ['crude_price', 'gas_price'],
  needsKeys: ['EIA_API_KEY'],
  cadenceMs: 12 * HOUR_MS,
  // The price is public the day after it is made; the API repeats it up to a week later.
  publicationLagMs: DAY_MS,
  maxAgeMs: 10 * DAY_MS,
  // Three series × 20 days re-read, × 360 on the first run.
  expectedRecords: [30, 1_300],
  maxSpanMs: 2_000 * DAY_MS,
};

/** The fields of its answers. */
export const EIA_API_FIELDS: AnswerFields = [
  {
    expected: ['response.total', ...inside('response.data', ['period', 'series', 'value', 'units'])],
    known: [
      'request',
      'apiVersion',
      'ExcelAddInVersion',
      'warnings',
      ...inside('response', ['warnings', 'dateFormat', 'frequency', 'description']),
      ...inside('response.data', [
        'duoarea',
        'area-name',
        'product',
        'product-name',
        'process',
        'process-name',
        'series-description',
      ]),
    ],
  },
];
