import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { AtParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { OF_ALL_SNAPSHOTS, READ_OF_ALL_SNAPSHOTS } from './snapshots-of-all.ts';
import { EVIDENCE_TYPES } from './vocabulary.ts';

const { generatedAt } = REGIONAL_SNAPSHOT_EXAMPLE;

export const listCrossSourceSignals = operation({
  ...READ_OF_ALL_SNAPSHOTS,
  operationId: 'ListCrossSourceSignals',
  service: 'intelligence',
  rpcName: 'list-cross-source-signals',
  group: 'Intelligence',
  summary: 'Where evidence of several types meets',
  description:
    'Lists theaters and corridors for which the snapshots of all regions hold evidence of two or more types from two or more sources, those with the most types first. With a plan, `list-evidence` has the items. Sources may repeat each other.',
  omits: 'Causes: that signals meet does not join them.',
  gate: 'key',
  listed: 'signals',
  input: record('ListCrossSourceSignalsQuery', { at: AtParameter, format: FormatParameter }),
  response: record('ListCrossSourceSignalsResponse', {
    signals: Type.Array(
      record('CrossSourceSignal', {
        theater: Type.Optional(Type.String({ description: 'Id of the theater; absent where it is of a corridor.' })),
        corridor: Type.Optional(Type.String({ description: 'Id of the corridor.' })),
        types: Type.Array(Type.Enum([...EVIDENCE_TYPES])),
        sources: Type.Array(Type.String()),
        evidenceCount: Type.Integer({ minimum: 2 }),
        meanConfidence: Type.Number({ minimum: 0, maximum: 1 }),
        newestAt: EpochMs('Time of the newest item.'),
      }),
    ),
    ...OF_ALL_SNAPSHOTS,
  }),
  exampleInput: {},
  exampleResponse: {
    signals: [
      {
        corridor: 'hormuz_strait',
        types: ['chokepoint_status', 'news_headline'],
        sources: ['GDELT', 'PortWatch'],
        evidenceCount: 5,
        meanConfidence: 0.74,
        newestAt: generatedAt - 3_600_000,
      },
    ],
    missingRegions: [],
    asOf: generatedAt,
  },
});
