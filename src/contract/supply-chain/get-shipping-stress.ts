import { Composite, Contribution } from '../conventions/composite.ts';
import { operation } from '../conventions/operation.ts';
import { EpochMs, extended, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const getShippingStress = operation({
  ...OBSERVED_READ,
  operationId: 'GetShippingStress',
  service: 'supply-chain',
  rpcName: 'get-shipping-stress',
  group: 'Supply Chain',
  summary: 'Share of the usual traffic of straits and canals that is missing',
  description: 'Half of the 28 must be counted. Traffic above the norm of one makes up for no other.',
  omits: 'Ports, and straits without a norm.',
  gate: 'key',
  input: record('GetShippingStressQuery', { at: AtParameter }),
  response: extended('GetShippingStressResponse', Composite, {
    components: Type.Array(
      record('ShippingComponent', {
        id: Type.String({ description: 'Id of a strait or canal.' }),
        name: Type.String(),
        contribution: Contribution,
        trafficTo: EpochMs('Last of the seven days.'),
      }),
      { description: 'The largest contribution first.' },
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    ...{ score: 4.2, coverage: 1, missing: [], method: 'As stated' },
    components: [
      { id: 'hormuz_strait', name: 'Strait of Hormuz', contribution: 4.2, trafficTo: EXAMPLE_AT - 777_600_000 },
    ],
    ...observedExample('portwatch-transits'),
  },
});
