import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const CISA_KEV_CARD: FeedCard = {
  id: 'cisa-kev',
  title: 'CISA catalogue of known exploited vulnerabilities',
  source: 'CISA KEV',
  url: 'https://www.cisa.gov/known-exploited-vulnerabilities-catalog',
  licence: 'CC0 1.0',
  attribution: 'U.S. Cybersecurity and Infrastructure Security Agency, Known Exploited Vulnerabilities Catalog',
  mayHandOn: 'records',
  metrics: ['exploited_vulnerabilities', 'vulnerabilities_listed'],
  cadenceMs: 6 * HOUR_MS,
  publicationLagMs: DAY_MS,
  // Issued several times a week; two weeks pass without an entry around the turn of a year.
  maxAgeMs: 16 * DAY_MS,
  // 1,404 in August 2025, some 200 more a year.
  expectedRecords: [1_000, 5_000],
};

/** The fields of its answers. */
export const CISA_KEV_FIELDS: AnswerFields = [
  {
    expected: [
      'catalogVersion',
      'dateReleased',
      'count',
      ...inside('vulnerabilities', ['cveID', 'vendorProject', 'dateAdded', 'knownRansomwareCampaignUse']),
    ],
    known: [
      'title',
      ...inside('vulnerabilities', [
        'product',
        'vulnerabilityName',
        'shortDescription',
        'requiredAction',
        'dueDate',
        'notes',
        'cwes',
      ]),
    ],
  },
];
