import type { HandlerOf } from '../contract/endpoints.ts';
import { type AlertParts, answerKnown, keyOf } from './alert-parts.ts';

/** Queues one delivery again, or what a destination wants of the log. */
export const redeliver =
  ({ deliveries, clock, setTimer }: AlertParts): HandlerOf<'redeliver'> =>
  ({ deliveryId, destinationId = '', fromSequence = 1 }, context) => {
    const key = keyOf({ destinationId }, context);
    const queueing =
      deliveryId === undefined
        ? deliveries.redeliverFrom(key, fromSequence, clock.now())
        : deliveries.redeliver(key.accountId, deliveryId, clock.now()).then((count) => count || undefined);
    return answerKnown(queueing, setTimer, (queued) => ({ queued }));
  };
