import type { HandlerOf } from '../contract/endpoints.ts';
import { type AlertParts, answerKnown, keyOf } from './alert-parts.ts';

/** Removes a destination with its secrets and deliveries. */
export const deleteDestination =
  ({ destinations, setTimer }: AlertParts): HandlerOf<'deleteDestination'> =>
  ({ destinationId }, context) => {
    const removing = destinations.remove(keyOf({ destinationId }, context));
    return answerKnown(
      removing.then((isRemoved) => (isRemoved ? destinationId : undefined)),
      setTimer,
      () => ({ destinationId }),
    );
  };
