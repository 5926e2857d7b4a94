import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const EU_SANCTIONS_CARD: FeedCard = {
  id: 'eu-sanctions',
  title: 'European Union consolidated list of financial sanctions',
  source: 'EU',
  url: 'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
  licence: 'European Commission reuse policy (CC BY 4.0)',
  attribution: 'European Commission, Financial Sanctions Files; © European Union',
  mayHandOn: 'records',
  metrics: ['sanctions_additions', 'sanctions_removals', 'sanctions_entries'],
  cadenceMs: 6 * HOUR_MS,
  // The file follows the Official Journal within about a day.
  publicationLagMs: DAY_MS,
  // Weeks may pass between two publications, in August most (start).
  maxAgeMs: 45 * DAY_MS,
  // 6,239 entries in July 2026.
  expectedRecords: [3_000, 15_000],
};

/** The fields of its answers. */
export const EU_SANCTIONS_FIELDS: AnswerFields = [
  {
    expected: [
      'export.sanctionEntity@logicalId',
      ...inside('export.sanctionEntity', [
        'subjectType@code',
        'nameAlias@wholeName',
        'regulation@programme',
        'regulation@publicationDate',
      ]),
    ],
    known: [
      'export@generationDate',
      'export@globalFileId',
      ...inside('export', [
        'sanctionEntity@designationDetails',
        'sanctionEntity@unitedNationId',
        'sanctionEntity@euReferenceNumber',
        'sanctionEntity@designationDate',
      ]),
      ...inside('export.sanctionEntity', [
        'subjectType@classificationCode',
        'nameAlias@firstName',
        'nameAlias@lastName',
        'nameAlias@strong',
        'nameAlias@logicalId',
        'remark',
        'nameAlias@middleName',
        'nameAlias@function',
        'nameAlias@gender',
        'nameAlias@title',
        'nameAlias@nameLanguage',
        'nameAlias@regulationLanguage',
        'regulation',
        'citizenship',
        'birthdate',
        'address',
        'identification',
      ]),
      'export.sanctionEntity.nameAlias.remark',
      'export.sanctionEntity.nameAlias.regulationSummary',
    ],
  },
];
