import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const CANADA_SEMA_CARD: FeedCard = {
  id: 'canada-sema',
  title: 'Consolidated Canadian Autonomous Sanctions List',
  source: 'Canada',
  url: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=eng',
  licence: 'Open Government Licence – Canada 2.0',
  attribution: 'Global Affairs Canada. Contains information licensed under the Open Government Licence – Canada',
  mayHandOn: 'records',
  metrics: ['sanctions_additions', 'sanctions_removals', 'sanctions_entries'],
  cadenceMs: 6 * HOUR_MS,
  // The list follows the Canada Gazette within some days.
  publicationLagMs: 3 * DAY_MS,
  // From 2022 to 2025 up to 56 days passed between two listings.
  maxAgeMs: 120 * DAY_MS,
  // 4,759 entries in March 2025.
  expectedRecords: [2_000, 12_000],
};

/** The fields of its answers. */
export const CANADA_SEMA_FIELDS: AnswerFields = [
  {
    expected: [...inside('data-set.record', ['Country', 'Item', 'DateOfListing'])],
    known: [
      ...inside('data-set.record', [
        'Schedule',
        'LastName',
        'GivenName',
        'EntityOrShip',
        'Aliases',
        'DateOfBirthOrShipBuildDate',
        'TitleOrShip',
        'ShipIMONumber',
      ]),
    ],
  },
];
