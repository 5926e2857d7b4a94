import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import {
  checkUrl,
  DESTINATION_EXAMPLE,
  DESTINATION_FILTERS,
  DestinationAnswer,
  DestinationId,
  EXAMPLE_DESTINATION_ID,
  UrlMember,
} from './destination.ts';

export const updateDestination = operation({
  operationId: 'UpdateDestination',
  service: 'alert',
  rpcName: 'update-destination',
  method: 'POST',
  group: 'Alert',
  summary: 'Changes, pauses or enables a destination',
  description: 'What is absent stays; an empty list removes a filter. What waits is sent once it is enabled again.',
  omits: 'The secret: `rotate-destination-secret` gives another.',
  gate: 'pro',
  bodyLimitBytes: 8 * 1024,
  input: record('UpdateDestinationRequest', {
    destinationId: DestinationId,
    url: Type.Optional(UrlMember),
    ...DESTINATION_FILTERS,
    isEnabled: Type.Optional(Type.Boolean()),
  }),
  response: DestinationAnswer,
  failures: ['item_unknown', 'store_unavailable'],
  check: checkUrl,
  exampleInput: { destinationId: EXAMPLE_DESTINATION_ID, isEnabled: true },
  exampleResponse: { destination: DESTINATION_EXAMPLE },
});
