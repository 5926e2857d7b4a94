import type { SpanFacts } from '../../ports/tracer.ts';
import type { Span, SpanKind } from './span.ts';

/** `SpanKind` of opentelemetry-proto 1.x, trace.proto. */
const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };
/** `STATUS_CODE_ERROR`. */
const ERROR = 2;

/** Spans as the body of an OTLP/HTTP request in JSON. @param resource attributes of the process */
export const otlpJson = (spans: readonly Span[], resource: SpanFacts): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributes(resource) },
        scopeSpans: [{ scope: { name: 'barograph' }, spans: spans.map(otlpSpan) }],
      },
    ],
  });

const otlpSpan = ({ traceId, spanId, parentId, name, kind, startedAt, endedAt, facts, isError }: Span) => ({
  traceId,
  spanId,
  ...(parentId === undefined ? {} : { parentSpanId: parentId }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(startedAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: attributes(facts),
  status: isError ? { code: ERROR } : {},
});

/** 64-bit numbers are text in the JSON of Protocol Buffers; a number of JavaScript holds microseconds of our time. */
const nanoseconds = (ms: number): string => `${Math.round(ms * 1_000)}000`;

const attributes = (facts: SpanFacts) => Object.entries(facts).map(([key, value]) => ({ key, value: anyValue(value) }));

function anyValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
