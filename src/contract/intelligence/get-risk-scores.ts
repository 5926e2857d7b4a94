import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { CountryIndex } from './get-country-risk.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';

const { generatedAt } = REGIONAL_SNAPSHOT_EXAMPLE;
const { combinedScore, confidence } = CountryIndex.properties;

export const getRiskScores = operation({
  operationId: 'GetRiskScores',
  service: 'intelligence',
  rpcName: 'get-risk-scores',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The risk index of every country',
  description:
    'Lists the index of `get-country-risk` for every country of which a pressure reports, the highest first. A country that is not listed has no current data, which does not mean calm.',
  omits: 'Drivers of the index.',
  gate: 'key',
  input: record('GetRiskScoresQuery', { region_id: Type.Optional(RegionIdParameter), at: AtParameter }),
  response: record('GetRiskScoresResponse', {
    ciiScores: Type.Array(
      record('CountryScore', {
        countryCode: Type.String(),
        countryName: Type.String(),
        regionId: Type.String(),
        combinedScore,
        pressures: Type.Integer({ minimum: 1, description: 'Pressures that report, of four.' }),
        confidence,
        computedAt: EpochMs('The instant of the assessment.'),
      }),
    ),
    missingRegions: Type.Array(Type.String(), {
      description: 'Regions whose countries are not stored as of the instant.',
    }),
    asOf: EpochMs('The instant that the answer is as of.'),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'snapshot_not_ready', 'snapshot_not_found', 'at_unavailable', 'store_unavailable'],
  exampleInput: { region_id: 'mena' },
  exampleResponse: {
    ciiScores: [
      {
        ...{ countryCode: 'IR', countryName: 'Iran', regionId: 'mena', combinedScore: 61.5 },
        ...{ pressures: 2, confidence: 0.71, computedAt: generatedAt },
      },
    ],
    missingRegions: [],
    asOf: generatedAt,
  },
});
