import type { SetTimer } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { LeadMailQueue, LeasedMail, MailSettlement } from '../ports/lead-mails.ts';
import type { MailOutcome, OutgoingMail, SendMail } from '../ports/mailer.ts';

/** How often it is seen whether a mail is due. */
const POLL_MS = 2_000;
/** Tries under way in one process. */
export const MAX_CONCURRENT_MAILS = 4;
const [MINUTE, HOUR] = [60_000, 3_600_000];
/** Waits before the second try and each later one, ± 10 %; the last one repeats until nothing is left to confirm. */
export const MAIL_RETRY_WAITS_MS: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];
const JITTER = 0.1;

export interface LeadMailDeps {
  readonly queue: Pick<LeadMailQueue, 'lease' | 'handOver' | 'settle'>;
  readonly send: SendMail;
  /** The mail to an address, written at an instant, epoch ms. */
  readonly write: (mail: LeasedMail, writtenAt: number) => OutgoingMail;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  /** In [0, 1). */
  readonly random: () => number;
  /** A store that does not answer is asked again by the next poll. */
  readonly onError: (error: unknown) => void;
  readonly onTried?: (outcome: MailOutcome) => void;
}

export interface RunningLeadMails {
  /** Starts no try more, ends those under way and waits for them; what was not handed over is left to other processes. */
  stop(): Promise<void>;
}

/** Mails the addresses that are to confirm a lead. Every process works on the same rows by leases. */
export function runLeadMails(deps: LeadMailDeps): RunningLeadMails {
  const { queue, clock, setTimer, onError } = deps;
  const stopping = new AbortController();
  const trying = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let cancel = (): void => undefined;

  async function look(): Promise<void> {
    const room = MAX_CONCURRENT_MAILS - trying.size;
    const leased = room > 0 ? await queue.lease(clock.now(), room) : [];
    for (const mail of leased) {
      // A signal of its own: all tries listen concurrently.
      const work = attempt(mail, deps, AbortSignal.any([stopping.signal]))
        .catch(onError)
        .finally(() => trying.delete(work));
      trying.add(work);
    }
  }

  function poll(): void {
    if (stopping.signal.aborted) return;
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
    cancel = setTimer(POLL_MS, poll);
  }

  poll();
  return {
    async stop() {
      stopping.abort();
      cancel();
      await looking;
      await Promise.all(trying);
    },
  };
}

/** Tries once and records it. What was aborted or withdrawn stays leased, and is tried again when the lease ends. */
async function attempt(mail: LeasedMail, deps: LeadMailDeps, owner: AbortSignal): Promise<void> {
  const { queue, send, write, clock, onTried } = deps;
  const writtenAt = clock.now();
  const mayHandOver = () => queue.handOver(mail, clock.now());
  const outcome = await send(write(mail, writtenAt), { owner, mayHandOver });
  if (outcome === 'withdrawn' || outcome === 'aborted') return;
  onTried?.(outcome);
  await queue.settle(mail, settlementOf(outcome, mail, { writtenAt, now: clock.now(), random: deps.random() }));
}

function settlementOf(
  outcome: MailOutcome,
  { triedCount, wantedAt }: LeasedMail,
  { writtenAt, now, random }: { readonly writtenAt: number; readonly now: number; readonly random: number },
): MailSettlement {
  if (outcome === 'sent') return { next: 'sent', writtenAt };
  if (outcome === 'uncertain') return { next: 'uncertain' };
  if (outcome === 'rejected') return { next: 'given_up' };
  const waitMs = MAIL_RETRY_WAITS_MS[Math.min(triedCount, MAIL_RETRY_WAITS_MS.length - 1)] ?? 0;
  return { next: 'again', at: now + Math.round(waitMs * (1 - JITTER + 2 * JITTER * random)), wantedAt };
}
