import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const IODA_CARD: FeedCard = {
  id: 'ioda',
  title: 'Internet outages of countries (IODA)',
  source: 'IODA',
  url: 'https://ioda.inetintel.cc.gatech.edu/',
  licence: 'Research service, to be cited',
  attribution: 'Internet Outage Detection and Analysis (IODA), Georgia Institute of Technology',
  mayHandOn: 'figures',
  metrics: ['internet_outage'],
  cadenceMs: 30 * MINUTE_MS,
  // An outage is scored within half an hour of its begin, and revised for about as long.
  publicationLagMs: 30 * MINUTE_MS,
  // Some country's outage begins or ends every hour or two (start).
  maxAgeMs: 12 * HOUR_MS,
  expectedRecords: [1, 1_000],
  maxSpanMs: 7 * 24 * HOUR_MS,
};

/** The fields of its answers. */
export const IODA_FIELDS: AnswerFields = [
  {
    expected: [...inside('data', ['location', 'start', 'duration', 'score', 'datasource', 'method'])],
    known: [
      'type',
      'error',
      'perf',
      'copyright',
      'requestParameters',
      'metadata',
      ...inside('data', ['location_name', 'uncertainty', 'status', 'fraction', 'overlaps_window']),
    ],
  },
];
