import type { TraceContext } from '../contract/conventions/trace-context.ts';
import type { AccessEntry } from './access-entry.ts';

/** The span of one request. */
export interface RequestSpan {
  /** Runs the way of the request: spans that begin in it are below this one. */
  run<T>(work: () => T): T;
  /** Ends the span with the facts of the response. */
  ended(entry: AccessEntry): void;
}

/** Begins the spans of requests. */
export interface RequestTracer {
  /** @param named the trace that the request names; its span id is ours, its parent the caller's */
  begin(named: TraceContext | undefined): RequestSpan;
}
