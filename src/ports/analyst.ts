/** A question, already validated and trimmed. */
export interface Question {
  readonly query: string;
  readonly geoContext?: string;
  /** The name of a built-in framework or the caller's own text. */
  readonly framework?: string;
}

export type AnalystAnswer =
  | {
      readonly status: 'answered';
      /** Never empty. */
      readonly analysis: string;
      readonly model: string;
      readonly provider: string;
    }
  | { readonly status: 'unavailable'; readonly retryAfterSeconds: number };

/** Writes a situational analysis; stops when the signal aborts. */
export interface Analyst {
  analyse(question: Question, signal: AbortSignal): Promise<AnalystAnswer>;
}
