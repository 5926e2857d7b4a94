import { webhookBody } from '../events/render/event-message.ts';
import { renderTemplate } from '../events/templates/render-template.ts';
import { templateIn } from '../events/templates/template.ts';
import { type LeasedDelivery, secretContext, templateContext } from '../ports/deliveries.ts';
import type { OutboundRequest, PostOutbound } from '../ports/outbound.ts';
import type { Sealer } from '../ports/sealer.ts';
import type { SendDelivery } from './run-deliveries.ts';

/** Sends the request of a delivery. */
export const createRequestSender =
  (parts: RequestParts & { readonly post: PostOutbound }): SendDelivery =>
  (delivery, triedAt, owner) =>
    parts.post(outboundRequest(delivery, triedAt, parts), owner);

export interface RequestParts {
  readonly sealer: Sealer;
  /** Headers of a try that sign its body. */
  readonly sign: (
    signed: { readonly id: string; readonly triedAt: number; readonly body: string },
    secrets: readonly string[],
  ) => Record<string, string>;
  /** Whether the events are of the exercise, which every message says first. */
  readonly isExercise: boolean;
}

/** What a delivery sends: a signed webhook, or the request of a template, which is not signed. */
function outboundRequest(
  { destinationId, url, isTemplate, sealedSecrets, event }: LeasedDelivery,
  triedAt: number,
  { sealer, sign, isExercise }: RequestParts,
): OutboundRequest {
  const context = isTemplate ? templateContext(destinationId) : secretContext(destinationId);
  const secrets = sealedSecrets.map((sealed) => new TextDecoder().decode(sealer.open(sealed, context)));
  if (isTemplate) return renderTemplate(templateIn(secrets[0] ?? ''), event, { isExercise });
  const body = JSON.stringify(webhookBody(event));
  return { method: 'POST', url, headers: sign({ id: event.id, triedAt, body }, secrets), body };
}
