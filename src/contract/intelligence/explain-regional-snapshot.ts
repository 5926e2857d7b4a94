import type { Static } from 'typebox';
import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type, UnitInterval } from '../conventions/schema.ts';
import { AnswerClaim } from './answer.ts';
import { EvidenceItem } from './evidence-item.ts';
import { EvidenceRecords } from './evidence-record.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';

export const ExplainedParameter = record('ExplainedParameter', { name: Type.String(), value: Type.Number() });

const ExplainedTerm = record('ExplainedTerm', {
  label: Type.String(),
  value: Type.Number({ description: 'Contribution to the number, or the feature itself where the value is no sum.' }),
  evidenceIds: Type.Array(Type.String()),
});

const Sensitivity = record(
  'Sensitivity',
  {
    evidenceId: Type.String(),
    value: Type.Number({ description: 'The number if this evidence showed normal values, by the same rules.' }),
    change: Type.Number(),
  },
  'The number without one of its causes.',
);

const WhatIf = record(
  'WhatIf',
  {
    what: Type.String({
      description:
        'The quantity: an axis, whether an input reports, the activity of an actor in a domain, or the deaths of a country, e.g. `coercivePressure`.',
    }),
    from: Type.Optional(Type.Number({ description: 'Current value; absent where there is none.' })),
    to: Type.Number(),
    value: Type.Unknown({ description: 'The explained value with that change, by the same rules.' }),
  },
  'The value with one named quantity changed, all else equal.',
);

const EvidenceGrade = record(
  'EvidenceGrade',
  {
    single: UnitInterval('Confidence that one independent source adds.'),
    precision: UnitInterval(
      'How exactly this kind of figure measures what it is cited for; an item may state its own.',
    ),
    revisionRisk: UnitInterval('Chance that the newest figure is later revised enough to matter.'),
    currentDays: Type.Integer({
      minimum: 0,
      description: 'Days within which nothing newer is due: age costs nothing.',
    }),
    halfLifeDays: Type.Number({ description: 'After them, age halves what it can take from the confidence.' }),
    provenance: Type.String({ description: 'Where the grade comes from.' }),
  },
  'The published grade of a kind of figure, from which the confidence of its evidence follows.',
);

export const Explanation = record('Explanation', {
  rule: Type.String(),
  basis: Type.Enum(['recomputed', 'stored'], {
    description:
      '`recomputed`: the terms come from the same code and evidence as the value. `stored`: the code, the parameters or the known evidence have changed since, or the value is copied; the terms are those of the snapshot itself.',
  }),
  isSum: Type.Boolean({ description: 'Whether the terms sum to the value (4 decimals).' }),
  parameters: Type.Array(ExplainedParameter),
  terms: Type.Array(ExplainedTerm, { description: 'The largest first.' }),
  grade: Type.Optional(EvidenceGrade),
  evidence: Type.Array(EvidenceItem, { description: 'Evidence of the terms.' }),
  wouldChangeMost: Type.Array(Sensitivity, { description: 'The largest change first; at most 5.' }),
  whatIf: Type.Array(WhatIf, {
    description:
      'For the regime label: the nearest value of each axis, up and down, that changes the label, the smallest step first. For the confidence: one input missing, or a missing one reporting. For the score of an actor: without its activity in a domain. For a 30-day lane of the model: without the deaths of a country in the newest month, or with twice as many. The last three with the largest change first. Otherwise empty. At most 5.',
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
  summary: 'Explanation of one value of a snapshot',
  description:
    'For any value of a snapshot: the rule, its parameters, the terms of the number, the evidence, and the most influential items. Recomputed from the data known at that instant; `basis` says where this no longer gives the stored value.',
  omits: 'Evidence that is no longer kept.',
  gate: 'pro',
  input: record('ExplainRegionalSnapshotQuery', {
    region_id: RegionIdParameter,
    pointer: Type.String({
      pattern: '^(/[^/]*)+$',
      maxLength: 256,
      description: 'JSON Pointer (RFC 6901) from `snapshot`, e.g. `/balance/coercivePressure`.',
    }),
    at: AtParameter,
  }),
  response: record('ExplainRegionalSnapshotResponse', {
    snapshotId: Type.String(),
    generatedAt: EpochMs('Of the snapshot.'),
    pointer: Type.String(),
    value: Type.Unknown({ description: 'As in the snapshot.' }),
    explanation: Explanation,
    records: EvidenceRecords,
    claims: Type.Optional(
      Type.Array(AnswerClaim, { description: 'Of a place of the narrative: the claims it states.' }),
    ),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: [
    'region_unknown',
    'snapshot_not_ready',
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
    records: [],
  },
});
