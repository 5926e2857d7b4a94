import { Agent, request } from 'undici';
import type { SpanFacts } from '../../ports/tracer.ts';
import type { CollectorConfig } from '../config.ts';
import { laterOnTimer } from '../system-timer.ts';
import { createTraces, type Traces } from './create-traces.ts';
import { otlpJson } from './otlp-json.ts';
import type { Span } from './span.ts';
import type { SpanOutcome } from './span-outcomes.ts';
import { createSpanQueue } from './span-queue.ts';

export interface ExportedTraces extends Traces {
  /** From now on tells of what became of spans; never why, for what a collector says may be anything. */
  watch(onOutcome: (outcome: SpanOutcome, count: number) => void): void;
  close(): Promise<void>;
}

/** A collector that hangs holds up one batch, and at the end of the process nobody for longer than this. */
const SEND_MS = 5_000;

/** Traces that are sent to a collector as OTLP over HTTP in JSON. @param resource what is told of the process */
export function exportTraces({ url, headers }: CollectorConfig, resource: SpanFacts): ExportedTraces {
  const dispatcher = new Agent({ connections: 1, connect: { timeout: SEND_MS } });
  const watchers: ((outcome: SpanOutcome, count: number) => void)[] = [];
  const place = `${url.replace(/\/+$/, '')}/v1/traces`;

  async function send(spans: readonly Span[]): Promise<boolean> {
    try {
      const { statusCode, body } = await request(place, {
        dispatcher,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: otlpJson(spans, resource),
        signal: AbortSignal.timeout(SEND_MS),
      });
      await body.dump();
      return statusCode >= 200 && statusCode < 300;
    } catch {
      return false;
    }
  }

  const queue = createSpanQueue({
    send,
    later: laterOnTimer,
    onOutcome: (outcome, count) => {
      for (const watcher of watchers) watcher(outcome, count);
    },
  });
  return {
    ...createTraces(queue.add),
    watch: (onOutcome) => void watchers.push(onOutcome),
    async close() {
      await queue.close();
      await dispatcher.destroy();
    },
  };
}
