import { randomBytes } from 'node:crypto';
import type { HandlerOf } from '../contract/endpoints.ts';
import { type AlertParts, answerKnown, keyOf } from './alert-parts.ts';

/** Queues an event that only this destination gets. */
export const testDestination =
  ({ deliveries, clock, setTimer }: AlertParts): HandlerOf<'testDestination'> =>
  ({ destinationId }, context) => {
    const now = clock.now();
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const event = { id, type: 'destination.test', happenedAt: now, data: { destinationId } } as const;
    const sending = deliveries.send(keyOf({ destinationId }, context), event, now);
    return answerKnown(sending, setTimer, (deliveryId) => ({ deliveryId }));
  };
