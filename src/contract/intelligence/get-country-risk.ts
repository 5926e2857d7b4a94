import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AnswerSources } from './answer-source.ts';
import { COUNTRY_FAILURES } from './get-country-state.ts';
import { AtParameter, CountryParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { AXES } from './vocabulary.ts';

const { generatedAt, meta } = REGIONAL_SNAPSHOT_EXAMPLE;
const Score = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });

export const CountryIndex = record('CountryIndex', {
  combinedScore: Score('100 times the mean of the pressures that report; high is bad.'),
  components: Type.Array(
    record('CountryIndexComponent', { axis: Type.Enum([...AXES]), score: Score('100 times the value of the axis.') }),
    { description: 'The pressures that report, in their fixed order.' },
  ),
  trend: Type.Optional(
    Type.Enum(['rising', 'stable', 'falling'], {
      description:
        'By five points or more against a week earlier, over the pressures that report in both; absent where no week is known.',
    }),
  ),
  confidence: Type.Number({ minimum: 0, maximum: 1, description: "Of the country's axes." }),
  computedAt: EpochMs('The instant of the assessment.'),
});

export const getCountryRisk = operation({
  operationId: 'GetCountryRisk',
  service: 'intelligence',
  rpcName: 'get-country-risk',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The risk of one country in a few numbers',
  description:
    'Returns an index of the pressures on a country with official advice to travellers and sanctions. What is missing is absent and named, never calm; `sources` names the feeds behind it, each with its page in `/api/attribution`. `get-country-state` has drivers and evidence, `get-snapshot-companion` what `X-Companion-Signature` signs.',
  omits: 'Why an axis is as it is: `get-country-state` has its drivers.',
  gate: 'key',
  input: record('GetCountryRiskQuery', { country_code: CountryParameter, at: AtParameter }),
  response: record('GetCountryRiskResponse', {
    countryCode: Type.String(),
    countryName: Type.String(),
    regionId: Type.String(),
    snapshotId: Type.String({ description: 'The snapshot of its region that it was assessed with.' }),
    fetchedAt: EpochMs('The instant of the assessment.'),
    cii: Type.Optional(CountryIndex),
    advisoryLevel: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 4,
        description: 'Official advice to travellers, 1 (normal) to 4 (do not go).',
      }),
    ),
    sanctionsActive: Type.Optional(
      Type.Boolean({ description: 'Whether a list added an entry against the country in 365 days.' }),
    ),
    sanctionsCount: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Entries added in 365 days, removals not deducted.' }),
    ),
    upstreamUnavailable: Type.Boolean({
      description: 'Whether one of `cii`, `advisoryLevel` and `sanctionsCount` is absent.',
    }),
    missingInputs: Type.Array(Type.String(), { description: 'Expected inputs without a current value here; sorted.' }),
    sources: AnswerSources,
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of', 'X-Companion-Signature'],
  failures: COUNTRY_FAILURES,
  exampleInput: { country_code: 'IR' },
  exampleResponse: {
    countryCode: 'IR',
    countryName: 'Iran',
    regionId: 'mena',
    snapshotId: meta.snapshotId,
    fetchedAt: generatedAt,
    cii: {
      combinedScore: 61.5,
      components: [
        { axis: 'coercivePressure', score: 72 },
        { axis: 'domesticFragility', score: 51 },
      ],
      trend: 'rising',
      confidence: 0.71,
      computedAt: generatedAt,
    },
    advisoryLevel: 4,
    sanctionsActive: true,
    sanctionsCount: 38,
    upstreamUnavailable: false,
    missingInputs: ['cooperation'],
    sources: [
      {
        feedId: 'travel-advisories',
        lastReadAt: generatedAt - 600_000,
        newestContentAt: generatedAt - 86_400_000,
        state: 'current',
        attribution: 'U.S. Department of State, Bureau of Consular Affairs',
      },
    ],
  },
});
