import { Composite, Contribution } from '../conventions/composite.ts';
import { operation } from '../conventions/operation.ts';
import { EpochMs, extended, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const getEconomicStress = operation({
  ...OBSERVED_READ,
  operationId: 'GetEconomicStress',
  service: 'economic',
  rpcName: 'get-economic-stress',
  group: 'Economic',
  summary: 'Stress in volatility, credit, oil, gas and food prices',
  description: 'Mean of the percentiles of `get-macro-signals` whose rise is a burden. Three of five must be known.',
  omits: 'Single countries, and parts that are named as missing.',
  gate: 'key',
  input: record('GetEconomicStressQuery', { at: AtParameter }),
  response: extended('GetEconomicStressResponse', Composite, {
    components: Type.Array(
      record('StressComponent', {
        id: Type.String(),
        name: Type.String(),
        percentile1y: Type.Integer({ description: 'Of the year before.' }),
        contribution: Contribution,
        observedAt: EpochMs('What it is of.'),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    ...{ score: 91, coverage: 0.2, missing: ['vix', 'stlfsi', 'henry-hub', 'ffpi'], method: 'As stated' },
    components: [
      { id: 'brent', name: 'Brent crude', percentile1y: 91, contribution: 91, observedAt: EXAMPLE_AT - 86_400_000 },
    ],
    ...observedExample('fred-brent'),
  },
});
