import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

/** Series of which every day is counted: type, metric, feed, and what it counts. */
export const BASELINE_TYPES = {
  'chokepoint-transits': { metric: 'transits_total', feedId: 'portwatch-transits', kind: 'chokepoint' },
  'port-calls': { metric: 'port_calls', feedId: 'portwatch-ports', kind: 'country' },
  'thermal-hotspots': { metric: 'thermal_hotspots', feedId: 'firms-hotspots', kind: 'country' },
  'exchange-rates': { metric: 'exchange_rate', feedId: 'ecb-rates', kind: 'series' },
} as const;
export type BaselineType = keyof typeof BASELINE_TYPES;
export const BASELINE_NAMES: readonly BaselineType[] = [
  'chokepoint-transits',
  'port-calls',
  'thermal-hotspots',
  'exchange-rates',
];

export const TemporalBaseline = record('TemporalBaseline', {
  type: Type.Enum([...BASELINE_NAMES]),
  subject: Type.String({ description: 'Country code, or id of the strait or series.' }),
  observedAt: EpochMs('The newest day of the series.'),
  zScore: Type.Number({ description: 'Standard deviations of the newest day from the mean of the 30 days before.' }),
  percentOfMean: Type.Optional(Type.Number({ description: 'The newest day in per cent of that mean.' })),
  days: Type.Integer({ minimum: 1, description: 'Days of the 30 that have a value.' }),
});

export const listTemporalAnomalies = operation({
  ...OBSERVED_READ,
  operationId: 'ListTemporalAnomalies',
  service: 'infrastructure',
  rpcName: 'list-temporal-anomalies',
  group: 'Infrastructure',
  summary: 'Daily series whose newest day is far from its own month',
  description:
    'Lists straits, ports of countries, hotspots of countries and exchange rates whose newest day is three or more standard deviations from the 30 days before, the farthest first. Chance alone makes some of many series far; weekdays and seasons are not taken out. Series with fewer than 15 of the 30 days are not judged.',
  omits: 'Causes, and series with too few days for a mean.',
  gate: 'key',
  listed: 'anomalies',
  input: record('ListTemporalAnomaliesQuery', {
    type: Type.Optional(Type.Enum([...BASELINE_NAMES], { description: 'Only series of this type.' })),
    min_z: Type.Optional(
      Type.Number({ minimum: 1, maximum: 100, description: 'At least this far, either way; 3 when absent.' }),
    ),
    at: AtParameter,
    format: FormatParameter,
  }),
  response: record('ListTemporalAnomaliesResponse', {
    anomalies: Type.Array(TemporalBaseline),
    seriesCount: Type.Integer({ minimum: 0, description: 'Series that were judged.' }),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    anomalies: [
      {
        ...{ type: 'chokepoint-transits', subject: 'hormuz_strait', observedAt: EXAMPLE_AT - 734_400_000 },
        ...{ zScore: -6.2, percentOfMean: 31, days: 30 },
      },
    ],
    seriesCount: 311,
    ...observedExample('portwatch-transits'),
  },
});
