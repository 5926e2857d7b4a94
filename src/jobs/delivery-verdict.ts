import type { Attempt, LeasedDelivery, Settlement } from '../ports/deliveries.ts';
import type { SendOutcome } from '../ports/outbound.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
/** Waits before the second try and each later one, ± 10 % (REACH.md §2; Standard Webhooks 1.0.0). */
export const RETRY_WAITS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];
const JITTER = 0.1;
/** No try begins later than this after the delivery was queued. */
export const MAX_TRYING_MS = 72 * HOUR;
/** A last try begins so much earlier: a busy process begins it late. */
const LATE_MS = 20 * MINUTE;
/** What chance or a busy queue puts later than that is brought forward into the hour before, once this share of its wait has passed. */
const LAST_TRIES_MS = HOUR;
const MIN_WAIT_SHARE = 0.5;
const MAX_RETRY_AFTER_MS = 24 * HOUR;
/** RFC 9110 §15.5.11. */
const GONE = 410;

export interface Tried {
  readonly delivery: Pick<LeasedDelivery, 'triedCount' | 'queuedAt'>;
  readonly outcome: Exclude<SendOutcome, { readonly status: 'aborted' } | { readonly status: 'withdrawn' }>;
  /** When the try began and ended, epoch ms. */
  readonly triedAt: number;
  readonly endedAt: number;
  /** In [0, 1). */
  readonly random: number;
}

/** What follows a try: a 2xx delivers, a 410 ends the destination, a final refusal of a mail server the delivery; anything else is tried again by the table, or given up. */
export function deliveryVerdict({ delivery, outcome, triedAt, endedAt, random }: Tried): Settlement {
  const attempt = attemptOf(outcome, { triedAt, durationMs: endedAt - triedAt });
  if (attempt.outcome === 'succeeded') return { attempt, next: { state: 'delivered' } };
  if (attempt.statusCode === GONE) return { attempt, next: { state: 'dead' }, isGone: true };
  if (outcome.status === 'declined' && outcome.isFinal) return { attempt, next: { state: 'dead' } };
  const waitMs = RETRY_WAITS_MS[delivery.triedCount];
  if (waitMs === undefined) return { attempt, next: { state: 'dead' } };
  const asked = 'retryAfterMs' in outcome ? Math.min(outcome.retryAfterMs ?? 0, MAX_RETRY_AFTER_MS) : 0;
  const planned = Math.max(Math.round(waitMs * (1 - JITTER + 2 * JITTER * random)), asked);
  const left = delivery.queuedAt + MAX_TRYING_MS - endedAt;
  const forward = Math.round(left - LATE_MS - LAST_TRIES_MS * random);
  const isForward = planned > left - LATE_MS && forward >= Math.max(waitMs * MIN_WAIT_SHARE, asked);
  const wait = isForward ? forward : planned;
  if (wait > left) return { attempt, next: { state: 'dead' } };
  const nextAt = endedAt + wait;
  return { attempt, next: { state: 'waiting', nextAt } };
}

function attemptOf(outcome: Tried['outcome'], times: Pick<Attempt, 'triedAt' | 'durationMs'>): Attempt {
  switch (outcome.status) {
    case 'accepted':
      return { ...times, outcome: 'succeeded' };
    case 'declined':
      return { ...times, outcome: 'rejected' };
    case 'uncertain':
      return { ...times, outcome: 'timed_out' };
    case 'answered': {
      const { statusCode } = outcome;
      return { ...times, statusCode, outcome: statusCode >= 200 && statusCode < 300 ? 'succeeded' : 'rejected' };
    }
    default:
      return { ...times, outcome: outcome.status };
  }
}
