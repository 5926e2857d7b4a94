import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { SNAPSHOT_SUMMARY_EXAMPLE } from './list-regional-snapshots.ts';
import { AT_PATTERN, AtParameter } from './parameters.ts';
import { RegionOverview } from './region-overview.ts';
import { SnapshotSummary } from './snapshot-summary.ts';

export const listRegions = operation({
  operationId: 'ListRegions',
  service: 'intelligence',
  rpcName: 'list-regions',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Every region, with its latest snapshot',
  description:
    'Lists the regions in their fixed order, with countries, latest snapshot and what is most severe in it, also as of an instant.',
  omits: 'Drivers, actors and evidence.',
  gate: 'pro',
  listed: 'regions',
  input: record('ListRegionsQuery', {
    at: AtParameter,
    since: Type.Optional(Type.String({ pattern: AT_PATTERN, description: 'Instant of `before`.' })),
    format: FormatParameter,
  }),
  response: record('ListRegionsResponse', {
    regions: Type.Array(
      record('Region', {
        id: Type.String(),
        name: Type.String(),
        description: Type.String(),
        countries: Type.Array(Type.String(), { description: 'ISO 3166 alpha-2 codes.' }),
        latest: Type.Optional(SnapshotSummary),
        overview: Type.Optional(RegionOverview),
      }),
      { description: '`latest` and `overview` are absent until the first snapshot of a region is stored.' },
    ),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of', 'X-Data-Mode'],
  failures: ['store_unavailable'],
  exampleResponse: {
    regions: [
      {
        id: 'north-america',
        name: 'North America',
        description: 'Canada, the United States, Mexico and Bermuda',
        countries: ['BM', 'CA', 'MX', 'US'],
        latest: SNAPSHOT_SUMMARY_EXAMPLE,
      },
    ],
  },
});
