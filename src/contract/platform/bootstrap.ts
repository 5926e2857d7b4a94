import { endpoint } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { DataWorld } from './data-world.ts';

export const bootstrap = endpoint({
  operationId: 'GetBootstrap',
  method: 'GET',
  path: '/api/bootstrap',
  group: 'Platform',
  summary: 'Regions and summaries for starting a client, in one request',
  description:
    'Regions, operations and which snapshots exist. Snapshot contents need their own entitlement; `missing` names what could not be read.',
  gate: 'key',
  input: record('GetBootstrapQuery', {}),
  response: record('Bootstrap', {
    data: record('BootstrapData', {
      regions: Type.Array(record('BootstrapRegion', { id: Type.String(), name: Type.String() })),
      catalog: Type.Array(
        record('BootstrapOperation', {
          operationId: Type.String(),
          service: Type.String(),
          method: Type.Enum(['GET', 'POST']),
          path: Type.String(),
          summary: Type.String(),
          gate: Type.Enum(['public', 'key', 'pro']),
          acceptsJmespath: Type.Boolean(),
          idempotent: Type.Boolean(),
        }),
      ),
      snapshots: Type.Array(
        record('BootstrapSnapshot', {
          regionId: Type.String(),
          snapshotId: Type.String(),
          generatedAt: EpochMs('The instant of assessment.'),
          validUntil: EpochMs('End of validity.'),
        }),
      ),
    }),
    missing: Type.Array(Type.String(), { description: '`snapshots.<region>` for every region without a snapshot.' }),
    world: DataWorld,
  }),
  exampleResponse: {
    data: {
      regions: [{ id: 'mena', name: 'Middle East and North Africa' }],
      catalog: [
        {
          operationId: 'GetRegionalSnapshot',
          service: 'intelligence',
          method: 'GET',
          path: '/api/intelligence/v1/get-regional-snapshot',
          summary: 'The latest stored snapshot of one region',
          gate: 'pro',
          acceptsJmespath: true,
          idempotent: false,
        },
      ],
      snapshots: [],
    },
    missing: ['snapshots.mena'],
    world: 'live',
  },
});
