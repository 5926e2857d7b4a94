import { Composite, Contribution } from '../conventions/composite.ts';
import { operation } from '../conventions/operation.ts';
import { EpochMs, extended, record, Type } from '../conventions/schema.ts';
import { AtParameter, CountryParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const getResilienceScore = operation({
  ...OBSERVED_READ,
  operationId: 'GetResilienceScore',
  service: 'resilience',
  rpcName: 'get-resilience-score',
  group: 'Resilience',
  summary: 'How well a country can bear shocks, by six figures',
  description: 'Mean of how many countries stand worse in each figure, percent. Four must be known.',
  omits: 'Institutions, stocks and armed forces.',
  gate: 'pro',
  input: record('GetResilienceScoreQuery', { country_code: CountryParameter, at: AtParameter }),
  response: extended('GetResilienceScoreResponse', Composite, {
    countryCode: Type.String(),
    countryName: Type.String(),
    indicators: Type.Array(
      record('ResilienceIndicator', {
        id: Type.String(),
        domain: Type.Enum(['finances', 'supply', 'governance']),
        name: Type.String(),
        value: Type.Number(),
        percentile: Type.Number({ description: 'Countries that stand worse.' }),
        contribution: Contribution,
        countries: Type.Integer({ description: 'Compared.' }),
        observedAt: EpochMs('End of its year.'),
      }),
    ),
    ...OBSERVED,
  }),
  failures: ['country_unknown', 'at_unavailable', 'store_unavailable'],
  exampleInput: { country_code: 'JP' },
  exampleResponse: {
    ...{ countryCode: 'JP', countryName: 'Japan', coverage: 0.17, missing: ['short_term_debt'], method: 'As stated' },
    indicators: [
      {
        ...{ id: 'reserves_months', domain: 'finances', name: 'Reserves', value: 12.1, percentile: 88.4 },
        ...{ contribution: 88.4, countries: 160, observedAt: EXAMPLE_AT - 24_710_400_001 },
      },
    ],
    ...observedExample('world-bank'),
  },
});
