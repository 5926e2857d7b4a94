import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { CountryState } from './country-state.ts';
import { ExplainedParameter } from './explain-regional-snapshot.ts';
import { AtParameter, CountryParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { AXES } from './vocabulary.ts';

/** Why a country has no record to show. */
export const COUNTRY_FAILURES = [
  'country_unknown',
  'snapshot_not_ready',
  'snapshot_not_found',
  'at_unavailable',
  'store_unavailable',
] as const;

const { generatedAt, meta } = REGIONAL_SNAPSHOT_EXAMPLE;

const CountryAxisRule = record('CountryAxisRule', {
  axis: Type.Enum([...AXES]),
  rule: Type.String(),
  parameters: Type.Array(ExplainedParameter),
});

export const getCountryState = operation({
  operationId: 'GetCountryState',
  service: 'intelligence',
  rpcName: 'get-country-state',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The seven axes of one country',
  description:
    'Returns the axes of a country as they were assessed with a snapshot of its region: value, drivers and evidence of each, missing inputs, and the confidence with its factors. An axis without current data is `missing`, which does not mean calm.',
  omits: 'Countries that no feed covers; parts of countries.',
  gate: 'pro',
  input: record('GetCountryStateQuery', {
    country: CountryParameter,
    at: AtParameter,
  }),
  response: record('GetCountryStateResponse', {
    snapshotId: Type.String({ description: 'The snapshot of its region that it was assessed with.' }),
    generatedAt: EpochMs('The instant of the assessment.'),
    state: CountryState,
    rules: Type.Array(CountryAxisRule, {
      description: 'How each axis follows from its drivers, whose magnitudes sum to it.',
    }),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of', 'X-Companion-Signature'],
  failures: COUNTRY_FAILURES,
  exampleInput: { country: 'IR' },
  exampleResponse: {
    snapshotId: meta.snapshotId,
    generatedAt,
    state: {
      country: 'IR',
      regionId: 'mena',
      confidence: 0.71,
      confidenceFactors: { coverage: 0.83, freshness: 0.72, agreement: 0.86, skill: 0.5 },
      axes: [{ axis: 'allianceCohesion', status: 'missing', drivers: [], missingInputs: ['cooperation'] }],
      missingInputs: ['cooperation'],
      evidence: [],
    },
    rules: [
      {
        axis: 'allianceCohesion',
        rule: 'The cooperation of the country within its blocs against its own past.',
        parameters: [{ name: 'weight.cooperation', value: 0.7 }],
      },
    ],
  },
});
