import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const EMSC_QUAKES_CARD: FeedCard = {
  id: 'emsc-quakes',
  title: 'EMSC earthquakes of magnitude 4.5 and more',
  source: 'EMSC',
  url: 'https://www.seismicportal.eu/',
  // The portal asks for a citation and names no licence: raw records stay here.
  licence: 'Free use with citation; no licence for redistribution',
  attribution: 'European-Mediterranean Seismological Centre, seismicportal.eu',
  mayHandOn: 'figures',
  metrics: ['earthquake_magnitude', 'earthquakes_listed'],
  cadenceMs: 30 * MINUTE_MS,
  publicationLagMs: 20 * MINUTE_MS,
  // Some 15 a day: a list whose newest is older than this is not kept up.
  maxAgeMs: 36 * HOUR_MS,
  // 15 to 120 in three days.
  expectedRecords: [5, 1_000],
  maxSpanMs: 90 * DAY_MS,
};

/** The fields of its answers. */
export const EMSC_QUAKES_FIELDS: AnswerFields = [
  {
    expected: [
      'features.geometry.coordinates',
      ...inside('features.properties', ['unid', 'mag', 'time', 'evtype', 'auth', 'flynn_region']),
    ],
    known: [
      'type',
      'metadata',
      'features.type',
      'features.id',
      'features.geometry.type',
      ...inside('features.properties', ['depth', 'lastupdate', 'magtype', 'lon', 'lat', 'source_id', 'source_catalog']),
    ],
  },
];
