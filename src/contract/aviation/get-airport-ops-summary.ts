import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const getAirportOpsSummary = operation({
  ...OBSERVED_READ,
  operationId: 'GetAirportOpsSummary',
  service: 'aviation',
  rpcName: 'get-airport-ops-summary',
  group: 'Aviation',
  summary: 'The state of airports that have a notice in force',
  description:
    'Returns, for each airport of the United States with a notice of the Federal Aviation Administration in force, the worst of them: closed, flights to it held on the ground, or delayed. An airport that is not listed has no notice. Other countries are not covered.',
  omits: 'Airports without a notice, and other countries than the United States.',
  gate: 'key',
  input: record('GetAirportOpsSummaryQuery', { at: AtParameter }),
  response: record('GetAirportOpsSummaryResponse', {
    summaries: Type.Array(
      record('AirportOps', {
        icao: Type.String(),
        iata: Type.Optional(Type.String()),
        name: Type.Optional(Type.String()),
        status: Type.Enum(['closed', 'ground_stop', 'delayed']),
        maxDelayMinutes: Type.Optional(Type.Number({ description: 'Of its notices of delay.' })),
        reason: Type.Optional(Type.String({ description: 'As the worst notice gives it.' })),
        notices: Type.Integer({ minimum: 1, description: 'Notices in force.' }),
        updatedAt: EpochMs('Hour in which they were last read.'),
      }),
      { description: 'The worst first, then by code.' },
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    summaries: [
      {
        ...{ icao: 'KLGA', iata: 'LGA', name: 'La Guardia', status: 'ground_stop', reason: 'low ceilings' },
        ...{ notices: 1, updatedAt: EXAMPLE_AT },
      },
    ],
    ...observedExample('faa-nas'),
  },
});
