import type { SetTimer } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { LeadStore } from '../ports/lead-store.ts';
import type { LeadTokens, LeadTokenUse } from '../ports/lead-tokens.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface LinkParts {
  readonly leads: Pick<LeadStore, 'confirm' | 'removeById'>;
  readonly leadTokens: Pick<LeadTokens, 'read'>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

/** `unknown`: the token was never made for this, or nothing waits for it any more; `busy`: the store did not answer in time. */
export type LinkOutcome = 'done' | 'unknown' | 'busy';

/**
 * Does what a mailed link is for: confirms what waits under its address, or removes all that is kept of it. Both may be repeated. A
 * token that was never made does not reach the store.
 */
export function followLeadLink({ leads, leadTokens, clock, setTimer }: LinkParts) {
  return async (use: LeadTokenUse, token: string): Promise<LinkOutcome> => {
    const claim = leadTokens.read(use, token);
    if (claim === undefined) return 'unknown';
    const work = use === 'confirm' ? leads.confirm(claim, clock.now()) : leads.removeById(claim.addressId);
    const read = await readWithDeadline<boolean | number>(work, setTimer);
    if (!read.ok) return 'busy';
    return read.value === false ? 'unknown' : 'done';
  };
}
