import type { Violation } from '../conventions/failure.ts';
import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { DeliveryId, DestinationId, EXAMPLE_DESTINATION_ID } from './destination.ts';

export const redeliver = operation({
  operationId: 'Redeliver',
  service: 'alert',
  rpcName: 'redeliver',
  method: 'POST',
  group: 'Alert',
  summary: 'Sends again: one delivery, or what a destination wants of the log from a sequence on',
  description:
    'Under the same `webhook-id`, with ten new tries; 1,000 events at most. Mail is sent again one delivery at a time.',
  omits: 'What is older than the log of deliveries.',
  gate: 'pro',
  bodyLimitBytes: 1024,
  input: record('RedeliverRequest', {
    deliveryId: Type.Optional(DeliveryId),
    destinationId: Type.Optional(DestinationId),
    fromSequence: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 })),
  }),
  response: record('RedeliverResponse', { queued: Type.Integer({ minimum: 0 }) }),
  failures: ['item_unknown', 'store_unavailable'],
  check: (input) => (typeof input === 'object' && input !== null && !Array.isArray(input) ? oneWay(Object(input)) : []),
  exampleInput: { destinationId: EXAMPLE_DESTINATION_ID, fromSequence: 1 },
  exampleResponse: { queued: 12 },
});

/** Either one delivery, or a destination with a sequence. */
function oneWay({ deliveryId, destinationId, fromSequence }: Readonly<Record<string, unknown>>): readonly Violation[] {
  if (deliveryId === undefined) {
    const missing = { destinationId, fromSequence };
    return Object.entries(missing).flatMap(([field, value]) =>
      value === undefined ? [{ field, description: 'is required without deliveryId' }] : [],
    );
  }
  return Object.entries({ destinationId, fromSequence }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, description: 'cannot be combined with deliveryId' }],
  );
}
