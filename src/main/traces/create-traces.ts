import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestTracer } from '../../gateway/request-tracer.ts';
import type { SpanFacts, Tracer } from '../../ports/tracer.ts';
import type { Span, SpanKind } from './span.ts';

/** Where a span stands; what is under way below a trace that its caller does not sample is not told of. */
interface Place {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string;
  readonly isSampled: boolean;
}

export interface Traces {
  readonly tracer: Tracer;
  readonly requests: RequestTracer;
}

/** @param now epoch ms, with fractions. @param onSpan takes every ended span that is sampled; must not throw */
export function createTraces(onSpan: (span: Span) => void, now: () => number = preciseNow): Traces {
  const current = new AsyncLocalStorage<Place>();

  function placeBelow(above: Place | undefined): Place {
    if (above === undefined) return { traceId: hex(16), spanId: hex(8), isSampled: true };
    return { traceId: above.traceId, spanId: hex(8), parentId: above.spanId, isSampled: above.isSampled };
  }

  function tell(place: Place, ended: Omit<Span, 'traceId' | 'spanId' | 'parentId'>): void {
    const { isSampled, ...ids } = place;
    if (isSampled) onSpan({ ...ids, ...ended });
  }

  const tracer: Tracer = {
    async span(name, facts, work) {
      const place = placeBelow(current.getStore());
      const startedAt = now();
      const ended = (isError: boolean) =>
        tell(place, { name, kind: kindOf(name), startedAt, endedAt: now(), facts, isError });
      try {
        const result = await current.run(place, work);
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
      tell(placeBelow(current.getStore()), { name, kind: kindOf(name), ...times, facts, isError: false });
    },
    isUnderWay: () => current.getStore() !== undefined,
  };

  const requests: RequestTracer = {
    begin(named) {
      const place = named ?? placeBelow(current.getStore());
      const startedAt = now();
      return {
        run: (work) => current.run(place, work),
        ended({ method, path, endpoint, status, code, batched }) {
          const facts: SpanFacts = {
            'http.request.method': method === 'other' ? '_OTHER' : method,
            'http.response.status_code': status,
            ...(path === undefined ? {} : { 'http.route': path }),
            ...(endpoint === undefined ? {} : { 'barograph.endpoint': endpoint }),
            ...(code === undefined ? {} : { 'error.type': code }),
          };
          const name = path === undefined ? method : `${method} ${path}`;
          const { traceId, spanId, parentId, isSampled } = place;
          const ids = { traceId, spanId, isSampled, ...(parentId === undefined ? {} : { parentId }) };
          const kind = batched ? 'internal' : 'server';
          tell(ids, { name, kind, startedAt, endedAt: now(), facts, isError: status >= 500 });
        },
      };
    },
  };
  return { tracer, requests };
}

/** What waits for another program. */
const CLIENT = /^(?:store|fetch|model)\b/;
const kindOf = (name: string): SpanKind => (CLIENT.test(name) ? 'client' : 'internal');

const preciseNow = (): number => performance.timeOrigin + performance.now();

function hex(bytes: number): string {
  const id = randomBytes(bytes).toString('hex');
  return /^0+$/.test(id) ? hex(bytes) : id;
}
