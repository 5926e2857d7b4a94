/** A question, already validated and trimmed. */
export interface Question {
  readonly query: string;
  readonly geoContext?: string;
  /** The name of a built-in framework or the caller's own text. */
  readonly framework?: string;
  /** The account that asks: callers take turns at the models. Never a part of an answer. */
  readonly askedBy?: string;
}

export type AnalystAnswer =
  | {
      readonly status: 'answered';
      /** Never empty. */
      readonly analysis: string;
      readonly model: string;
      readonly provider: string;
      /** Runs of a model that this answer cost; where it is not said, one unless the provider is the built-in analyst. */
      readonly modelRuns?: 0 | 1;
    }
  | { readonly status: 'unavailable'; readonly retryAfterSeconds: number };

/** Writes a situational analysis; stops when the signal aborts. */
export interface Analyst {
  analyse(question: Question, signal: AbortSignal): Promise<AnalystAnswer>;
}
