import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

/** A year's flows to all countries are some 40 billion USD; a correction can leave a country a little below nothing. */
export const FUNDING_RANGE = { above: -1_000_000_000, upTo: 1_000_000_000_000 };

const figure = (meaning: string) => ({ unit: 'USD', meaning, range: FUNDING_RANGE });

export const OCHA_FTS_CARD: FeedCard = {
  id: 'ocha-fts',
  title: 'Humanitarian funding by country, year to date',
  source: 'OCHA FTS',
  url: 'https://fts.unocha.org/',
  licence: 'Free use with attribution (OCHA terms of use)',
  attribution: 'OCHA Financial Tracking Service (fts.unocha.org)',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'ocha-fts:funding': figure('humanitarian funding received in the calendar year so far, as reported'),
    'ocha-fts:total': figure('the same for all countries, with what is shared between several or not specified'),
  },
  cadenceMs: DAY_MS,
  publicationLagMs: DAY_MS,
  maxAgeMs: 3 * DAY_MS,
  // Some 150 countries; few in the first days of a year.
  expectedRecords: [1, 300],
};

const PLACES = 'data.report3.fundingTotals';

/** The fields of its answers. */
export const OCHA_FTS_FIELDS: AnswerFields = [
  {
    expected: [`${PLACES}.total`, ...inside(`${PLACES}.objects.singleFundingObjects`, ['name', 'totalFunding'])],
    known: [
      'status',
      'message',
      'meta',
      ...inside('data', ['incoming', 'outgoing', 'internal', 'flows', 'report1', 'report2', 'report4', 'requirements']),
      'data.report3.pledgeTotals',
      ...inside(`${PLACES}.objects`, [
        'type',
        'direction',
        'singleFundingTotal',
        'sharedFundingTotal',
        'sharedFundingObjects',
        'totalBreakdown',
        'objectsBreakdown',
        'singleFundingObjects',
      ]),
      `${PLACES}.totalBreakdown`,
    ],
  },
];
