import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestTracer } from '../../gateway/request-tracer.ts';
import type { SpanFacts, Tracer } from '../../ports/tracer.ts';
import type { Span, SpanKind } from './span.ts';

/** Position of a span in its trace; spans of a trace that its caller does not sample are not exported. */
interface Position {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string;
  readonly isSampled: boolean;
}

export interface Traces {
  readonly tracer: Tracer;
  readonly requests: RequestTracer;
}

/** @param now epoch ms, with fractions. @param onSpan receives every ended span that is sampled; must not throw */
export function createTraces(onSpan: (span: Span) => void, now: () => number = preciseNow): Traces {
  const current = new AsyncLocalStorage<Position>();

  function positionBelow(above: Position | undefined): Position {
    if (above === undefined) return { traceId: hex(16), spanId: hex(8), isSampled: true };
    return { traceId: above.traceId, spanId: hex(8), parentId: above.spanId, isSampled: above.isSampled };
  }

  function record(position: Position, ended: Omit<Span, 'traceId' | 'spanId' | 'parentId'>): void {
    const { isSampled, ...ids } = position;
    if (isSampled) onSpan({ ...ids, ...ended });
  }

  const tracer: Tracer = {
    async span(name, facts, work) {
      const position = positionBelow(current.getStore());
      const startedAt = now();
      const ended = (isError: boolean) =>
        record(position, { name, kind: kindOf(name), startedAt, endedAt: now(), facts, isError });
      try {
        const result = await current.run(position, work);
        ended(false);
        return result;
      } catch (error) {
        ended(true);
        throw error;
      }
    },
    ended(name, durationMs, facts) {
      const endedAt = now();
      const times = { startedAt: endedAt - durationMs, endedAt };
      record(positionBelow(current.getStore()), { name, kind: kindOf(name), ...times, facts, isError: false });
    },
    isUnderWay: () => current.getStore() !== undefined,
  };

  const requests: RequestTracer = {
    begin(named) {
      const position = named ?? positionBelow(current.getStore());
      const startedAt = now();
      return {
        run: (work) => current.run(position, work),
        ended({ method, path, endpoint, status, code, batched }) {
          const facts: SpanFacts = {
            'http.request.method': method === 'other' ? '_OTHER' : method,
            'http.response.status_code': status,
            ...(path === undefined ? {} : { 'http.route': path }),
            ...(endpoint === undefined ? {} : { 'barograph.endpoint': endpoint }),
            ...(code === undefined ? {} : { 'error.type': code }),
          };
          const name = path === undefined ? method : `${method} ${path}`;
          const { traceId, spanId, parentId, isSampled } = position;
          const ids = { traceId, spanId, isSampled, ...(parentId === undefined ? {} : { parentId }) };
          const kind = batched ? 'internal' : 'server';
          record(ids, { name, kind, startedAt, endedAt: now(), facts, isError: status >= 500 });
        },
      };
    },
  };
  return { tracer, requests };
}

/** Spans that wait for another program. */
const CLIENT = /^(?:store|fetch|model)\b/;
const kindOf = (name: string): SpanKind => (CLIENT.test(name) ? 'client' : 'internal');

const preciseNow = (): number => performance.timeOrigin + performance.now();

function hex(bytes: number): string {
  const id = randomBytes(bytes).toString('hex');
  return /^0+$/.test(id) ? hex(bytes) : id;
}
