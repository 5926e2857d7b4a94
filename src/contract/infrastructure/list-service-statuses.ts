import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT } from '../records/record-list.ts';

const STATUSES = ['ok', 'warn', 'crit', 'off'] as const;

export const listServiceStatuses = operation({
  operationId: 'ListServiceStatuses',
  service: 'infrastructure',
  rpcName: 'list-service-statuses',
  method: 'GET',
  group: 'Infrastructure',
  summary: 'State of every feed',
  description:
    'Lists the feeds of answers: when each was last read and how new its content is. `off` feeds need a key that the operator has not set. Services of others are not watched.',
  omits: 'Services of others, and why a feed failed.',
  gate: 'key',
  listed: 'statuses',
  input: record('ListServiceStatusesQuery', {
    status: Type.Optional(Type.Enum([...STATUSES], { description: 'Only feeds of this status.' })),
    format: FormatParameter,
  }),
  response: record('ListServiceStatusesResponse', {
    statuses: Type.Array(
      record('FeedStatus', {
        id: Type.String({ description: 'Of the feed, as in `sources` of answers.' }),
        name: Type.String(),
        status: Type.Enum([...STATUSES], { description: 'By both clocks, against what the feed declares.' }),
        url: Type.String({ description: 'Page of its upstream.' }),
        maxAgeMs: Type.Integer({ description: 'Older content is stale.' }),
        lastSuccessAt: Type.Optional(EpochMs('When it was last read.')),
        newestContentAt: Type.Optional(EpochMs('Time of its newest content.')),
      }),
    ),
    checkedAt: EpochMs('Now.'),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['store_unavailable'],
  exampleInput: {},
  exampleResponse: {
    statuses: [
      {
        id: 'usgs-quakes',
        name: 'USGS earthquakes of magnitude 4.5 and more',
        status: 'ok',
        url: 'https://earthquake.usgs.gov/earthquakes/feed/v1.0/geojson.php',
        maxAgeMs: 7_200_000,
        lastSuccessAt: EXAMPLE_AT - 600_000,
        newestContentAt: EXAMPLE_AT - 900_000,
      },
    ],
    checkedAt: EXAMPLE_AT,
  },
});
