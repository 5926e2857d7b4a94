/** Where a request stands in a trace that others began (W3C Trace Context). */
export interface TraceContext {
  /** 32 hex digits. */
  readonly traceId: string;
  /** The caller's span, 16 hex digits. */
  readonly parentId: string;
  /** Ours. */
  readonly spanId: string;
  readonly isSampled: boolean;
  /** `tracestate` as it came, to be handed on with the trace. */
  readonly state?: string;
}

/** `traceparent` for a call of ours that belongs to the trace; the same form answers the caller. */
export const traceParent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
