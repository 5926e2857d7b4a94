/** `sent`: the collector took them; `failed`: it did not; `dropped`: too many waited. */
export const SPAN_OUTCOMES = ['sent', 'failed', 'dropped'] as const;
export type SpanOutcome = (typeof SPAN_OUTCOMES)[number];
