/** The attributes of a span: words and numbers of ours, never a caller's text, a query, a header, a body or a key. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Records work as spans, each a child of the span in which it begins. Never throws of itself. */
export interface Tracer {
  /** Runs work as a span, which is an error where the work rejects. */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** A span of what has just ended and took so long, ms. */
  ended(name: string, durationMs: number, facts: SpanFacts): void;
  /** Whether a span is under way here. */
  isUnderWay(): boolean;
}

/** Records nothing. */
export const NO_TRACER: Tracer = {
  span: (_name, _facts, work) => work(),
  ended: () => undefined,
  isUnderWay: () => false,
};
