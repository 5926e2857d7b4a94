import type { Answer, Exchange } from '../exchange.ts';

/** CONTRACT.md §6: answers that the same request may well get past later. */
const NEVER_KEPT: ReadonlySet<number> = new Set([401, 403, 408, 409, 413, 415, 429]);

/** Whether an answer is the final one to its request: the operation ran, and asking again would change nothing. */
export function isReplayable({ call, reply }: Exchange, { status, code }: Answer): boolean {
  if (call === undefined || code === 'validation_failed') return false;
  if (reply?.kind === 'bytes' && reply.mayImprove === true) return false;
  return status >= 200 && status < 500 && (status < 300 || status >= 400) && !NEVER_KEPT.has(status);
}
