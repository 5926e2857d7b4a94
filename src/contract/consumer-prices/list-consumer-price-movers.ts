import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { AtParameter, CountryParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { observedExample } from '../records/record-list.ts';

export const listConsumerPriceMovers = operation({
  ...OBSERVED_READ,
  operationId: 'ListConsumerPriceMovers',
  service: 'consumer-prices',
  rpcName: 'list-consumer-price-movers',
  group: 'Consumer Prices',
  summary: 'Categories whose consumer prices rose or fell most',
  description:
    'Harmonised prices by division of COICOP 2018 in the newest month of each country: the largest rises, then the largest falls.',
  omits: 'Groups within a division, and countries outside Europe.',
  gate: 'key',
  listed: 'movers',
  input: record('ListConsumerPriceMoversQuery', {
    country: Type.Optional(CountryParameter),
    over: Type.Optional(
      Type.Enum(['month', 'year'], { description: 'A change over the last month, or year when absent.' }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, description: 'Rises, and as many falls; 10 when absent.' }),
    ),
    at: AtParameter,
    format: FormatParameter,
  }),
  response: record('ListConsumerPriceMoversResponse', {
    movers: Type.Array(
      record('ConsumerPriceMove', {
        country: Type.String(),
        code: Type.String({ description: 'Division of COICOP 2018.' }),
        name: Type.String(),
        month: Type.String({ description: 'YYYY-MM.' }),
        changePct: Type.Number(),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    movers: [
      { country: 'TR', code: 'CP10', name: 'Education services', month: '2026-09', changePct: 41.3 },
      { country: 'FR', code: 'CP08', name: 'Information and communication', month: '2026-09', changePct: -3.1 },
    ],
    ...observedExample('eurostat-prices'),
  },
});
