import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { InstantParameter, RegionIdParameter } from './parameters.ts';
import { SnapshotDifference } from './snapshot-difference.ts';

const SnapshotReference = record('SnapshotReference', {
  snapshotId: Type.String(),
  generatedAt: EpochMs('The instant of assessment.'),
});

export const diffRegionalSnapshots = operation({
  operationId: 'DiffRegionalSnapshots',
  service: 'intelligence',
  rpcName: 'diff-regional-snapshots',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Differences between two snapshots of one region',
  description:
    'Compares the snapshots of a region as of two instants: numbers, drivers, evidence that was added, removed or aged with its contributions, and a JSON Patch from the first to the second.',
  omits: 'Changes between the two that were taken back.',
  gate: 'pro',
  input: record('DiffRegionalSnapshotsQuery', {
    region_id: RegionIdParameter,
    from: InstantParameter('First snapshot: as of this instant.'),
    aged: Type.Optional(
      Type.Enum(['moved', 'all'], {
        description:
          '`moved`: of evidence that is in both snapshots only what changed in confidence or contribution; `all`: also what is older without effect. `moved` when absent.',
      }),
    ),
    to: Type.Optional(InstantParameter('Second snapshot: as of this instant; the latest snapshot when absent.')),
  }),
  response: record('DiffRegionalSnapshotsResponse', {
    regionId: Type.String(),
    summary: Type.String({ description: 'What changed, in one sentence.' }),
    from: SnapshotReference,
    to: SnapshotReference,
    difference: SnapshotDifference,
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'snapshot_not_ready', 'snapshot_not_found', 'store_unavailable'],
  exampleInput: { region_id: 'mena', from: '-0m' },
  exampleResponse: {
    regionId: 'mena',
    summary:
      'The Middle East and North Africa stayed in stressed equilibrium from 1 Jun 2026, 02:00 UTC to 1 Jun 2026, 08:00 UTC; no axis moved by 0.01 or more.',
    from: { snapshotId: 'snap_0123456789abcdef01234567', generatedAt: 1_780_279_200_000 },
    to: { snapshotId: 'snap_89abcdef0123456789abcdef', generatedAt: 1_780_300_800_000 },
    difference: {
      regimeFrom: 'stressed_equilibrium',
      regimeTo: 'stressed_equilibrium',
      numbers: [{ name: 'meta.snapshotConfidence', from: 0.61, to: 0.6, change: -0.01 }],
      drivers: [],
      evidence: { came: [], left: [], aged: [] },
      patch: [{ op: 'replace', path: '/meta/snapshotConfidence', value: 0.6 }],
    },
  },
});
