import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { observedExample } from '../records/record-list.ts';

export const getResilienceRanking = operation({
  ...OBSERVED_READ,
  operationId: 'GetResilienceRanking',
  service: 'resilience',
  rpcName: 'get-resilience-ranking',
  group: 'Resilience',
  summary: 'Every country by its resilience score',
  description:
    'The score of `get-resilience-score`, the highest first. Countries of which too little is known have none.',
  omits: 'A rank where too few figures are known.',
  gate: 'pro',
  input: record('GetResilienceRankingQuery', { at: AtParameter }),
  response: record('GetResilienceRankingResponse', {
    items: Type.Array(
      record('RankedCountry', {
        rank: Type.Integer({ description: 'From 1; equal scores have the same.' }),
        countryCode: Type.String(),
        countryName: Type.String(),
        score: Type.Number(),
        coverage: Type.Number({ description: 'Share of the six figures that are known.' }),
      }),
    ),
    greyedOut: Type.Array(Type.String(), { description: 'Countries of which something is known, but too little.' }),
    method: Type.String(),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    items: [{ rank: 1, countryCode: 'JP', countryName: 'Japan', score: 71.2, coverage: 1 }],
    greyedOut: ['TV'],
    method: 'As stated',
    ...observedExample('world-bank'),
  },
});
