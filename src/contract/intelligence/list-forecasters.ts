import type { Static } from 'typebox';
import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { FORECAST_KINDS } from './get-calibration.ts';
import { AtParameter, HorizonParameter } from './parameters.ts';
import { HORIZONS } from './vocabulary.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

const MeanScore = record(
  'MeanScore',
  {
    mean: Type.Number(),
    low: Type.Number({ description: 'Lower end of the 95% interval.' }),
    high: Type.Number({ description: 'Upper end.' }),
  },
  'A mean with the 95% interval of a bootstrap over clusters, in blocks of consecutive clusters as long as the horizon.',
);

const ForecasterBoard = record('ForecasterBoard', {
  horizon: Type.Enum([...HORIZONS]),
  kind: Type.Enum([...FORECAST_KINDS]),
  setCount: Count('Sealed sets: scored, void and pending.'),
  pendingCount: Count('Sets whose outcome is not known yet.'),
  voidCount: Count('Sets that will never be scored.'),
  scoredCount: Count('Sets whose outcome is known.'),
  clusterCount: Count('Days among the scored sets: sets of one day and horizon are one cluster.'),
  logScore: Type.Optional(MeanScore),
  brierScore: Type.Optional(MeanScore),
  againstModel: Type.Optional(
    record(
      'ModelComparison',
      {
        scoredCount: Count('Scored sets whose unit, day and horizon the model has forecast, too.'),
        clusterCount: Count('Days among them.'),
        logDifference: MeanScore,
        brierDifference: MeanScore,
      },
      'Score minus that of the model on the same units, days and horizons: below 0 is better than the model.',
    ),
  ),
});
export type ForecasterBoard = Static<typeof ForecasterBoard>;

export const listForecasters = operation({
  operationId: 'ListForecasters',
  service: 'intelligence',
  rpcName: 'list-forecasters',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Scores of the model, of reference forecasts and of other forecasters side by side',
  description:
    'Lists the forecasters whose lane probabilities are sealed, with counts, clusters and scores per horizon: first the model of this service, then the reference forecasts sealed with its sets, then other forecasters by name. Prediction markets are left out: their terms forbid redistribution. Sets of regions and countries count alike; `unit` narrows to one of them. Fewer than 30 clusters are too few to judge. As of an instant: the sets sealed by then, scored with the outcomes resolved by then.',
  omits: 'The person or program behind a name.',
  gate: 'key',
  listed: 'forecasters',
  input: record('ListForecastersQuery', {
    unit: Type.Optional(Type.Enum(['region', 'country'], { description: 'Only sets of regions, or of countries.' })),
    horizon: Type.Optional(HorizonParameter),
    at: AtParameter,
    format: FormatParameter,
  }),
  response: record('ListForecastersResponse', {
    forecasters: Type.Array(
      record('ForecasterScores', {
        forecaster: Type.String({ description: 'A public name; `model`, or the name of a reference forecast.' }),
        role: Type.Enum(['model', 'reference', 'forecaster']),
        boards: Type.Array(ForecasterBoard),
      }),
    ),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['at_unavailable', 'store_unavailable'],
  exampleInput: { horizon: '7d' },
  exampleResponse: {
    forecasters: [
      {
        forecaster: 'model',
        role: 'model',
        boards: [
          {
            horizon: '7d',
            kind: 'live',
            setCount: 118,
            pendingCount: 118,
            voidCount: 0,
            scoredCount: 0,
            clusterCount: 0,
          },
        ],
      },
    ],
  },
});
