import type { LeadClaim } from './lead-tokens.ts';

export type LeadKind = 'interest' | 'contact';

/** What a person sent about themselves, under the consent that they gave with it. */
export interface Lead {
  readonly kind: LeadKind;
  /** In lower case. */
  readonly email: string;
  readonly name?: string;
  readonly message?: string;
  /** Where the form was, in the words of the page that sent it. */
  readonly origin?: string;
  /** Version of the text that was agreed to. */
  readonly consentVersion: string;
  /** That text; absent in leads that were kept before it was stored. */
  readonly consentText?: string;
  /** Epoch ms. */
  readonly sentAt: number;
  /** It is removed then unless the address confirms it, epoch ms; absent where no mail asks for that, and once it is confirmed. */
  readonly confirmUntil?: number;
  /** When the holder of the address confirmed it, epoch ms. */
  readonly confirmedAt?: number;
}

/** People who want to be written to. */
export interface LeadStore {
  /**
   * Keeps one; with `confirmUntil` its address is mailed. An address registers interest once: again only renews it, and does
   * nothing once it is confirmed. The outcome never depends on what is kept of the address.
   * @returns `day_full` when `MAX_PER_DAY` were kept since `dayStart`, epoch ms
   */
  keep(lead: Lead, dayStart: number): Promise<'kept' | 'day_full'>;
  /** The newest first. @param limit at most this many */
  newest(limit: number): Promise<readonly Lead[]>;
  /**
   * Confirms what waits for it: the interest, and messages that were sent until the mail was written.
   * @returns whether any of these is confirmed, now or earlier
   */
  confirm(claim: LeadClaim, now: number): Promise<boolean>;
  /** Removes all that is kept of an address, in any case. @returns how many */
  remove(email: string): Promise<number>;
  /** The same of the address that has an id. */
  removeById(addressId: string): Promise<number>;
}

/** Kept in one UTC day; more than that is an attack, which must not fill the store. */
export const MAX_PER_DAY = 2_000;
/** Days after which a lead is removed. */
export const LEAD_DAYS = 365;
