import type { MailSchedule } from '../contract/alert/mail-destination.ts';
import type { Destination } from './deliveries.ts';
import type { LeadTokenUse } from './lead-tokens.ts';

/** A destination that mails are sent to. */
export type MailDestination = Destination & { readonly schedule: MailSchedule };

/** What the holder of the address is asked to agree to. */
export interface MailConsentRequest {
  /** The address itself. */
  readonly address: string;
  readonly consentVersion: string;
  readonly consentText: string;
}

/** Tokens of mailed links, which follow from the pepper: no store holds one, or anything that one can be made of. */
export interface DestinationTokens {
  create(use: LeadTokenUse, destinationId: string): string;
  /** @returns the id of the destination; undefined for anything but what `create` made for this use under the same pepper */
  read(use: LeadTokenUse, token: string): string | undefined;
}

/** The first instants after another at which a digest of a day and of a week ends, epoch ms. */
export interface DigestEnds {
  readonly now: number;
  readonly daily: number;
  readonly weekly: number;
}

/** What a mail of a digest is about; events are those of the log in (fromSequence, toSequence] that its destination wants. */
export interface DigestFacts {
  readonly fromSequence: number;
  readonly toSequence: number;
  /** Epoch ms. */
  readonly since: number;
  readonly until: number;
  readonly missing: MissingFacts;
}

/** What did not happen. */
export interface MissingFacts {
  /** Wanted regions whose newest assessment is long out of date, with its instant, epoch ms; absent where none was made yet. */
  readonly regions: readonly { readonly regionId: string; readonly assessedAt?: number }[];
  /** Feeds whose content is older than it may be, by id, 20 at most; how many, and of how many. */
  readonly feedIds: readonly string[];
  readonly staleFeedCount: number;
  readonly feedCount: number;
}

/**
 * Destinations of mail. An address gets the mail that asks for its confirmation, and nothing else before it confirms; one such mail
 * at most in `CONFIRMATION_GAP_MS`, for all accounts together. That it was asked, agreed and left is kept under a hash of it.
 */
export interface MailDestinations {
  /**
   * Adds one that waits for its confirmation, and queues the mail that asks for it: now, or once the address may have another.
   * @param maxCount destinations that the account may have, of all kinds
   */
  add(destination: MailDestination, asked: MailConsentRequest, maxCount: number): Promise<'added' | 'allowance_used'>;
  /** Confirms it, now or earlier; its first event is the next one of the log. @returns false where there is nothing to confirm */
  confirm(destinationId: string, ends: DigestEnds): Promise<boolean>;
  /** Ends it for good; what waits is not sent. @returns whether there is such a destination */
  unsubscribe(destinationId: string, now: number): Promise<boolean>;
  /**
   * Ends the periods that are over. A digest covers the log from the end of the one before, and is queued where it has an event or
   * something is missing; destinations that get each event are notified of what is missing once a day. Each period is ended by one
   * process.
   * @returns how many destinations were looked at
   */
  endPeriods(ends: DigestEnds): Promise<number>;
  /** Removes destinations whose address was not confirmed in time, and consents that ended long ago. @returns how many destinations */
  removeExpired(now: number): Promise<number>;
}

/** An address is asked once at most in this time. */
export const CONFIRMATION_GAP_MS = 86_400_000;
/** Consents are kept for so long after they ended. */
export const CONSENT_KEPT_MS = 365 * 86_400_000;
/** A region's assessment is missing this long after its validity: a whole slot was missed. */
export const MISSING_AFTER_MS = 6 * 3_600_000;
