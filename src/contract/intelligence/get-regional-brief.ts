import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { RegionalNarrative } from './regional-narrative.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { AXES, REGIME_LABELS } from './vocabulary.ts';

const { regionId, generatedAt, narrative, regime, balance, meta } = REGIONAL_SNAPSHOT_EXAMPLE;

const AxisChange = record('BriefAxisChange', {
  axis: Type.Enum([...AXES]),
  from: Type.Number({ description: 'Value a week earlier.' }),
  to: Type.Number({ description: 'Value now.' }),
});

const WeekChanges = record(
  'BriefChanges',
  {
    since: EpochMs('`generatedAt` of the snapshot as of a week earlier.'),
    regimeLabel: Type.Enum([...REGIME_LABELS], { description: 'The regime a week earlier.' }),
    axes: Type.Array(AxisChange, { description: 'Axes that moved, largest change first.' }),
  },
  'Differences from the snapshot as of a week earlier.',
);

export const getRegionalBrief = operation({
  operationId: 'GetRegionalBrief',
  service: 'intelligence',
  rpcName: 'get-regional-brief',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The week of one region in brief',
  description:
    'Returns the regime and the narrative of the latest stored snapshot and what changed in the seven days before it; as of an instant, of the latest one then.',
  omits: 'What no snapshot of the week says.',
  gate: 'pro',
  input: record('GetRegionalBriefQuery', { region_id: RegionIdParameter, at: AtParameter }),
  response: record('GetRegionalBriefResponse', {
    brief: record('RegionalBrief', {
      regionId: Type.String(),
      snapshotId: Type.String({ description: 'The snapshot that the brief is of.' }),
      generatedAt: EpochMs('The instant of its assessment.'),
      regimeLabel: Type.Enum([...REGIME_LABELS]),
      narrative: RegionalNarrative,
      changes: Type.Optional(WeekChanges),
    }),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'snapshot_not_ready', 'snapshot_not_found', 'store_unavailable'],
  exampleInput: { region_id: 'mena' },
  exampleResponse: {
    brief: {
      regionId,
      snapshotId: meta.snapshotId,
      generatedAt,
      regimeLabel: regime.label,
      narrative,
      changes: {
        since: generatedAt - 7 * 86_400_000,
        regimeLabel: 'calm',
        axes: [{ axis: 'coercivePressure', from: 0.41, to: balance.coercivePressure }],
      },
    },
  },
});
