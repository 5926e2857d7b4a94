import type { AnsweredQuestion, UnderstoodQuestion } from '../contract/intelligence/answer-question.ts';
import type { FallbackReason } from '../contract/intelligence/deduct-situation.ts';

/** A question, already validated and trimmed. */
export interface Question {
  readonly query: string;
  readonly geoContext?: string;
  /** The name of a built-in framework or the caller's own text. */
  readonly framework?: string;
  /** As of when, epoch ms; now where absent. */
  readonly at?: number;
  /** What was understood of the question before it, for a follow-up. */
  readonly earlier?: UnderstoodQuestion;
  /** The account that asks: callers take turns at the models. Never a part of an answer. */
  readonly askedBy?: string;
}

export type AnalystAnswer =
  | {
      readonly status: 'answered';
      /** Never empty. */
      readonly analysis: string;
      /** The same answer in parts. */
      readonly parts?: AnsweredQuestion;
      readonly model: string;
      readonly provider: string;
      /** Runs of the daily quota that this answer counts: none for a fallback or an answer from the cache, else one. */
      readonly countedRuns?: 0 | 1;
      /** Why no model wrote it, although one is configured. */
      readonly fallbackReason?: FallbackReason;
      /** Whether something that it would rest on could not be read, so that it is not to be remembered. */
      readonly isPartial?: true;
    }
  | Unavailable;

export interface Unavailable {
  readonly status: 'unavailable';
  readonly retryAfterSeconds: number;
}

/** How far an answer has come. All of it is written by code or was checked; nothing else is sent early. */
export type AnalysisProgress =
  /** The snapshots that the answer will rest on were found. */
  | { readonly stage: 'retrieved'; readonly snapshotIds: readonly string[] }
  /** A language model is asked. */
  | { readonly stage: 'drafting' }
  /** A model wrote something, which is being checked. */
  | { readonly stage: 'checking' }
  /** No model's text can be used: the built-in analyst answers. */
  | { readonly stage: 'fallback'; readonly reason: FallbackReason }
  /** A part of the answer as it will stand in it, Markdown. */
  | { readonly stage: 'section'; readonly markdown: string };

export type OnProgress = (progress: AnalysisProgress) => void;

/** Writes a situational analysis; stops when the signal aborts. */
export interface Analyst {
  /**
   * The refusal while the queue is full for this caller, without waiting and at no cost; undefined when there is room. An
   * analyst without limits has none.
   */
  refusal?(question: Question): Unavailable | undefined;
  /** @param onProgress receives what is certain before the answer is complete */
  analyse(question: Question, signal: AbortSignal, onProgress?: OnProgress): Promise<AnalystAnswer>;
}
