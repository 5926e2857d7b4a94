import type { Static } from 'typebox';
import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { EvidenceItem } from './evidence-item.ts';
import { InstantParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';

const ExplainedParameter = record('ExplainedParameter', { name: Type.String(), value: Type.Number() });

const ExplainedTerm = record('ExplainedTerm', {
  label: Type.String(),
  value: Type.Number({ description: 'What it adds to the number, or the feature itself where the value is no sum.' }),
  evidenceIds: Type.Array(Type.String()),
});

const Sensitivity = record(
  'Sensitivity',
  {
    evidenceId: Type.String(),
    value: Type.Number({ description: 'The number if what this evidence tells of were as usual, by the same rules.' }),
    change: Type.Number(),
  },
  'What the number would be without one thing that moves it.',
);

const WhatIf = record(
  'WhatIf',
  {
    what: Type.String({
      description:
        'An axis, whether a metric is heard, what an actor does in a domain, or the deaths of a country, e.g. `coercivePressure`, `crude_price: 1 heard, 0 not`, `level of maritime`, `deaths in SD in the newest month`.',
    }),
    from: Type.Optional(Type.Number({ description: 'As it is; absent where it was never told.' })),
    to: Type.Number(),
    value: Type.Unknown({ description: 'The explained value then, by the same rules.' }),
  },
  'What the value would be with one named quantity other than it is, and all else the same.',
);

export const Explanation = record('Explanation', {
  rule: Type.String(),
  basis: Type.Enum(['recomputed', 'stored'], {
    description:
      '`recomputed`: the terms come from the same code and evidence as the value. `stored`: the code, the parameters or the known evidence are others by now, or the value is copied; the terms are what the snapshot itself says.',
  }),
  isSum: Type.Boolean({ description: 'Whether the terms sum to the value (4 decimals).' }),
  parameters: Type.Array(ExplainedParameter),
  terms: Type.Array(ExplainedTerm, { description: 'The largest first.' }),
  evidence: Type.Array(EvidenceItem, { description: 'What the terms cite.' }),
  wouldChangeMost: Type.Array(Sensitivity, { description: 'The largest change first; at most 5.' }),
  whatIf: Type.Array(WhatIf, {
    description:
      'For the regime label: the nearest value of each axis, up and down, that makes it another label, the smallest step first. For the confidence: a metric that fell silent, or a silent one that is heard. For the score of an actor: without what it does in a domain. For a lane of 30 days that the model gives: without the deaths of a country in the newest month, or with twice as many. These with the largest change first. Else empty. At most 5.',
  }),
});
export type Explanation = Static<typeof Explanation>;

const { balance, evidence, meta, generatedAt } = REGIONAL_SNAPSHOT_EXAMPLE;

export const explainRegionalSnapshot = operation({
  operationId: 'ExplainRegionalSnapshot',
  service: 'intelligence',
  rpcName: 'explain-regional-snapshot',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Where one value of a snapshot comes from',
  description:
    'For any place of a snapshot: the rule, its parameters, the terms that make the number, the evidence, and what would change it most. Assessed again from what was known then; where that no longer gives the stored value, the answer says so.',
  gate: 'pro',
  input: record('ExplainRegionalSnapshotQuery', {
    region_id: RegionIdParameter,
    pointer: Type.String({
      pattern: '^(/[^/]*)+$',
      maxLength: 256,
      description: 'JSON Pointer (RFC 6901) from `snapshot`, e.g. `/balance/coercivePressure`.',
    }),
    at: Type.Optional(InstantParameter('As of which instant; the latest snapshot when absent.')),
  }),
  response: record('ExplainRegionalSnapshotResponse', {
    snapshotId: Type.String(),
    generatedAt: EpochMs('Of the snapshot.'),
    pointer: Type.String(),
    value: Type.Unknown({ description: 'As the snapshot has it.' }),
    explanation: Explanation,
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: [
    'region_unknown',
    'snapshot_not_found',
    'pointer_unknown',
    'evidence_expired',
    'assessment_busy',
    'store_unavailable',
  ],
  exampleInput: { region_id: 'mena', pointer: '/balance/netBalance' },
  exampleResponse: {
    snapshotId: meta.snapshotId,
    generatedAt,
    pointer: '/balance/netBalance',
    value: balance.netBalance,
    explanation: {
      rule: 'Mean of the three buffers minus mean of the four pressures.',
      basis: 'stored',
      isSum: true,
      parameters: [],
      terms: [{ label: 'energyLeverage', value: balance.energyLeverage / 3, evidenceIds: [] }],
      evidence: evidence.slice(0, 1),
      wouldChangeMost: [],
      whatIf: [],
    },
  },
});
