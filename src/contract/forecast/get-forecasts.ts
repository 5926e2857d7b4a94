import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { FORECAST_KINDS } from '../intelligence/get-calibration.ts';
import { AtParameter, RegionIdParameter } from '../intelligence/parameters.ts';
import { HORIZONS, LANES } from '../intelligence/vocabulary.ts';
import { EXAMPLE_AT } from '../records/record-list.ts';

export const getForecasts = operation({
  operationId: 'GetForecasts',
  service: 'forecast',
  rpcName: 'get-forecasts',
  method: 'GET',
  group: 'Forecasts',
  summary: 'The newest sealed probabilities of every region and horizon',
  description:
    'Returns, for each region and horizon, the probabilities of the four lanes as this service last sealed them, next to what the climatology of the region gives. `get-forecast-scorecard` has their scores, and with a plan `list-forecasts` every set with its seal.',
  omits: 'Forecasts of other forecasters, and earlier sets.',
  gate: 'key',
  input: record('GetForecastsQuery', {
    region_id: Type.Optional(RegionIdParameter),
    horizon: Type.Optional(Type.Enum([...HORIZONS], { description: 'How far ahead; all when absent.' })),
    at: AtParameter,
  }),
  response: record('GetForecastsResponse', {
    forecasts: Type.Array(
      record('LaneForecast', {
        regionId: Type.String(),
        horizon: Type.Enum([...HORIZONS]),
        lane: Type.Enum([...LANES]),
        probability: Type.Number({ minimum: 0, maximum: 1 }),
        climatology: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'What the base rate gives.' })),
        kind: Type.Enum([...FORECAST_KINDS]),
        issuedAt: EpochMs('The instant of assessment.'),
        sealedAt: EpochMs('When it was stored.'),
        outcomeFrom: EpochMs('The outcome is that of the whole UTC days from here,'),
        outcomeTo: EpochMs('to here, exclusive.'),
      }),
      { description: 'By region, horizon and lane; regions without a sealed set are absent.' },
    ),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'at_unavailable', 'store_unavailable'],
  exampleInput: { region_id: 'mena' },
  exampleResponse: {
    forecasts: [
      {
        regionId: 'mena',
        horizon: '7d',
        lane: 'escalation',
        probability: 0.21,
        climatology: 0.14,
        kind: 'live',
        issuedAt: EXAMPLE_AT - 3_600_000,
        sealedAt: EXAMPLE_AT - 3_599_000,
        outcomeFrom: EXAMPLE_AT + 43_200_000,
        outcomeTo: EXAMPLE_AT + 648_000_000,
      },
    ],
  },
});
