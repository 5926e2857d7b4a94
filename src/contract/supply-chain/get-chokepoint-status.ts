import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

export const getChokepointStatus = operation({
  ...OBSERVED_READ,
  operationId: 'GetChokepointStatus',
  service: 'supply-chain',
  rpcName: 'get-chokepoint-status',
  group: 'Supply Chain',
  summary: 'Straits and canals now: traffic, warnings and disruptions',
  description:
    'Returns 28 straits and canals with the traffic of the last seven days that are counted, as an index of the 90 days before, and the warnings to shipping and named disruptions of the newest day. Counts of ships come a week late; what is absent is not known. Counts themselves are not handed on by the terms of their source.',
  omits: 'Counts of ships, single ships and cargo.',
  gate: 'key',
  input: record('GetChokepointStatusQuery', { at: AtParameter }),
  response: record('GetChokepointStatusResponse', {
    chokepoints: Type.Array(
      record('ChokepointStatus', {
        id: Type.String(),
        name: Type.String(),
        lat: Type.Number(),
        lon: Type.Number(),
        trafficIndex7d: Type.Optional(
          Type.Integer({ description: 'Mean of seven days; 100 is the mean of the 90 days before them.' }),
        ),
        tankerIndex7d: Type.Optional(Type.Integer({ description: 'The same of tankers.' })),
        lostMbd: Type.Optional(
          Type.Number({
            minimum: 0,
            description:
              'Oil that its tankers lack now, million barrels per day: its flow of 2023 times the loss of `tankerIndex7d`. Absent where either is not known.',
          }),
        ),
        detourDays: Type.Optional(
          Type.Array(Type.Number(), {
            minItems: 2,
            maxItems: 2,
            description: 'Lowest and highest days that the way round it adds to a voyage; absent where there is none.',
          }),
        ),
        trafficTo: Type.Optional(EpochMs('The last of the seven days.')),
        lagDays: Type.Optional(Count('Days from then to the instant of the answer.')),
        activeWarnings: Type.Optional(Count('Warnings of attack, piracy or mines in force.')),
        disruptions: Type.Optional(Count('Named disruptions in force.')),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    chokepoints: [
      {
        ...{ id: 'hormuz_strait', name: 'Strait of Hormuz', lat: 26.56, lon: 56.25, trafficIndex7d: 42 },
        ...{
          tankerIndex7d: 31,
          lostMbd: 14.4,
          trafficTo: EXAMPLE_AT - 777_600_000,
          lagDays: 9,
          activeWarnings: 3,
          disruptions: 1,
        },
      },
    ],
    ...observedExample('portwatch-transits'),
  },
});
