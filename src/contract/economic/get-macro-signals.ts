import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const getMacroSignals = operation({
  ...OBSERVED_READ,
  operationId: 'GetMacroSignals',
  service: 'economic',
  rpcName: 'get-macro-signals',
  group: 'Economic',
  summary: 'How unusual volatility, credit stress, oil, gas, yields, shares and food prices are',
  description:
    'Returns, for each of nine series, where its newest value stands among those of the year before it: 0 is the lowest, 100 the highest. There is no verdict and no score over all of them. Values of the volatility index and of the stress index are not handed on by the terms of their sources.',
  omits: 'Forecasts, and markets of other countries.',
  gate: 'key',
  input: record('GetMacroSignalsQuery', { at: AtParameter }),
  response: record('GetMacroSignalsResponse', {
    signals: Type.Array(
      record('MacroSignal', {
        series: Type.String({ description: 'Id of the series.' }),
        name: Type.String(),
        percentile1y: Type.Integer({
          minimum: 0,
          maximum: 100,
          description: 'Share of the year before that is lower.',
        }),
        value: Type.Optional(Type.Number({ description: 'In `unit`.' })),
        unit: Type.Optional(Type.String()),
        observedAt: EpochMs('What the value is of.'),
        observations: Type.Integer({ minimum: 1, description: 'Values of the year before that it is compared with.' }),
      }),
      { description: 'Series with fewer than eight values in the year before are absent.' },
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    signals: [
      {
        ...{ series: 'brent', name: 'Brent crude', percentile1y: 91, value: 81.4, unit: 'USD per barrel' },
        ...{ observedAt: EXAMPLE_AT - 86_400_000, observations: 251 },
      },
    ],
    ...observedExample('fred-brent'),
  },
});
