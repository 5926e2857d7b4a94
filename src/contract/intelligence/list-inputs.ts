import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { COMPANION_FRAME, COMPANION_LIST } from './companion-list.ts';
import { InputNote } from './input-note.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';

const { generatedAt, meta } = REGIONAL_SNAPSHOT_EXAMPLE;
const { status: _, ...note } = InputNote.properties;
const DAY_MS = 86_400_000;

export const listInputs = operation({
  operationId: 'ListInputs',
  service: 'intelligence',
  rpcName: 'list-inputs',
  method: 'GET',
  group: 'Intelligence',
  summary: 'What the assessment of a region expects, and how each input reported',
  description:
    'Lists every input of the snapshot in force, those missing first. `not_asked` is an input of which this server polls no feed. What is missing does not count as calm: priors stand in, as `priorShare` says. Empty for a snapshot of an earlier program.',
  omits: 'Values of the inputs.',
  gate: 'pro',
  listed: 'inputs',
  input: record('ListInputsQuery', { region_id: RegionIdParameter, at: AtParameter, format: FormatParameter }),
  response: record('ListInputsResponse', {
    inputs: Type.Array(
      record('RegionInput', {
        ...note,
        name: Type.String(),
        status: Type.Enum(['reported', 'missing', 'stale', 'not_asked']),
        maxAgeMs: Type.Integer({ minimum: 0, description: 'Older content is stale; three times older is missing.' }),
        feeds: Type.Array(Type.String(), { description: 'Ids of feeds that bring it.' }),
      }),
    ),
    dataAvailable: Type.Boolean(),
    ...COMPANION_FRAME,
  }),
  ...COMPANION_LIST,
  exampleResponse: {
    inputs: [
      {
        ...{ id: 'military_flights', name: 'military aircraft', status: 'stale', contentAt: generatedAt - DAY_MS / 2 },
        ...{ maxAgeMs: DAY_MS / 4, feeds: ['adsb-lol'], axes: ['coercivePressure'], priorShare: 0.4 },
      },
    ],
    dataAvailable: true,
    snapshotId: meta.snapshotId,
    generatedAt,
    asOf: generatedAt,
  },
});
