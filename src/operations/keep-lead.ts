import { DAY_MS } from '../assessment/time.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import { failed, type HandlerResult, NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import type { Outputs } from '../contract/endpoints.ts';
import { CONSENT, DAYS_TO_CONFIRM } from '../contract/leads/consent.ts';
import type { Clock } from '../ports/clock.ts';
import type { Lead, LeadStore } from '../ports/lead-store.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface LeadParts {
  readonly leads: Pick<LeadStore, 'keep'>;
  /** Whether addresses are confirmed by a mailed link. */
  readonly confirmsLeads?: boolean;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

/** Keeps what a person sent under the consent of today; a mail is sent later. The answer is the same whatever is known of the address. */
export async function keepLead(
  given: Pick<Lead, 'kind' | 'email' | 'name' | 'message' | 'origin'>,
  { leads, confirmsLeads = false, clock, setTimer }: LeadParts,
): Promise<HandlerResult<Outputs['registerInterest']>> {
  const sentAt = clock.now();
  const dayStart = Math.floor(sentAt / DAY_MS) * DAY_MS;
  const lead = {
    ...given,
    email: given.email.toLowerCase(),
    consentVersion: CONSENT.version,
    consentText: CONSENT.text,
    sentAt,
    ...(confirmsLeads ? { confirmUntil: sentAt + DAYS_TO_CONFIRM * DAY_MS } : {}),
  };
  const kept = await readWithDeadline(leads.keep(lead, dayStart), setTimer);
  if (!kept.ok) return failed(kept.failure);
  if (kept.value === 'day_full') {
    const retryAfterSeconds = Math.ceil((dayStart + DAY_MS - sentAt) / 1_000);
    return failed({ code: 'rate_limited', retryAfterSeconds });
  }
  return reply({ status: 'received', consentVersion: CONSENT.version }, NOT_KEPT);
}
