import type { Answer, AnswerNotes } from '../exchange.ts';

/** CONTRACT.md §6: a later equal request may get another answer. */
const NEVER_KEPT: ReadonlySet<number> = new Set([401, 403, 408, 409, 413, 415, 429]);

/** Whether an answer is final: the operation ran, and repeating the request would change nothing. */
export function isReplayable({ ran }: Pick<AnswerNotes, 'ran'>, { status, code }: Answer): boolean {
  if (ran === undefined || code === 'validation_failed') return false;
  if (ran.reply?.kind === 'bytes' && ran.reply.mayImprove === true) return false;
  return status >= 200 && status < 500 && (status < 300 || status >= 400) && !NEVER_KEPT.has(status);
}
