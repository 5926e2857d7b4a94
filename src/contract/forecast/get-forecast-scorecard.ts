import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FORECAST_KINDS } from '../intelligence/get-calibration.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { HORIZONS } from '../intelligence/vocabulary.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

export const getForecastScorecard = operation({
  operationId: 'GetForecastScorecard',
  service: 'forecast',
  rpcName: 'get-forecast-scorecard',
  method: 'GET',
  group: 'Forecasts',
  summary: 'How the sealed probabilities scored, in a few numbers',
  description:
    'Returns, for each horizon over all regions, how many sets are scored, pending and void, and the mean scores of the scored ones with their skill over the best reference. Scores are absent until an outcome is known. `get-calibration` has every reference, region and reliability bin.',
  omits: 'Single forecasts; few are resolved in a new store.',
  gate: 'key',
  input: record('GetForecastScorecardQuery', { at: AtParameter }),
  response: record('GetForecastScorecardResponse', {
    byHorizon: Type.Array(
      record('HorizonScorecard', {
        kind: Type.Enum([...FORECAST_KINDS]),
        horizon: Type.Enum([...HORIZONS]),
        setCount: Count('Sealed sets.'),
        scoredCount: Count('Sets whose outcome is known.'),
        pendingCount: Count('Sets whose outcome is not known yet.'),
        voidCount: Count('Sets that will never be scored.'),
        logScore: Type.Optional(Type.Number({ description: 'Mean, nats; lower is better.' })),
        brierScore: Type.Optional(Type.Number({ description: 'Mean over the four lanes, 0 to 2; lower is better.' })),
        reference: Type.Optional(Type.String({ description: 'The reference forecast with the best log score.' })),
        skill: Type.Optional(
          Type.Number({ description: 'Share of its log loss that is avoided: 0 no better, below 0 worse.' }),
        ),
        skillLow: Type.Optional(Type.Number({ description: 'Lower end of the 95% interval.' })),
        skillHigh: Type.Optional(Type.Number({ description: 'Upper end.' })),
      }),
      { description: 'By kind and horizon; kinds without a set are absent.' },
    ),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['at_unavailable', 'store_unavailable'],
  exampleInput: {},
  exampleResponse: {
    byHorizon: [{ kind: 'live', horizon: '7d', setCount: 224, scoredCount: 0, pendingCount: 224, voidCount: 0 }],
  },
});
