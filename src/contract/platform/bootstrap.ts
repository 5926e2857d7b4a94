import { endpoint } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { EXAMPLE_AT } from '../records/record-list.ts';
import { DataWorld } from './data-world.ts';

export const bootstrap = endpoint({
  operationId: 'GetBootstrap',
  method: 'GET',
  path: '/api/bootstrap',
  group: 'Platform',
  summary: 'Regions and summaries for starting a client, in one request',
  description:
    'Regions, operations, how fresh each service is and which snapshots exist. Snapshot contents need their own entitlement; `missing` names what could not be read.',
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
      services: Type.Array(
        record('BootstrapService', {
          service: Type.String(),
          status: Type.Enum(['ok', 'warn', 'crit', 'off', 'computed'], {
            description:
              'The worst of its feeds that are read, as in `list-service-statuses`; `off`: it has feeds, and none is read; `computed`: it lists no feed of its own.',
          }),
          feedIds: Type.Array(Type.String()),
          newestContentAt: Type.Optional(EpochMs('Time of the newest content of these feeds.')),
        }),
        { description: 'How fresh each service is.' },
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
    missing: Type.Array(Type.String(), {
      description:
        '`snapshots.<region>` for every region without a snapshot; `services` while the state of feeds cannot be read.',
    }),
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
      services: [
        { service: 'seismology', status: 'ok', feedIds: ['usgs-quakes'], newestContentAt: EXAMPLE_AT - 900_000 },
      ],
      snapshots: [],
    },
    missing: ['snapshots.mena'],
    world: 'live',
  },
});
