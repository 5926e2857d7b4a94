import { operation } from '../conventions/operation.ts';
import { record } from '../conventions/schema.ts';
import { DestinationId, EXAMPLE_DESTINATION_ID } from './destination.ts';

export const deleteDestination = operation({
  operationId: 'DeleteDestination',
  service: 'alert',
  rpcName: 'delete-destination',
  method: 'POST',
  group: 'Alert',
  summary: 'Removes a destination',
  description: 'Its secrets and its deliveries are removed too.',
  omits: 'Deliveries that are under way.',
  gate: 'pro',
  bodyLimitBytes: 1024,
  input: record('DeleteDestinationRequest', { destinationId: DestinationId }),
  response: record('DeleteDestinationResponse', { destinationId: DestinationId }),
  failures: ['item_unknown', 'store_unavailable'],
  exampleInput: { destinationId: EXAMPLE_DESTINATION_ID },
  exampleResponse: { destinationId: EXAMPLE_DESTINATION_ID },
});
