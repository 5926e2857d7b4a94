import type { AnswerClaim } from '../contract/intelligence/answer.ts';
import type { Claim } from './claim.ts';
import { sentencesOf } from './sentences.ts';

/** A claim as callers get it, with its sentence. */
export function servedClaim({ id, evidenceIds, sourceUrls, ...claim }: Claim): AnswerClaim {
  const text = sentencesOf({ id, evidenceIds, sourceUrls, ...claim }).full;
  return { id, text, ...claim, evidenceIds: [...evidenceIds], sourceUrls: [...sourceUrls] };
}
