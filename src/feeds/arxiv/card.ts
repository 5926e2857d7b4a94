import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const ARXIV_CARD: FeedCard = {
  id: 'arxiv',
  title: 'arXiv papers on security, society, economics and statistics',
  source: 'arXiv',
  url: 'https://arxiv.org/',
  licence: 'CC0 1.0 (metadata); each paper its own',
  attribution: 'Thank you to arXiv for use of its open access interoperability',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'arxiv:papers': {
      unit: 'count',
      meaning: 'listed papers of the 7 days before the newest one',
      range: { above: 0, upTo: 10_000 },
    },
  },
  cadenceMs: 6 * HOUR_MS,
  // A paper is announced on the next working day, or after a weekend.
  publicationLagMs: DAY_MS,
  maxAgeMs: 6 * DAY_MS,
  // The newest 100.
  expectedRecords: [1, 100],
};

/** The fields of its answers. */
export const ARXIV_FIELDS: AnswerFields = [
  {
    expected: [...inside('feed.entry', ['id', 'title', 'published', 'category@term'])],
    known: [
      ...inside('feed', ['id', 'title', 'updated', 'link', 'author', 'opensearch:*', 'link@*']),
      'feed@*',
      ...inside('feed.entry', [
        'updated',
        'summary',
        'author',
        'link',
        'link@*',
        'category',
        'category@scheme',
        'arxiv:*',
        'rights',
      ]),
      '*@xmlns*',
      'feed.title@type',
    ],
  },
];
