import { Composite, Contribution } from '../conventions/composite.ts';
import { operation } from '../conventions/operation.ts';
import { EpochMs, extended, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

/** Fifths of the score, the lowest first. */
export const MOODS = ['extreme_fear', 'fear', 'neutral', 'greed', 'extreme_greed'] as const;

export const getFearGreedIndex = operation({
  ...OBSERVED_READ,
  operationId: 'GetFearGreedIndex',
  service: 'market',
  rpcName: 'get-fear-greed-index',
  group: 'Markets',
  summary: 'Whether US markets fear or seek risk',
  description:
    'Mean of four percentiles of `get-macro-signals`: share prices and ten-year yields as they are, volatility and credit stress turned round. 0 is fear, 100 greed. Three must be known.',
  omits: 'Other markets, options, breadth, and what comes next.',
  gate: 'key',
  input: record('GetFearGreedIndexQuery', { at: AtParameter }),
  response: extended('GetFearGreedIndexResponse', Composite, {
    label: Type.Optional(Type.Enum([...MOODS], { description: 'The fifth that the score is in.' })),
    components: Type.Array(
      record('MoodComponent', {
        id: Type.String(),
        name: Type.String(),
        value: Type.Integer({ description: '0 is fear, 100 greed.' }),
        contribution: Contribution,
        observedAt: EpochMs('What it is of.'),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    ...{ coverage: 0.25, missing: ['us-shares', 'us-10y', 'stlfsi'], method: 'As stated' },
    components: [
      { id: 'vix', name: 'Cboe Volatility Index', value: 9, contribution: 9, observedAt: EXAMPLE_AT - 86_400_000 },
    ],
    ...observedExample('cboe-vix'),
  },
});
