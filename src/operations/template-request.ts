import type { Violation } from '../contract/conventions/failure.ts';
import type { Inputs } from '../contract/endpoints.ts';
import { templateViolations } from '../events/templates/check-template.ts';
import { wholeTemplate } from '../events/templates/render-template.ts';
import { type Template, templateIn, templateText } from '../events/templates/template.ts';
import { type DestinationRequest, templateContext } from '../ports/deliveries.ts';
import type { Sealer } from '../ports/sealer.ts';

export type RequestOrViolations =
  | { readonly ok: true; readonly request: DestinationRequest }
  | { readonly ok: false; readonly violations: readonly Violation[] };

type Sent = Pick<Inputs['updateDestination'], 'url' | 'preset' | 'method' | 'headers' | 'body'>;

/** Seals and opens templates of one destination. */
export interface SealedFor {
  readonly destinationId: string;
  readonly sealer: Sealer;
}

/** A template as the store gets it: sealed, with what may be shown. */
export function templateRequest(template: Template, { destinationId, sealer }: SealedFor): RequestOrViolations {
  const violations = templateViolations(template);
  if (violations.length > 0) return { ok: false, violations };
  const { url, preset, headers } = template;
  const { method } = wholeTemplate(template);
  const facts = { ...(preset === undefined ? {} : { preset }), method, headerNames: Object.keys(headers) };
  const sealed = sealer.seal(Buffer.from(templateText(template)), templateContext(destinationId));
  return { ok: true, request: { url: new URL(url).origin, template: facts, sealed } };
}

/** What a destination sends after a change; what is absent of it stays. */
export function changedRequest(held: DestinationRequest, sent: Sent, sealedFor: SealedFor): RequestOrViolations {
  if (held.schedule !== undefined) return unchangeable(sent, 'stays of mail: create another destination');
  if (held.template === undefined) return changedWebhook(held, sent);
  const { destinationId, sealer } = sealedFor;
  const opened = sealer.open(held.sealed, templateContext(destinationId));
  return templateRequest(merged(templateIn(new TextDecoder().decode(opened)), sent), sealedFor);
}

function changedWebhook(held: DestinationRequest, { url = held.url, ...rest }: Sent): RequestOrViolations {
  const wrong = unchangeable(rest, 'is for a template only, and this is a webhook');
  return wrong.violations.length > 0 ? wrong : { ok: true, request: { ...held, url } };
}

function unchangeable(sent: Sent, description: string) {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ok: false, violations: given.map(([field]) => ({ field, description })) } as const;
}

/** Method or body take the place of a preset, and a preset theirs with the content type. */
function merged(held: Template, { url = held.url, preset, method, headers, body }: Sent): Template {
  if (preset !== undefined) return { url, preset, headers: headers ?? withoutType(held.headers) };
  const isOwn = method !== undefined || body !== undefined;
  const { preset: heldPreset, method: heldMethod, body: heldBody } = held;
  const [nextMethod, nextBody] = [method ?? heldMethod, body ?? heldBody];
  return {
    url,
    ...(isOwn || heldPreset === undefined ? {} : { preset: heldPreset }),
    headers: headers ?? held.headers,
    ...(nextMethod === undefined ? {} : { method: nextMethod }),
    ...(nextBody === undefined ? {} : { body: nextBody }),
  };
}

const withoutType = (headers: Template['headers']): Template['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'));
