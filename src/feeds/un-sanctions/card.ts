import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const UN_SANCTIONS_CARD: FeedCard = {
  id: 'un-sanctions',
  title: 'United Nations Security Council Consolidated List',
  source: 'UN',
  url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  licence: 'United Nations terms of use: public list, attribution',
  attribution: 'United Nations Security Council',
  mayHandOn: 'records',
  metrics: ['sanctions_additions', 'sanctions_removals', 'sanctions_entries'],
  cadenceMs: 6 * HOUR_MS,
  // A listing is on the published list within a day of its date.
  publicationLagMs: DAY_MS,
  // It is generated at night, changed or not: the recorded one of Saturday 19 April 2025 at 23:00 UTC. Ten nights (start).
  maxAgeMs: 10 * DAY_MS,
  // 877 entries in April 2025.
  expectedRecords: [500, 2_000],
};

/** The fields of its answers. */
export const UN_SANCTIONS_FIELDS: AnswerFields = [
  {
    expected: [
      'CONSOLIDATED_LIST@dateGenerated',
      ...inside('CONSOLIDATED_LIST.INDIVIDUALS.INDIVIDUAL', ['DATAID', 'FIRST_NAME', 'UN_LIST_TYPE', 'LISTED_ON']),
    ],
    known: ['INDIVIDUALS.INDIVIDUAL', 'ENTITIES.ENTITY'].flatMap((kind) =>
      inside(`CONSOLIDATED_LIST.${kind}`, [
        ...['DATAID', 'FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME', 'NAME_ORIGINAL_SCRIPT', 'GENDER'],
        ...['UN_LIST_TYPE', 'LIST_TYPE', 'LISTED_ON', 'DELISTED_ON', 'LAST_DAY_UPDATED', 'REFERENCE_NUMBER'],
        ...['VERSIONNUM', 'COMMENTS1', 'TITLE', 'DESIGNATION', 'NATIONALITY', 'NATIONALITY2', 'SUBMITTED_BY'],
        ...['SUBMITTED_ON', 'SORT_KEY', 'SORT_KEY_LAST_MOD', 'INDIVIDUAL_ALIAS', 'INDIVIDUAL_ADDRESS'],
        ...['INDIVIDUAL_DATE_OF_BIRTH', 'INDIVIDUAL_PLACE_OF_BIRTH', 'INDIVIDUAL_DOCUMENT'],
        ...['ENTITY_ALIAS', 'ENTITY_ADDRESS'],
      ]),
    ),
  },
];
