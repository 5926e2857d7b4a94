import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { EvidenceItem } from './evidence-item.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';

export const VERDICTS = ['supported', 'contradicted', 'unknown'] as const;

const { meta, generatedAt, regionId } = REGIONAL_SNAPSHOT_EXAMPLE;

export const checkClaim = operation({
  operationId: 'CheckClaim',
  service: 'intelligence',
  rpcName: 'check-claim',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Whether a snapshot supports a sentence',
  description:
    'Judges, without a model, a sentence on an axis, a regime, a strait, a trigger or a probability, e.g. `The Strait of Hormuz is closed`. `unknown` unless the snapshot states it or its opposite.',
  omits: 'Sentences of other forms: their verdict is unknown.',
  gate: 'pro',
  input: record('CheckClaimQuery', {
    claim: Type.String({ minLength: 1, maxLength: 500, description: 'One sentence.' }),
    region_id: Type.Optional(RegionIdParameter),
    at: AtParameter,
  }),
  response: record('CheckClaimResponse', {
    verdict: Type.Enum([...VERDICTS]),
    basis: Type.String({ description: 'What is so, in one sentence.' }),
    regionId: Type.Optional(Type.String({ description: 'Whose snapshot it was compared with.' })),
    snapshotId: Type.Optional(Type.String()),
    generatedAt: Type.Optional(EpochMs('Of the snapshot.')),
    evidence: Type.Array(EvidenceItem),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'snapshot_not_ready', 'snapshot_not_found', 'store_unavailable'],
  exampleInput: { claim: 'Coercive pressure in mena is above 0.1' },
  exampleResponse: {
    verdict: 'supported',
    basis: 'The value is 0.52.',
    regionId,
    snapshotId: meta.snapshotId,
    generatedAt,
    evidence: [],
  },
});
