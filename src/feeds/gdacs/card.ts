import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const GDACS_CARD: FeedCard = {
  id: 'gdacs',
  title: 'GDACS orange and red disaster alerts',
  source: 'GDACS',
  url: 'https://www.gdacs.org/',
  licence: 'Free with attribution; no liability (European Union and United Nations)',
  attribution: 'Global Disaster Alert and Coordination System, GDACS (European Commission and United Nations OCHA)',
  mayHandOn: 'records',
  metrics: ['hazard_alert', 'hazard_alerts_listed'],
  cadenceMs: 30 * MINUTE_MS,
  // Alerts of earthquakes come within the hour, those of floods and droughts within days.
  publicationLagMs: 6 * HOUR_MS,
  // Green ones included, several rows are new or changed every day.
  maxAgeMs: 2 * DAY_MS,
  // Some 100 events are on the map, most of them green.
  expectedRecords: [5, 1_000],
  // Some 30 orange and red alerts a month; the search gives at most 100.
  maxSpanMs: 30 * DAY_MS,
};

/** The fields of its answers. */
export const GDACS_FIELDS: AnswerFields = [
  {
    expected: [
      'features.geometry.coordinates',
      ...inside('features.properties', [
        'eventtype',
        'eventid',
        'episodeid',
        'alertlevel',
        'fromdate',
        'todate',
        'country',
      ]),
    ],
    known: [
      'type',
      'metadata',
      'bbox',
      ...inside('features', ['type', 'id', 'bbox']),
      'features.geometry.type',
      ...inside('features.properties', [
        'eventname',
        'iso3',
        'Class',
        'iscurrent',
        'affectedcountries',
        'severitydata',
        'alertscore',
        'episodealertlevel',
        'episodealertscore',
        'istemporary',
        'datemodified',
        'glide',
        'source',
        'sourceid',
        'url',
        'icon',
        'iconoverall',
        'polygonlabel',
        'polygondate',
        'description',
        'name',
        'htmldescription',
        'link',
        'featureIndex',
        'iconeventlink',
        'iconitemlink',
        'countrylist',
        'countryonland',
        'severity',
        'latitude',
        'longitude',
        'imageoverview',
      ]),
    ],
  },
];
