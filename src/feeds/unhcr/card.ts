import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const UNHCR_CARD: FeedCard = {
  id: 'unhcr',
  title: 'UNHCR Refugee Population Statistics, by country of origin',
  source: 'UNHCR',
  url: 'https://www.unhcr.org/refugee-statistics/',
  licence: 'CC BY 4.0',
  attribution: 'UNHCR, Refugee Population Statistics Database',
  mayHandOn: 'records',
  metrics: ['displaced_people'],
  cadenceMs: 7 * DAY_MS,
  // End-year figures appear in June, mid-year ones in October or November.
  publicationLagMs: 170 * DAY_MS,
  // A year's end is the newest until the middle of the next one is out.
  maxAgeMs: 550 * DAY_MS,
  // Some 200 countries × 6 years and those without a country.
  expectedRecords: [300, 2_500],
  rowCheck: 'half_of_last',
  maxSpanMs: 5_500 * DAY_MS,
};

/** The fields of its answers. */
export const UNHCR_FIELDS: AnswerFields = [
  {
    expected: ['maxPages', ...inside('items', ['year', 'coo_iso', 'refugees', 'asylum_seekers', 'idps', 'oip'])],
    known: [
      'page',
      'total',
      'short-url',
      ...inside('items', [
        'coo_id',
        'coo_name',
        'coo',
        'coa_id',
        'coa_name',
        'coa',
        'coa_iso',
        'returned_refugees',
        'returned_idps',
        'stateless',
        'ooc',
        'hst',
      ]),
    ],
  },
];
