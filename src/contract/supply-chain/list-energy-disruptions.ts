import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const listEnergyDisruptions = operation({
  ...OBSERVED_READ,
  operationId: 'ListEnergyDisruptions',
  service: 'supply-chain',
  rpcName: 'list-energy-disruptions',
  group: 'Supply Chain',
  summary: 'Disruptions of straits and ports that oil leaves by',
  description:
    'Returns, for 60 days, the straits with a known flow of oil and the net exporters of oil where a named disruption affected shipping; what lasts comes first, then the largest flow.',
  omits: 'Names and causes of disruptions, pipelines, fields and refineries.',
  gate: 'key',
  listed: 'events',
  input: record('ListEnergyDisruptionsQuery', { at: AtParameter, format: FormatParameter }),
  response: record('ListEnergyDisruptionsResponse', {
    events: Type.Array(
      record('EnergyDisruption', {
        place: Type.String({ description: 'Id of the strait, or ISO 3166-1 alpha-2 of the country.' }),
        name: Type.String(),
        type: Type.Enum(['strait', 'exporter']),
        disruptions: Type.Integer({ minimum: 1, description: 'Ports and straits affected on its last day.' }),
        fromAt: EpochMs('Start of the first day of the last unbroken run of days.'),
        toAt: EpochMs('Start of its last day.'),
        isOver: Type.Boolean({ description: 'Whether the source has looked at a later day.' }),
        oilMbd: Type.Number({
          description: 'Million barrels a day that usually pass the strait, or net exports of the country.',
        }),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    events: [
      {
        ...{ place: 'hormuz_strait', name: 'Strait of Hormuz', type: 'strait', disruptions: 1, isOver: false },
        ...{ fromAt: EXAMPLE_AT - 907_200_000, toAt: EXAMPLE_AT - 129_600_000, oilMbd: 20.9 },
      },
    ],
    ...observedExample('portwatch-disruptions'),
  },
});
