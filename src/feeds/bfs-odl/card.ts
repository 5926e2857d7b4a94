import { HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

/** Natural dose rates in Germany are 0.05 to 0.2 µSv/h; the most that was ever measured by such a probe is far below 10⁵. */
export const DOSE_RANGE = { above: 0, upTo: 100_000 };

const figure = (meaning: string) => ({ unit: 'µSv/h', meaning, range: DOSE_RANGE });

export const BFS_ODL_CARD: FeedCard = {
  id: 'bfs-odl',
  title: 'Ambient gamma dose rate in Germany, hourly',
  source: 'BfS',
  url: 'https://odlinfo.bfs.de/',
  licence: 'Data licence Germany – attribution – version 2.0',
  attribution: 'Bundesamt für Strahlenschutz (BfS), ODL measuring network, dl-de/by-2-0',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'bfs-odl:median': figure('median of the probes in operation, mean of an hour'),
    'bfs-odl:highest': figure('highest of the probes in operation, mean of an hour'),
    'bfs-odl:probes': {
      unit: 'count',
      meaning: 'probes in operation that gave a value',
      range: { above: 0, upTo: 10_000 },
    },
  },
  // Every hour would be some three million revisions of probes a year.
  cadenceMs: 3 * HOUR_MS,
  publicationLagMs: HOUR_MS,
  maxAgeMs: 6 * HOUR_MS,
  // About 1,700 probes.
  expectedRecords: [100, 5_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const BFS_ODL_FIELDS: AnswerFields = [
  {
    expected: [
      'features.geometry.coordinates',
      ...inside('features.properties', ['kenn', 'name', 'site_status', 'end_measure', 'value', 'unit']),
    ],
    known: [
      'type',
      'totalFeatures',
      'numberMatched',
      'numberReturned',
      'timeStamp',
      'crs',
      'bbox',
      'features.type',
      'features.id',
      'features.geometry_name',
      'features.geometry.type',
      ...inside('features.properties', [
        'id',
        'plz',
        'site_status_text',
        'kid',
        'height_above_sea',
        'start_measure',
        'value_cosmic',
        'value_terrestrial',
        'validated',
        'nuclide',
        'duration',
      ]),
    ],
  },
];
