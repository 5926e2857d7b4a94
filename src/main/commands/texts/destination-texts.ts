import { counted, listed, shortTime } from '../../../assessment/english.ts';
import type { Outputs } from '../../../contract/endpoints.ts';
import { harmless, item, plainWords, table, withMore } from './layout.ts';

type Destination = Outputs['updateDestination']['destination'];
type Delivery = Outputs['listDeliveries']['deliveries'][number];

export function destinationsText({ destinations }: Outputs['listDestinations']): string {
  return destinations.length === 0 ? 'No destination yet.' : destinations.map(destinationText).join('\n');
}

/** Where, in which state, which events. */
export function destinationText({ destinationId, url, types = [], regionIds = [], ...rest }: Destination): string {
  const { disabledReason, lastSuccessAt, failingSince, kind, preset, method, address, schedule } = rest;
  const by = kind === 'webhook' ? '' : ` by ${schedule ? `mail, ${schedule}` : (preset ?? `${method} template`)}`;
  const state = disabledReason === 'unconfirmed' ? 'awaiting confirmation' : (disabledReason ?? 'active');
  const what = `${types.length === 0 ? 'every event' : listed(types)} of ${regionIds.length === 0 ? 'all regions' : listed(regionIds)}`;
  const success = lastSuccessAt === undefined ? 'none delivered yet' : `last delivered ${shortTime(lastSuccessAt)}`;
  const failing = failingSince === undefined ? '' : `, failing since ${shortTime(failingSince)}`;
  return [`${destinationId}  ${state}  ${harmless(address ?? url)}${by}`, item(`${what}; ${success}${failing}`)].join(
    '\n',
  );
}

const ASKED = '\nA mail asks the holder of the address to confirm it. No event is sent before.';

export const createdText = ({ destination, secret }: Outputs['createDestination']): string =>
  secret === undefined
    ? `${destinationText(destination)}${destination.kind === 'email' ? ASKED : ''}`
    : `${secret}\n\n${destinationText(destination)}\nThe secret verifies its webhooks. Shown only once.`;

export const rotatedText = ({ secret, overlapUntil }: Outputs['rotateDestinationSecret']): string =>
  `${secret}\n\nThe secret before signs until ${shortTime(overlapUntil)}. Shown only once.`;

export const deletedText = ({ destinationId }: Outputs['deleteDestination']): string => `removed ${destinationId}`;

export const testedText = ({ deliveryId }: Outputs['testDestination']): string =>
  `queued ${deliveryId}: \`destinations deliveries\` shows its result`;

export const redeliveredText = ({ queued }: Outputs['redeliver']): string =>
  `queued ${counted(queued, 'delivery', 'deliveries')}`;

export function deliveriesText({ deliveries, nextCursor }: Outputs['listDeliveries']): string {
  if (deliveries.length === 0) return 'No delivery in the last 30 days.';
  const rows = deliveries.map((one) => [
    one.deliveryId,
    shortTime(one.queuedAt),
    one.type,
    one.destinationId,
    one.state,
    lastTry(one),
  ]);
  return withMore(
    table([['delivery', 'queued', 'event', 'destination', 'state', 'newest try'], ...rows], ''),
    nextCursor,
  );
}

/** `timed out, 3 tries, next 20 Nov 2026, 06:15 UTC`. */
function lastTry({ attempts, nextAt }: Delivery): string {
  const last = attempts.at(-1);
  const next = nextAt === undefined ? [] : [`next ${shortTime(nextAt)}`];
  if (last === undefined) return next[0] ?? '-';
  const status = last.statusCode === undefined ? '' : ` with ${last.statusCode}`;
  return [`${plainWords(last.outcome)}${status}`, counted(attempts.length, 'try', 'tries'), ...next].join(', ');
}
