import { capitalised, listed } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { type AnswerSentence, stating } from './answer.ts';

export const full = (claim: Claim): AnswerSentence => stating(sentencesOf(claim).full, claim);
export const short = (claim: Claim): AnswerSentence => stating(sentencesOf(claim).short, claim);

/** Clauses in one sentence; of one subject, which is named once where each says what it had. */
export function combined(claims: readonly Claim[]): AnswerSentence {
  const [first, ...rest] = claims;
  if (first === undefined) throw new Error('claims are combined');
  const clauses = claims.map((claim) => sentencesOf(claim).clause);
  const start = `${subjectInProse(first.subject)} had `;
  const isSame = claims.every(({ subject }, i) => subject === first.subject && clauses[i]?.startsWith(start) === true);
  const [lead = '', ...others] = clauses;
  const text = isSame ? listed([lead, ...others.map((clause) => clause.slice(start.length))]) : clauses.join('; ');
  return stating(`${capitalised(text)}.`, first, ...rest);
}

/** The first claim of any of the kinds. */
export const first = (claims: readonly Claim[], ...kinds: readonly Claim['kind'][]): Claim | undefined =>
  claims.find(({ kind }) => kinds.includes(kind));
export const some = (...claims: readonly (Claim | undefined)[]): readonly Claim[] =>
  claims.filter((claim) => claim !== undefined);
