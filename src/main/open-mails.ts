import { DAYS_TO_CONFIRM } from '../contract/leads/consent.ts';
import { createDestinationTokens, createLeadTokens } from '../identity/lead-tokens.ts';
import { confirmationMail } from '../jobs/confirmation-mail.ts';
import { digestEnds, runDigestPeriods } from '../jobs/digest-periods.ts';
import { runDeliveries } from '../jobs/run-deliveries.ts';
import { runLeadMails } from '../jobs/run-lead-mails.ts';
import { createMailSender } from '../jobs/send-destination-mail.ts';
import { followDestinationLink } from '../operations/follow-destination-link.ts';
import { followLeadLink } from '../operations/follow-lead-link.ts';
import type { LeadTokenUse } from '../ports/lead-tokens.ts';
import type { Stores } from '../stores/open-stores.ts';
import type { Config } from './config.ts';
import type { Watch } from './open-watch.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';

/** Mails to destinations under way in one process. */
const MAX_CONCURRENT_MAILS = 8;

type MailStores = Pick<Stores, 'leads' | 'leadMails' | 'mailDestinations' | 'deliveries' | 'events'>;

/**
 * The mails of a serving process, which has the pepper that their links follow from. Without a mail server nothing is sent, leads
 * need no confirmation, and no destination of mail is created.
 */
export function openMails(
  { mailServer, publicUrl }: Pick<Config, 'mailServer' | 'publicUrl'>,
  { leads, leadMails, mailDestinations, deliveries, events, isExercise }: MailStores & { readonly isExercise: boolean },
  { pepper, log, metrics }: Watch & { readonly pepper: Uint8Array },
) {
  const [leadTokens, destinationTokens] = [createLeadTokens(pepper), createDestinationTokens(pepper)];
  const [clock, setTimer, random] = [systemClock, systemTimer, Math.random];
  const onError = (error: unknown) => log.error('mail failed', { error });
  let running: Promise<readonly (() => Promise<void>)[]> | undefined;

  async function run(server: NonNullable<typeof mailServer>, origin: string) {
    // Loaded by processes alone that send.
    const { createMailer } = await import('../deliveries/send-mail.ts');
    const send = createMailer({ server, setTimer });
    const written = { tokens: leadTokens, publicUrl: origin, isExercise, daysToConfirm: DAYS_TO_CONFIRM };
    const timed = { clock, setTimer, random, onError };
    const leadsMailed = runLeadMails({
      queue: leadMails,
      send,
      write: (mail, writtenAt) => confirmationMail(mail, writtenAt, written),
      ...timed,
      onTried: metrics.mailTried,
    });
    const sender = { send, queue: deliveries, eventLog: events, tokens: destinationTokens, publicUrl: origin };
    const delivered = runDeliveries({
      queue: deliveries,
      eventLog: events,
      send: createMailSender({ ...sender, isExercise, clock }),
      isMail: true,
      maxConcurrent: MAX_CONCURRENT_MAILS,
      ...timed,
      onTried: metrics.deliveryTried,
      onDead: metrics.deliveryDead,
    });
    const stopPeriods = runDigestPeriods({ destinations: mailDestinations, ...timed });
    return [leadsMailed.stop, delivered.stop, stopPeriods];
  }

  const followed = { clock, setTimer };
  const followLead = followLeadLink({ leads, leadTokens, ...followed });
  const followDestination = followDestinationLink({ mailDestinations, destinationTokens, digestEnds, ...followed });
  return {
    /** Whether there is a mail server: leads are confirmed by a mail, and events sent by it. */
    sendsMail: mailServer !== undefined,
    /** Does what a mailed link is for, also one that was mailed before mails were turned off. */
    followLink: (use: LeadTokenUse, token: string) =>
      token.startsWith('dst_') ? followDestination(use, token) : followLead(use, token),
    start() {
      if (mailServer !== undefined && publicUrl !== undefined) running = run(mailServer, publicUrl);
    },
    async close() {
      await Promise.all(((await running) ?? []).map((stop) => stop()));
    },
  };
}
