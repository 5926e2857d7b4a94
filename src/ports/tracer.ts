/** What is told of a span: words and numbers of ours, never a caller's text, a query, a header, a body or a key. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Tells of work as spans, each below the one that is under way where it begins. Never throws of itself. */
export interface Tracer {
  /** Runs work as a span, which is an error where the work rejects. */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** A span of what has just ended and took so long, ms. */
  ended(name: string, durationMs: number, facts: SpanFacts): void;
  /** Whether a span is under way here. */
  isUnderWay(): boolean;
}

/** Tells nothing. */
export const NO_TRACER: Tracer = {
  span: (_name, _facts, work) => work(),
  ended: () => undefined,
  isUnderWay: () => false,
};
