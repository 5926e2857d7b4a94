import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const TRAVEL_ADVISORIES_CARD: FeedCard = {
  id: 'travel-advisories',
  title: 'Advice to travellers of the U.S. Department of State',
  source: 'US State',
  url: 'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories.html',
  licence: 'Public domain (U.S. Government)',
  attribution: 'U.S. Department of State, Bureau of Consular Affairs',
  mayHandOn: 'records',
  metrics: ['advisory_level'],
  cadenceMs: 6 * HOUR_MS,
  publicationLagMs: DAY_MS,
  // Every country's advice is reviewed at least once a year: several are issued again every week.
  maxAgeMs: 30 * DAY_MS,
  // One item for each country.
  expectedRecords: [120, 300],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const TRAVEL_ADVISORIES_FIELDS: AnswerFields = [
  {
    at: '.xml',
    expected: ['rss.channel.item.title', 'rss.channel.item.pubDate'],
    known: [
      'rss@version',
      ...inside('rss.channel', [
        'title',
        'link',
        'description',
        'language',
        'pubDate',
        'lastBuildDate',
        'dc:date',
        'atom:link',
      ]),
      ...inside('rss.channel.item', ['link', 'description', 'guid', 'category', 'dc:identifier', 'dc:*']),
    ],
  },
  {
    at: '/TravelAdvisories',
    expected: ['Title', 'Published'],
    known: ['Link', 'Category', 'Summary', 'id', 'Updated'],
  },
];
