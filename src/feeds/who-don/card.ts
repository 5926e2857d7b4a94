import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const WHO_DON_CARD: FeedCard = {
  id: 'who-don',
  title: 'WHO Disease Outbreak News',
  source: 'WHO',
  url: 'https://www.who.int/emergencies/disease-outbreak-news',
  // Disease, country, day and number of a notice are facts; its words are not ours to pass on.
  licence: 'CC BY-NC-SA 3.0 IGO: texts are not redistributed',
  attribution: 'World Health Organization, Disease Outbreak News',
  mayHandOn: 'title-and-link',
  metrics: ['disease_outbreaks', 'outbreak_notices_listed'],
  cadenceMs: 6 * HOUR_MS,
  publicationLagMs: HOUR_MS,
  // Two months without a notice, where one a week is usual, are a dead list.
  maxAgeMs: 60 * DAY_MS,
  // The list is asked for its newest 30; some 60 are issued in a year.
  expectedRecords: [1, 100],
};

/** The fields of its answers. */
export const WHO_DON_FIELDS: AnswerFields = [
  {
    expected: [
      'value.Title',
      'value.ItemDefaultUrl|value.UrlName',
      'value.PublicationDateAndTime|value.PublicationDate',
    ],
    known: ['@odata.context', 'value.Id', 'value.Summary'],
  },
];
