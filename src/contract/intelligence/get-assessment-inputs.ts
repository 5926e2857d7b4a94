import type { Static } from 'typebox';
import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { RegionalNarrative } from './regional-narrative.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';

const WithheldObservations = record('WithheldObservations', {
  feedId: Type.String(),
  count: Type.Integer(),
  sha256: Type.String({ description: 'Of the canonical JSON of the list of these rows.' }),
});
export type WithheldObservations = Static<typeof WithheldObservations>;

export const AssessmentInputs = record('AssessmentInputs', {
  regionId: Type.String(),
  snapshotId: Type.String(),
  generatedAt: EpochMs('Of the snapshot.'),
  sha256: Type.String({ description: 'Of the body of the snapshot as it is served.' }),
  isReproduced: Type.Boolean({ description: 'Whether the running program makes the same bytes from these inputs.' }),
  parameters: Type.Record(Type.String(), Type.String(), {
    description: 'Versions, each with a hash: a program with the same has the same parameters.',
  }),
  label: Type.String({ description: 'Before the name of every source; empty in the live world.' }),
  prior: Type.Optional(
    Type.Unknown({ description: 'State that the snapshot before left; absent of the first of a region.' }),
  ),
  provider: Type.String(),
  model: Type.String(),
  narrative: RegionalNarrative,
  subjects: Type.Record(Type.String(), Type.Array(Type.String()), {
    description: 'By metric all subjects that anything is known of.',
  }),
  chunks: Type.Array(Type.String(), { description: 'SHA-256 of each text of `observations`, hexadecimal.' }),
  withheld: Type.Array(WithheldObservations, {
    description: 'Rows that the terms of their feed leave to operators. With any, only an operator can recompute.',
  }),
});
export type AssessmentInputs = Static<typeof AssessmentInputs>;

const { regionId, generatedAt, meta, narrative } = REGIONAL_SNAPSHOT_EXAMPLE;
const { snapshotId, modelVersion, scoringVersion, geographyVersion } = meta;

export const getAssessmentInputs = operation({
  operationId: 'GetAssessmentInputs',
  service: 'intelligence',
  rpcName: 'get-assessment-inputs',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Everything that a snapshot was computed from',
  description:
    'Returns what a program with the same parameters computes the same snapshot from, byte for byte: the observations that its assessment read, as known then, the prior state and the stored text. `X-Inputs-Signature` is Ed25519 over the canonical JSON (RFC 8785) of `inputs`. Offline: `recompute FILE`.',
  omits: 'Snapshots whose evidence is no longer kept; rows that the terms of their feed leave to operators.',
  gate: 'pro',
  input: record('GetAssessmentInputsQuery', { region_id: RegionIdParameter, at: AtParameter }),
  response: record('GetAssessmentInputsResponse', {
    inputs: AssessmentInputs,
    observations: Type.Array(Type.String(), {
      description:
        'Each the JSON of a list of series `{metric, subject, recordId, value, observedAt, knownAt, feedId, lineage, event, detail}`, rows oldest first. A member is a list of one for each row, or `{all}` of them. A long series goes on in the next.',
    }),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of', 'X-Inputs-Signature'],
  failures: [
    'region_unknown',
    'snapshot_not_ready',
    'snapshot_not_found',
    'evidence_expired',
    'assessment_busy',
    'store_unavailable',
  ],
  exampleInput: { region_id: 'mena' },
  exampleResponse: {
    inputs: {
      ...{ regionId, snapshotId, generatedAt },
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      isReproduced: true,
      parameters: { modelVersion, scoringVersion, geographyVersion },
      label: '',
      ...{ provider: meta.narrativeProvider, model: meta.narrativeModel, narrative },
      subjects: { transits_total: ['chokepoint:hormuz_strait'] },
      chunks: ['8c6e0fbd2aeb9b7e4ba4f2b9a1ac3e3a8c8bdfdd0c51d3fcdf7c3c1a52a2d9f1'],
      withheld: [],
    },
    observations: [
      '[{"metric":"transits_total","subject":"chokepoint:hormuz_strait","recordId":["2026-05-20"],"value":{"all":41},"observedAt":{"all":1779235200000},"knownAt":{"all":1779840000000},"feedId":{"all":"example"},"lineage":{"all":"example"},"event":{"all":"2026-05-20"},"detail":{"all":{}}}]',
    ],
  },
});
