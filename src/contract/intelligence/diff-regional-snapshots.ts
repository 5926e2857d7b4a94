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
  summary: 'What changed between two snapshots of one region, and why',
  description:
    'Compares the snapshots of a region as of two instants: numbers, drivers, the evidence that came, left or aged and what each item carries, and a JSON Patch that makes the second of the first.',
  gate: 'pro',
  input: record('DiffRegionalSnapshotsQuery', {
    region_id: RegionIdParameter,
    from: InstantParameter('As of which instant the first snapshot is.'),
    to: Type.Optional(InstantParameter('As of which instant the second one is; the latest snapshot when absent.')),
  }),
  response: record('DiffRegionalSnapshotsResponse', {
    regionId: Type.String(),
    from: SnapshotReference,
    to: SnapshotReference,
    difference: SnapshotDifference,
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['region_unknown', 'snapshot_not_found', 'store_unavailable'],
  exampleInput: { region_id: 'mena', from: 1_780_300_800_000 },
  exampleResponse: {
    regionId: 'mena',
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
