import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const listMarketMoves = operation({
  ...OBSERVED_READ,
  operationId: 'ListMarketMoves',
  service: 'prediction',
  rpcName: 'list-market-moves',
  group: 'Predictions',
  summary: 'Prediction markets whose price moved most',
  description:
    'Returns the geopolitical questions whose price of a yes moved by 5 points or more in the last `hours`, to the nearest 5 points, the largest move first.',
  omits: 'Titles, volumes and exact prices: the terms of the sources let derived figures out alone.',
  gate: 'key',
  listed: 'moves',
  input: record('ListMarketMovesQuery', {
    hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 168, description: 'Up to a week; 24 when absent.' })),
    at: AtParameter,
    format: FormatParameter,
  }),
  response: record('ListMarketMovesResponse', {
    moves: Type.Array(
      record('MarketMove', {
        series: Type.String({ description: 'Name of the question at its source.' }),
        source: Type.String({ description: 'Id of the feed.' }),
        countries: Type.Array(Type.String(), { description: 'ISO 3166-1 alpha-2, by the words of the question.' }),
        from: Type.Number({ minimum: 0, maximum: 1 }),
        to: Type.Number({ minimum: 0, maximum: 1 }),
        fromAt: EpochMs('The newest price that is at least so old.'),
        toAt: EpochMs('The newest price.'),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    moves: [
      {
        ...{
          series: 'strait-of-hormuz-closed-for-a-month',
          source: 'polymarket',
          countries: ['IR'],
          from: 0.15,
          to: 0.4,
        },
        ...{ fromAt: EXAMPLE_AT - 93_600_000, toAt: EXAMPLE_AT - 3_600_000 },
      },
    ],
    ...observedExample('polymarket'),
  },
});
