import { operation } from '../conventions/operation.ts';
import { record } from '../conventions/schema.ts';
import { RegionIdParameter } from './parameters.ts';
import { RegionalSnapshot } from './regional-snapshot.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';

export const getRegionalSnapshot = operation({
  operationId: 'GetRegionalSnapshot',
  service: 'intelligence',
  rpcName: 'get-regional-snapshot',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The latest stored snapshot of one region',
  description:
    'Returns the latest stored intelligence snapshot for one geographic region. A scheduled job stores one every 6 hours and after decisive events; a read never computes.',
  omits: 'Earlier snapshots, and what the assessment knew beside them.',
  gate: 'pro',
  input: record('GetRegionalSnapshotQuery', {
    region_id: RegionIdParameter,
  }),
  response: record('GetRegionalSnapshotResponse', { snapshot: RegionalSnapshot }),
  conditional: true,
  successHeaders: [
    'ETag',
    'Last-Modified',
    'Cache-Control',
    'X-Snapshot-Id',
    'X-Valid-Until',
    'X-Snapshot-Stale',
    'X-Data-Mode',
    'X-Snapshot-Signature',
  ],
  failures: ['region_unknown', 'snapshot_not_ready', 'store_unavailable'],
  exampleInput: { region_id: 'mena' },
  exampleResponse: { snapshot: REGIONAL_SNAPSHOT_EXAMPLE },
});
