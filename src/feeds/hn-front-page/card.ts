import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const HN_FRONT_PAGE_CARD: FeedCard = {
  id: 'hn-front-page',
  title: 'Front page of Hacker News',
  source: 'Hacker News',
  url: 'https://news.ycombinator.com/',
  // The search is open to all; for what people write there no licence is stated.
  licence: 'No licence stated: titles and links with attribution',
  attribution: 'Hacker News (news.ycombinator.com), searched with Algolia',
  mayHandOn: 'title-and-link',
  metrics: [],
  ownMetrics: {
    'hn-front-page:stories': { unit: 'count', meaning: 'stories on the page', range: { above: 0, upTo: 1_000 } },
  },
  cadenceMs: HOUR_MS,
  publicationLagMs: HOUR_MS,
  maxAgeMs: DAY_MS,
  expectedRecords: [1, 200],
};

/** The fields of its answers. */
export const HN_FRONT_PAGE_FIELDS: AnswerFields = [
  {
    expected: inside('hits', ['objectID', 'title', 'created_at_i']),
    known: [
      ...['nbHits', 'page', 'nbPages', 'hitsPerPage', 'query', 'params', 'serverTimeMS'],
      'exhaustive*',
      'processing*',
      ...inside('hits', [
        '_highlightResult',
        '_tags',
        'author',
        'children',
        'created_at',
        'num_comments',
        'points',
        'story_id',
        'story_text',
        'updated_at',
        'url',
      ]),
    ],
  },
];
