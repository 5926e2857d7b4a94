import { operation } from '../conventions/operation.ts';
import { record } from '../conventions/schema.ts';
import { getRegionalSnapshot } from './get-regional-snapshot.ts';
import { InstantParameter, RegionIdParameter } from './parameters.ts';

export const getRegionalSnapshotAt = operation({
  operationId: 'GetRegionalSnapshotAt',
  service: 'intelligence',
  rpcName: 'get-regional-snapshot-at',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The snapshot of one region as of any instant',
  description:
    'Returns the stored snapshot with the latest `generatedAt` at or before an instant, byte for byte as it was served then. An instant that is still to come gives the latest one.',
  omits: 'Times before the first stored snapshot.',
  gate: 'pro',
  input: record('GetRegionalSnapshotAtQuery', {
    region_id: RegionIdParameter,
    at: InstantParameter('The instant asked for; up to 60 s ahead counts as now, later is a violation.'),
  }),
  response: getRegionalSnapshot.response,
  conditional: true,
  successHeaders: [
    'ETag',
    'Last-Modified',
    'Cache-Control',
    'X-Snapshot-Id',
    'X-Valid-Until',
    'X-Snapshot-Stale',
    'X-Snapshot-Signature',
    'X-As-Of',
  ],
  failures: ['region_unknown', 'snapshot_not_ready', 'snapshot_not_found', 'store_unavailable'],
  exampleInput: { region_id: 'mena', at: '-0m' },
  exampleResponse: getRegionalSnapshot.exampleResponse,
});
