import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';
import { BASELINE_NAMES, TemporalBaseline } from './list-temporal-anomalies.ts';

export const getTemporalBaseline = operation({
  ...OBSERVED_READ,
  operationId: 'GetTemporalBaseline',
  service: 'infrastructure',
  rpcName: 'get-temporal-baseline',
  group: 'Infrastructure',
  summary: 'How far the newest day of a series is from its own month',
  description:
    'Returns where the newest day of one series stands against the 30 days before it. `baseline` is absent where fewer than 15 of them have a value, or all have the same. Weekdays and seasons are not taken out.',
  omits: 'Seasons: the month before is compared alone.',
  gate: 'key',
  input: record('GetTemporalBaselineQuery', {
    type: Type.Enum([...BASELINE_NAMES], { description: 'What is counted.' }),
    subject: Type.String({
      pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$',
      description: 'Country code, or id of the strait or series.',
    }),
    at: AtParameter,
  }),
  response: record('GetTemporalBaselineResponse', {
    baseline: Type.Optional(TemporalBaseline),
    ...OBSERVED,
  }),
  exampleInput: { type: 'chokepoint-transits', subject: 'hormuz_strait' },
  exampleResponse: {
    baseline: {
      ...{ type: 'chokepoint-transits', subject: 'hormuz_strait', observedAt: EXAMPLE_AT - 734_400_000 },
      ...{ zScore: -6.2, percentOfMean: 31, days: 30 },
    },
    ...observedExample('portwatch-transits'),
  },
});
