import { DESTINATIONS_BY_TIER } from '../contract/alert/destination.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { type AlertParts, newItemId, ownReply, shownDestination, urlFailure } from './alert-parts.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { templateRequest } from './template-request.ts';
import { newWebhookSecret } from './webhook-secret.ts';

/** Creates a destination, whose first event is the next one of the log. */
export function createDestination(parts: AlertParts): HandlerOf<'createDestination'> {
  const { destinations, sealer, clock, setTimer } = parts;
  return async ({ kind, url, types = [], regionIds = [], headers = {}, ...sent }, { caller, allowance }) => {
    if (caller === undefined) return failed({ code: 'unauthenticated', reason: 'missing' });
    const destinationId = newItemId('dst');
    const template =
      kind === 'template' ? templateRequest({ url, headers, ...sent }, { destinationId, sealer }) : undefined;
    if (template?.ok === false) return failed({ code: 'validation_failed', violations: template.violations });
    const wrong = await urlFailure(url, parts);
    if (wrong !== undefined) return wrong;
    const { secret, ...signed } = newWebhookSecret(destinationId, sealer);
    const { sealed, ...place } = template?.request ?? { url, ...signed };
    const tier = (await allowance?.())?.tier ?? 1;
    const maxCount = DESTINATIONS_BY_TIER[tier] ?? 0;
    const destination = {
      destinationId,
      accountId: caller.accountId,
      ...place,
      ...(types.length === 0 ? {} : { types }),
      ...(regionIds.length === 0 ? {} : { regionIds }),
      createdAt: clock.now(),
    };
    const added = await readWithDeadline(destinations.add(destination, sealed, maxCount), setTimer);
    if (!added.ok) return failed(added.failure);
    if (added.value === 'allowance_used') return failed({ code: 'allowance_used', maxCount });
    return ownReply({ destination: shownDestination(destination), ...(template === undefined ? { secret } : {}) });
  };
}
