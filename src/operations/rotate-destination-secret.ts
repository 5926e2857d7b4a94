import { DEFAULT_OVERLAP_HOURS } from '../contract/alert/rotate-destination-secret.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { type AlertParts, answerKnown, keyOf } from './alert-parts.ts';
import { newWebhookSecret } from './webhook-secret.ts';

/** Gives a destination another secret; the one before signs until the overlap is over. */
export const rotateDestinationSecret =
  ({ destinations, sealer, clock, setTimer }: AlertParts): HandlerOf<'rotateDestinationSecret'> =>
  ({ destinationId, overlapHours = DEFAULT_OVERLAP_HOURS }, context) => {
    const now = clock.now();
    const overlapUntil = now + overlapHours * 3_600_000;
    const { secret, sealed } = newWebhookSecret(destinationId, sealer);
    const rotating = destinations.rotate(keyOf({ destinationId }, context), { sealed, now, overlapUntil });
    return answerKnown(
      rotating.then((isRotated) => (isRotated ? secret : undefined)),
      setTimer,
      () => ({ secret, overlapUntil }),
    );
  };
