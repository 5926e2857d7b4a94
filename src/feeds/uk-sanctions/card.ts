import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const UK_SANCTIONS_CARD: FeedCard = {
  id: 'uk-sanctions',
  title: 'UK Sanctions List',
  source: 'UK',
  url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  licence: 'Open Government Licence v3.0',
  attribution:
    'Foreign, Commonwealth & Development Office. Contains public sector information licensed under the Open Government Licence v3.0',
  mayHandOn: 'records',
  metrics: ['sanctions_additions', 'sanctions_removals', 'sanctions_entries'],
  cadenceMs: 6 * HOUR_MS,
  publicationLagMs: DAY_MS,
  // Weeks may pass between two publications (start).
  maxAgeMs: 45 * DAY_MS,
  // About 5,500 designations in 2026.
  expectedRecords: [3_000, 15_000],
};

/** The fields of its answers. */
export const UK_SANCTIONS_FIELDS: AnswerFields = [
  {
    expected: [
      ...inside('Designations.Designation', ['DateDesignated', 'UniqueID', 'RegimeName', 'IndividualEntityShip']),
      'Designations.Designation.Names.Name.Name6',
      'Designations.Designation.Names.Name.NameType',
    ],
    known: [
      'Designations.DateGenerated',
      ...inside('Designations.Designation', [
        'LastUpdated',
        'OFSIGroupID',
        'UNReferenceNumber',
        'NonLatinNames',
        'DesignationSource',
        'SanctionsImposed',
        'SanctionsImposedIndicators',
        'OtherInformation',
        'UKStatementofReasons',
        'PhoneNumbers',
        'EmailAddresses',
        'Websites',
        'Titles',
        'Addresses',
        'IndividualDetails',
        'EntityDetails',
        'ShipDetails',
      ]),
      ...inside('Designations.Designation.Names.Name', ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'AliasStrength']),
    ],
  },
];
