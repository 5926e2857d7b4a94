import { addressIn, MAIL_CONSENT } from '../contract/alert/mail-destination.ts';
import type { LoggedEvent } from '../contract/intelligence/event.ts';
import { type DigestContent, digestMail, NO_CONTENT, withEvents } from '../events/render/digest-mail.ts';
import { confirmationMail, eventMail, type MailSite, type MailText } from '../events/render/event-mail.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeliveryQueue, LeasedDelivery, LeasedMailFacts, SentEvent } from '../ports/deliveries.ts';
import type { EventLog } from '../ports/event-log.ts';
import { CONFIRMATION_GAP_MS, type DestinationTokens, type DigestFacts } from '../ports/mail-destinations.ts';
import type { MailOutcome, OutgoingMail, SendMail } from '../ports/mailer.ts';
import type { SendOutcome } from '../ports/outbound.ts';
import type { SendDelivery } from './run-deliveries.ts';

/** Events of the log that are read in one statement. */
const PAGE = 500;

export interface DestinationMailParts {
  readonly send: SendMail;
  readonly queue: Pick<DeliveryQueue, 'mayHandOver'>;
  readonly eventLog: Pick<EventLog, 'page'>;
  readonly tokens: Pick<DestinationTokens, 'create'>;
  /** Origin that the links lead to. */
  readonly publicUrl: string;
  readonly isExercise: boolean;
  readonly clock: Clock;
}

/** Sends the mail of a delivery. Every try of one delivery has the same text, which follows from the log, under the same id. */
export function createMailSender(parts: DestinationMailParts): SendDelivery {
  const { send, queue, publicUrl, clock } = parts;
  return async (delivery, triedAt, owner) => {
    const { mail: facts, event, destinationId } = delivery;
    const content =
      event.type === 'destination.digest' && facts !== undefined
        ? await contentOf(event, facts, parts, owner)
        : NO_CONTENT;
    if (owner.aborted) return { status: 'aborted' };
    const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${parts.tokens.create('remove', destinationId)}`;
    const site: MailSite = { publicUrl, world: parts.isExercise ? 'exercise' : 'live', unsubscribeUrl };
    const written = facts === undefined ? undefined : mailText(delivery, facts, { content, site, parts });
    if (written === undefined) return { status: 'withdrawn' };
    const outgoing: OutgoingMail = {
      to: addressIn(delivery.url),
      ...written,
      messageId: `${event.id}.${destinationId}@${new URL(publicUrl).hostname}`,
      writtenAt: triedAt,
      unsubscribeUrl,
    };
    const mayHandOver = () => queue.mayHandOver(delivery, clock.now());
    const outcome = await send(outgoing, { owner, mayHandOver });
    return outcome === 'withdrawn' || outcome === 'aborted'
      ? { status: outcome }
      : sendOutcome(outcome, event.type === 'destination.confirm' ? CONFIRMATION_GAP_MS : 0);
  };
}

interface Written {
  readonly content: DigestContent;
  readonly site: MailSite;
  readonly parts: DestinationMailParts;
}

/** Undefined for a request to confirm what is confirmed or over. */
function mailText(
  { event, destinationId }: LeasedDelivery,
  { confirmUntil, ...facts }: LeasedMailFacts,
  { content, site, parts }: Written,
): MailText | undefined {
  if (event.type === 'destination.digest') return digestMail(digestFacts(event), content, site);
  if (event.type !== 'destination.confirm') return eventMail(event, site);
  if (confirmUntil === undefined) return undefined;
  const confirmUrl = `${site.publicUrl}/confirm?token=${parts.tokens.create('confirm', destinationId)}`;
  return confirmationMail({ ...facts, confirmUntil, confirmUrl, consentText: MAIL_CONSENT.text }, site);
}

/** As `endPeriods` queued it. */
function digestFacts({ data }: SentEvent): DigestFacts {
  const { fromSequence, toSequence, since, until, missing } = Object(data);
  return { fromSequence, toSequence, since, until, missing };
}

/** What the log has for the destination in the stretch of a digest. */
async function contentOf(
  event: SentEvent,
  { types, regionIds }: LeasedMailFacts,
  { eventLog }: DestinationMailParts,
  owner: AbortSignal,
): Promise<DigestContent> {
  const { fromSequence, toSequence } = digestFacts(event);
  const isWanted = ({ regionId = '' }: LoggedEvent) => regionIds === undefined || regionIds.includes(regionId);
  let content = NO_CONTENT;
  for (let after = fromSequence; after < toSequence && !owner.aborted; ) {
    const query = { after, upTo: toSequence, limit: PAGE, ...(types === undefined ? {} : { types }) };
    const page = await eventLog.page(query);
    content = withEvents(content, page.filter(isWanted));
    after = page.length < PAGE ? toSequence : (page.at(-1)?.sequence ?? toSequence);
  }
  return content;
}

function sendOutcome(outcome: MailOutcome, uncertainMs: number): SendOutcome {
  switch (outcome) {
    case 'sent':
      return { status: 'accepted' };
    case 'rejected':
    case 'deferred':
      return { status: 'declined', isFinal: outcome === 'rejected' };
    case 'unreachable':
      return { status: 'unreachable' };
    case 'uncertain':
      return { status: 'uncertain', retryAfterMs: uncertainMs };
  }
}
