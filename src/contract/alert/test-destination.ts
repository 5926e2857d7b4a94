import { operation } from '../conventions/operation.ts';
import { record } from '../conventions/schema.ts';
import { DeliveryId, DestinationId, EXAMPLE_DESTINATION_ID } from './destination.ts';
import { DELIVERY_EXAMPLE } from './list-deliveries.ts';

export const testDestination = operation({
  operationId: 'TestDestination',
  service: 'alert',
  rpcName: 'test-destination',
  method: 'POST',
  group: 'Alert',
  summary: 'Sends a `destination.test` event to a destination',
  description: 'Queued like any other; `list-deliveries` shows how it went.',
  omits: 'Whether the receiver understood it.',
  gate: 'pro',
  bodyLimitBytes: 1024,
  input: record('TestDestinationRequest', { destinationId: DestinationId }),
  response: record('TestDestinationResponse', { deliveryId: DeliveryId }),
  failures: ['item_unknown', 'store_unavailable'],
  exampleInput: { destinationId: EXAMPLE_DESTINATION_ID },
  exampleResponse: { deliveryId: DELIVERY_EXAMPLE.deliveryId },
});
