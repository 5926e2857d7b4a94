import { DAYS_TO_CONFIRM } from '../contract/leads/consent.ts';
import { createLeadTokens } from '../identity/lead-tokens.ts';
import { confirmationMail } from '../jobs/confirmation-mail.ts';
import { type RunningLeadMails, runLeadMails } from '../jobs/run-lead-mails.ts';
import { followLeadLink } from '../operations/follow-lead-link.ts';
import type { Stores } from '../stores/open-stores.ts';
import type { Config } from './config.ts';
import type { Watch } from './open-watch.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';

/**
 * The mails of a serving process, which has the pepper that their links follow from. Without a mail server nothing is sent, and
 * leads need no confirmation.
 */
export function openLeadMails(
  { mailServer, publicUrl }: Pick<Config, 'mailServer' | 'publicUrl'>,
  { leads, leadMails, isExercise }: Pick<Stores, 'leads' | 'leadMails'> & { readonly isExercise: boolean },
  { pepper, log, metrics }: Watch & { readonly pepper: Uint8Array },
) {
  const leadTokens = createLeadTokens(pepper);
  let running: Promise<RunningLeadMails> | undefined;

  async function run(server: NonNullable<typeof mailServer>, origin: string): Promise<RunningLeadMails> {
    // Loaded by processes alone that send.
    const { createMailer } = await import('../deliveries/send-mail.ts');
    const written = { tokens: leadTokens, publicUrl: origin, isExercise, daysToConfirm: DAYS_TO_CONFIRM };
    return runLeadMails({
      queue: leadMails,
      send: createMailer({ server, setTimer: systemTimer }),
      write: (mail, writtenAt) => confirmationMail(mail, writtenAt, written),
      clock: systemClock,
      setTimer: systemTimer,
      random: Math.random,
      onError: (error) => log.error('mail failed', { error }),
      onTried: metrics.mailTried,
    });
  }

  return {
    /** Whether leads are confirmed by a mail. */
    confirmsLeads: mailServer !== undefined,
    /** Does what a mailed link is for, also one that was mailed before mails were turned off. */
    followLink: followLeadLink({ leads, leadTokens, clock: systemClock, setTimer: systemTimer }),
    start() {
      if (mailServer !== undefined && publicUrl !== undefined) running = run(mailServer, publicUrl);
    },
    async close() {
      await (await running)?.stop();
    },
  };
}
