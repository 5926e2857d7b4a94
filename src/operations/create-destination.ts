import { DESTINATIONS_BY_TIER } from '../contract/alert/destination.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { type AlertParts, newItemId, ownReply, shownDestination, urlFailure } from './alert-parts.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { newWebhookSecret } from './webhook-secret.ts';

/** Creates a destination, whose first event is the next one of the log. */
export function createDestination(parts: AlertParts): HandlerOf<'createDestination'> {
  const { destinations, sealer, clock, setTimer } = parts;
  return async ({ url, types = [], regionIds = [] }, { caller, allowance }) => {
    if (caller === undefined) return failed({ code: 'unauthenticated', reason: 'missing' });
    const wrong = await urlFailure(url, parts);
    if (wrong !== undefined) return wrong;
    const tier = (await allowance?.())?.tier ?? 1;
    const maxCount = DESTINATIONS_BY_TIER[tier] ?? 0;
    const destination = {
      destinationId: newItemId('dst'),
      accountId: caller.accountId,
      url,
      ...(types.length === 0 ? {} : { types }),
      ...(regionIds.length === 0 ? {} : { regionIds }),
      createdAt: clock.now(),
    };
    const { secret, sealed } = newWebhookSecret(destination.destinationId, sealer);
    const added = await readWithDeadline(destinations.add(destination, sealed, maxCount), setTimer);
    if (!added.ok) return failed(added.failure);
    if (added.value === 'allowance_used') return failed({ code: 'allowance_used', maxCount });
    return ownReply({ destination: shownDestination(destination), secret });
  };
}
