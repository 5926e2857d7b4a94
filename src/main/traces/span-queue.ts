import { BoundedQueue } from '../../concurrency/bounded-queue.ts';
import type { SetTimer } from '../../concurrency/deadline.ts';
import type { Span } from './span.ts';
import type { SpanOutcome } from './span-outcomes.ts';

export interface SpanQueueParts {
  /** Whether the collector took them; never rejects. */
  readonly send: (spans: readonly Span[]) => Promise<boolean>;
  readonly setTimer: SetTimer;
  readonly onOutcome?: (outcome: SpanOutcome, count: number) => void;
}

export interface SpanQueue {
  /** Takes a span, or drops it where too many wait. Costs no more than a push. */
  add(span: Span): void;
  /** Sends what waits, until a batch is not taken. */
  close(): Promise<void>;
}

/** Those of the OpenTelemetry specification (BSP): some 2 MB wait at most. */
const MAX_WAITING = 2_048;
const MAX_AT_ONCE = 512;
const EVERY_MS = 5_000;

/** Spans on their way out: a bounded number waits, one batch is under way, what a collector does not take is gone. */
export function createSpanQueue({ send, setTimer, onOutcome }: SpanQueueParts): SpanQueue {
  const waiting = new BoundedQueue<Span>({ total: MAX_WAITING });
  let sending: Promise<unknown> | undefined;
  let cancel: (() => void) | undefined;

  function takeUpTo(limit: number): readonly Span[] {
    return Array.from({ length: Math.min(limit, waiting.count) }, () => waiting.take() ?? []).flat();
  }

  async function sendOne(): Promise<boolean> {
    const batch = takeUpTo(MAX_AT_ONCE);
    const isTaken = await send(batch);
    onOutcome?.(isTaken ? 'sent' : 'failed', batch.length);
    return isTaken;
  }

  function sendSoon(): void {
    cancel?.();
    cancel = undefined;
    sending ??= sendOne().finally(() => {
      sending = undefined;
      if (waiting.count > 0) wait();
    });
  }

  function wait(): void {
    if (waiting.count >= MAX_AT_ONCE) sendSoon();
    else cancel ??= setTimer(EVERY_MS, sendSoon);
  }

  return {
    add(span) {
      if (waiting.offer(span) === undefined) onOutcome?.('dropped', 1);
      else if (sending === undefined) wait();
    },
    async close() {
      await sending;
      cancel?.();
      // A collector that does not take one batch will not take the next.
      while (waiting.count > 0 && (await sendOne()));
      if (waiting.count > 0) onOutcome?.('dropped', takeUpTo(waiting.count).length);
    },
  };
}
