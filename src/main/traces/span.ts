import type { SpanFacts } from '../../ports/tracer.ts';

/** One piece of work of a trace (OpenTelemetry), ended. */
export interface Span {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
  /** Absent in the first span of a trace. */
  readonly parentId?: string;
  readonly name: string;
  readonly kind: SpanKind;
  /** Epoch ms, with fractions. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly facts: SpanFacts;
  readonly isError: boolean;
}

export type SpanKind = 'internal' | 'server' | 'client';
