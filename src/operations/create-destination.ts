import { DESTINATIONS_BY_TIER } from '../contract/alert/destination.ts';
import { MAIL_CONSENT, mailtoUrl } from '../contract/alert/mail-destination.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Destination } from '../ports/deliveries.ts';
import {
  type AlertParts,
  addFailure,
  type NewItem,
  newItemId,
  ownReply,
  shownDestination,
  urlFailure,
} from './alert-parts.ts';
import { templateRequest } from './template-request.ts';
import { newWebhookSecret } from './webhook-secret.ts';

/** Creates a destination, whose first event is the next one of the log; of mail, the next one after its confirmation. */
export function createDestination(parts: AlertParts): HandlerOf<'createDestination'> {
  const { destinations, mailDestinations, sendsMail = false, sealer, clock, setTimer } = parts;
  return async (input, { caller, allowance }) => {
    if (caller === undefined) return failed({ code: 'unauthenticated', reason: 'missing' });
    const {
      kind,
      url = '',
      address = '',
      schedule = 'each',
      types = [],
      regionIds = [],
      headers = {},
      ...sent
    } = input;
    const destinationId = newItemId('dst');
    const tier = (await allowance?.())?.tier ?? 1;
    const maxCount = DESTINATIONS_BY_TIER[tier] ?? 0;
    const destinationOf = <P extends object>(place: P) => ({
      destinationId,
      accountId: caller.accountId,
      ...place,
      ...(types.length === 0 ? {} : { types }),
      ...(regionIds.length === 0 ? {} : { regionIds }),
      createdAt: clock.now(),
    });
    if (kind === 'email') {
      if (!sendsMail) return failed({ code: 'channel_unconfigured' });
      const place = { url: mailtoUrl(address.toLowerCase()), schedule, disabledReason: 'unconfirmed' } as const;
      const destination = destinationOf(place);
      const asked = { address, consentVersion: MAIL_CONSENT.version, consentText: MAIL_CONSENT.text };
      return added(destination, { adding: mailDestinations.add(destination, asked, maxCount), maxCount });
    }
    const template =
      kind === 'template' ? templateRequest({ url, headers, ...sent }, { destinationId, sealer }) : undefined;
    if (template?.ok === false) return failed({ code: 'validation_failed', violations: template.violations });
    const wrong = await urlFailure(url, parts);
    if (wrong !== undefined) return wrong;
    const { secret, ...signed } = newWebhookSecret(destinationId, sealer);
    const { sealed, ...place } = template?.request ?? { url, ...signed };
    const destination = destinationOf(place);
    const adding = destinations.add(destination, sealed, maxCount);
    return added(destination, { adding, maxCount }, template === undefined ? { secret } : {});
  };

  async function added(
    destination: Destination,
    item: Pick<NewItem, 'adding' | 'maxCount'>,
    shown: { secret?: string } = {},
  ) {
    const wrong = await addFailure({ ...item, takeBack: () => destinations.remove(destination) }, setTimer);
    return wrong ?? ownReply({ destination: shownDestination(destination), ...shown });
  }
}
