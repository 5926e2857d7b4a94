import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const EIA_PETROLEUM_CARD: FeedCard = {
  id: 'eia-petroleum',
  title: 'US petroleum stocks, weekly (Weekly Petroleum Status Report, tables 1 and 4)',
  source: 'EIA',
  url: 'https://www.eia.gov/petroleum/supply/weekly/',
  licence: 'Public domain (U.S. Government work)',
  attribution: 'U.S. Energy Information Administration, Weekly Petroleum Status Report',
  mayHandOn: 'records',
  metrics: ['petroleum_stocks'],
  cadenceMs: 12 * HOUR_MS,
  // A week ends on Friday and is published on the Wednesday after, on Thursday when a holiday falls in between.
  publicationLagMs: 6 * DAY_MS,
  maxAgeMs: 14 * DAY_MS,
  // Five stocks in three weeks: this one, the last and the same one a year ago.
  expectedRecords: [10, 30],
};

/** The fields of its answers. */
export const EIA_PETROLEUM_FIELDS: AnswerFields = [
  { expected: ['STUB_1', '*/*/*'], known: ['STUB_2', 'Difference', 'Percent Change'] },
];
