import type { Violation } from '../conventions/failure.ts';
import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { CountryParameter, ForecasterParameter, RegionIdParameter } from './parameters.ts';
import { HORIZONS, LANES } from './vocabulary.ts';

/** How far the four probabilities may sum from 1. */
const MAX_SUM_ERROR = 1e-6;

const probability = Type.Number({
  $id: 'SubmittedProbability',
  minimum: 0,
  maximum: 1,
  description: 'Probability; the four sum to 1 within 0.000001.',
});

export const submitForecast = operation({
  operationId: 'SubmitForecast',
  service: 'intelligence',
  rpcName: 'submit-forecast',
  method: 'POST',
  group: 'Intelligence',
  summary: "Seals a caller's lane probabilities for a region or country before the outcome begins",
  description:
    'Seals a forecast with the running UTC day as origin, in the same chain as the forecasts of this service; the outcome is that of the days from the next midnight. It is scored as they are, on the grid of 1/4096 with the same floors. An account has one forecast per unit, day and horizon, and at most 1,000 per day; the first account that uses a name keeps it. Forecasts and their names are public.',
  omits: 'Changes: a sealed set stays as it is.',
  gate: 'key',
  bodyLimitBytes: 4 * 1024,
  input: record('SubmitForecastRequest', {
    forecaster: ForecasterParameter,
    regionId: Type.Optional(RegionIdParameter),
    country: Type.Optional(CountryParameter),
    horizon: Type.Enum([...HORIZONS]),
    lanes: record('SubmittedLanes', {
      base: probability,
      escalation: probability,
      containment: probability,
      fragmentation: probability,
    }),
  }),
  response: record('SubmitForecastResponse', {
    forecastId: Type.String(),
    hash: Type.String({ description: 'Hash of the sealed entry, lower-case hex.' }),
    sealedAt: EpochMs('When it was sealed.'),
    outcomeFrom: EpochMs('The outcome is that of the whole UTC days from here,'),
    outcomeTo: EpochMs('to here, exclusive.'),
  }),
  failures: [
    'region_unknown',
    'already_sealed',
    'name_taken',
    'outcome_begun',
    'submission_limit',
    'store_unavailable',
  ],
  check: (input) =>
    typeof input === 'object' && input !== null && !Array.isArray(input)
      ? [...oneUnit(input), ...sumOfLanes(input)]
      : [],
  exampleInput: {
    forecaster: 'Example Institute',
    regionId: 'mena',
    horizon: '7d',
    lanes: { base: 0.7, escalation: 0.2, containment: 0.05, fragmentation: 0.05 },
  },
  exampleResponse: {
    forecastId: 'forecast_0123456789abcdef01234567',
    hash: 'a'.repeat(64),
    sealedAt: 1_780_315_200_000,
    outcomeFrom: 1_780_358_400_000,
    outcomeTo: 1_780_963_200_000,
  },
});

/** A list is of one region, of one country, or of all. */
export const oneUnitAtMost = (input: unknown): readonly Violation[] =>
  Object(input).region_id !== undefined && Object(input).country !== undefined
    ? [{ field: 'country', description: 'cannot be combined with region_id' }]
    : [];

/** A forecast is of one region or of one country. */
function oneUnit(input: unknown): readonly Violation[] {
  const { regionId, country } = Object(input);
  if ((regionId === undefined) !== (country === undefined)) return [];
  return [{ field: 'regionId', description: 'exactly one of regionId and country is required' }];
}

function sumOfLanes(input: unknown): readonly Violation[] {
  const lanes = Object(Object(input).lanes);
  // What is no number is a violation of its own.
  const share = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
  const sum = LANES.reduce((total, lane) => total + share(lanes[lane]), 0);
  return Math.abs(sum - 1) > MAX_SUM_ERROR ? [{ field: 'lanes', description: `must sum to 1; the sum is ${sum}` }] : [];
}
