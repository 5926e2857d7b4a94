import { Agent, request } from 'undici';
import { startDeadline } from '../../concurrency/deadline.ts';
import { machineLookup } from '../../feeds/http/machine-lookup.ts';
import { createNameResolver } from '../../feeds/http/name-resolver.ts';
import type { SpanFacts } from '../../ports/tracer.ts';
import type { CollectorConfig } from '../config.ts';
import { systemTimer } from '../system-timer.ts';
import { createTraces, type Traces } from './create-traces.ts';
import { otlpJson } from './otlp-json.ts';
import type { Span } from './span.ts';
import type { SpanOutcome } from './span-outcomes.ts';
import { createSpanQueue } from './span-queue.ts';

export interface ExportedTraces extends Traces {
  /** Reports the outcomes of later exports without the collector's text, which may hold anything. */
  watch(onOutcome: (outcome: SpanOutcome, count: number) => void): void;
  close(): Promise<void>;
}

/** A collector that hangs delays one batch, and the end of the process, by at most this long. */
const SEND_TIMEOUT_MS = 5_000;

/** Traces that are sent to a collector as OTLP over HTTP in JSON. @param resource attributes of the process */
export function exportTraces({ url, headers }: CollectorConfig, resource: SpanFacts): ExportedTraces {
  const names = createNameResolver();
  const dispatcher = new Agent({
    connections: 1,
    connect: { timeout: SEND_TIMEOUT_MS, lookup: machineLookup(names) },
  });
  const watchers: ((outcome: SpanOutcome, count: number) => void)[] = [];
  const place = `${url.replace(/\/+$/, '')}/v1/traces`;

  async function send(spans: readonly Span[]): Promise<boolean> {
    const deadline = startDeadline({ ms: SEND_TIMEOUT_MS, setTimer: systemTimer });
    try {
      const { statusCode, body } = await request(place, {
        dispatcher,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: otlpJson(spans, resource),
        signal: deadline.signal,
      });
      await body.dump();
      return statusCode >= 200 && statusCode < 300;
    } catch {
      return false;
    } finally {
      deadline.end();
    }
  }

  const queue = createSpanQueue({
    send,
    setTimer: systemTimer,
    onOutcome: (outcome, count) => {
      for (const watcher of watchers) watcher(outcome, count);
    },
  });
  return {
    ...createTraces(queue.add),
    watch: (onOutcome) => void watchers.push(onOutcome),
    async close() {
      await queue.close();
      names.close();
      await dispatcher.destroy();
    },
  };
}
