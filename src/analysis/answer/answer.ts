import type { Claim } from '../../claims/claim.ts';
import type { Understood } from '../question/understand.ts';

/** A sentence with what it rests on. */
export interface AnswerSentence {
  readonly text: string;
  /** Of the claims that it states, or that a judgement rests on; of a limit none. */
  readonly claimIds: readonly string[];
  /** `limits`: what this answer cannot say, or how it was read. `judgement`: a model's own, bounded by its claims; no fact. */
  readonly kind: 'claim' | 'limits' | 'judgement';
}

export interface AnswerSection {
  readonly heading: string;
  /** Whether its sentences are judgements. Never so in an answer of the built-in composer. */
  readonly isJudgement: boolean;
  readonly sentences: readonly AnswerSentence[];
}

/** Every sentence is made from claims by the composer, says what is not known, or is marked as a model's judgement. */
export interface Answer {
  /** One or two sentences that stand alone. */
  readonly headline: readonly AnswerSentence[];
  /** How the question was read, and what of it is not answered. */
  readonly reading: readonly AnswerSentence[];
  readonly sections: readonly AnswerSection[];
  /** Every claim that a sentence names, in the order of their first mention. */
  readonly claims: readonly Claim[];
  readonly understood: Understood;
  /** As of when, epoch ms. */
  readonly asOf: number;
}

export const limit = (text: string): AnswerSentence => ({ text, claimIds: [], kind: 'limits' });
export const stating = (text: string, ...claims: readonly Claim[]): AnswerSentence => ({
  text,
  claimIds: claims.map(({ id }) => id),
  kind: 'claim',
});

/** Words of a text, as its limit counts them. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
