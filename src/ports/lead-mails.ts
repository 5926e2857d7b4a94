import type { Backlog } from './backlog.ts';
import type { LeadKind } from './lead-store.ts';

/** An address that is to be asked for its confirmation, in the hands of one process. */
export interface LeasedMail {
  readonly addressId: string;
  readonly email: string;
  /** What was sent under it and is not confirmed; one at least. */
  readonly kinds: readonly LeadKind[];
  /** The text that was agreed to with the newest of them. */
  readonly consentText: string;
  /** Tries before this one. */
  readonly triedCount: number;
  /** When it was first due, epoch ms. */
  readonly wantedAt: number;
  /** Settles the mail as long as no later lease was given. */
  readonly fence: number;
}

export type MailLease = Pick<LeasedMail, 'addressId' | 'fence'>;

/**
 * What follows a try:
 * - `sent`: nothing, unless a message came after the mail was written, epoch ms
 * - `given_up`: nothing
 * - `again`: another try; nothing was handed over, or the server refused it
 * - `uncertain`: as if it had been sent and nothing confirmed: another mail once the address may have one
 */
export type MailSettlement =
  | { readonly next: 'sent'; readonly writtenAt: number }
  | { readonly next: 'given_up' | 'uncertain' }
  | { readonly next: 'again'; readonly at: number; readonly wantedAt: number };

/**
 * The mails that ask for confirmation, a row per address. An address has one at most in `MAIL_GAP_MS`: once one is handed over, no
 * other is, until the server is known to have refused it or the time is over. A process that ends before the hand-over leaves a
 * lease that ends by itself; one that ends after it leaves a mail that is sent again once the address may have another.
 */
export interface LeadMailQueue {
  /** Leases what is due for `MAIL_LEASE_MS`; of addresses with nothing left to confirm it forgets that they were due. */
  lease(now: number, limit: number): Promise<readonly LeasedMail[]>;
  /** Records that the mail is handed over. @returns false where it must not be: the lease has passed on, or nothing is due any more */
  handOver(lease: MailLease, now: number): Promise<boolean>;
  /** Does nothing once the lease has passed to another process. */
  settle(lease: MailLease, settlement: MailSettlement): Promise<void>;
  waiting(now: number): Promise<Backlog>;
}

/** A crash before the hand-over frees a mail after this; a try takes half of it at most. */
export const MAIL_LEASE_MS = 60_000;
/** An address has one mail at most in this time. */
export const MAIL_GAP_MS = 86_400_000;
