/** `sent`: accepted by the collector; `failed`: not accepted; `dropped`: the queue was full. */
export const SPAN_OUTCOMES = ['sent', 'failed', 'dropped'] as const;
export type SpanOutcome = (typeof SPAN_OUTCOMES)[number];
