import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const FAA_NAS_CARD: FeedCard = {
  id: 'faa-nas',
  title: 'FAA airport status: closures, ground stops and delays in the United States',
  source: 'FAA',
  url: 'https://nasstatus.faa.gov/',
  licence: 'Public domain (United States Government)',
  attribution: 'Federal Aviation Administration, National Airspace System Status',
  mayHandOn: 'records',
  metrics: ['airport_closure', 'airport_ground_stop', 'airport_delay'],
  cadenceMs: 10 * MINUTE_MS,
  publicationLagMs: 5 * MINUTE_MS,
  maxAgeMs: 2 * HOUR_MS,
  // Three of the whole, and one for each notice; a stormy afternoon has about 40.
  expectedRecords: [3, 80],
};

/** The fields of its answers. */
export const FAA_NAS_FIELDS: AnswerFields = [
  {
    at: '/airport-status-information',
    expected: ['AIRPORT_STATUS_INFORMATION.Update_Time'],
    known: [
      'AIRPORT_STATUS_INFORMATION.Dtd_File',
      'AIRPORT_STATUS_INFORMATION.Delay_type.Name',
      'AIRPORT_STATUS_INFORMATION.Delay_type.Airspace_Flow_List',
      ...inside('AIRPORT_STATUS_INFORMATION.Delay_type.Ground_Stop_List.Program', ['ARPT', 'Reason', 'End_Time']),
      ...inside('AIRPORT_STATUS_INFORMATION.Delay_type.Ground_Delay_List.Ground_Delay', [
        'ARPT',
        'Reason',
        'Avg',
        'Max',
      ]),
      ...inside('AIRPORT_STATUS_INFORMATION.Delay_type.Airport_Closure_List.Airport', [
        'ARPT',
        'Reason',
        'Start',
        'Reopen',
      ]),
      ...inside('AIRPORT_STATUS_INFORMATION.Delay_type.Arrival_Departure_Delay_List.Delay', [
        'ARPT',
        'Reason',
        'Arrival_Departure',
      ]),
    ],
  },
  {
    at: '/airport/delays',
    expected: [
      'Closures.closure',
      'GroundStops.groundStop',
      'GroundDelays.groundDelay',
      'ArriveDepartDelays.arriveDepart',
    ],
    known: ['status', 'Closures.count', 'GroundStops.count', 'GroundDelays.count', 'ArriveDepartDelays.count'],
  },
];
