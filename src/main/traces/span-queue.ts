import { BoundedQueue } from '../../concurrency/bounded-queue.ts';
import type { SetTimer } from '../../concurrency/deadline.ts';
import type { Span } from './span.ts';
import type { SpanOutcome } from './span-outcomes.ts';

export interface SpanQueueParts {
  /** Whether the collector accepted them; never rejects. */
  readonly send: (spans: readonly Span[]) => Promise<boolean>;
  readonly setTimer: SetTimer;
  readonly onOutcome?: (outcome: SpanOutcome, count: number) => void;
}

export interface SpanQueue {
  /** Queues a span, or drops it if the queue is full. Costs no more than a push. */
  add(span: Span): void;
  /** Sends the queued spans until a batch is not accepted. */
  close(): Promise<void>;
}

/** Limits of the OpenTelemetry specification (BSP): at most about 2 MB are queued. */
const MAX_WAITING = 2_048;
const MAX_BATCH = 512;
const EVERY_MS = 5_000;

/** Export queue of spans: bounded, one batch in flight; rejected batches are lost. */
export function createSpanQueue({ send, setTimer, onOutcome }: SpanQueueParts): SpanQueue {
  const waiting = new BoundedQueue<Span>({ total: MAX_WAITING });
  let sending: Promise<boolean> | undefined;
  let isClosing = false;
  let cancel: (() => void) | undefined;

  function takeUpTo(limit: number): readonly Span[] {
    return Array.from({ length: Math.min(limit, waiting.count) }, () => waiting.take() ?? []).flat();
  }

  async function sendOne(): Promise<boolean> {
    const batch = takeUpTo(MAX_BATCH);
    const isAccepted = await send(batch);
    onOutcome?.(isAccepted ? 'sent' : 'failed', batch.length);
    return isAccepted;
  }

  function sendSoon(): void {
    cancel?.();
    cancel = undefined;
    sending ??= sendOne().finally(() => {
      sending = undefined;
      if (waiting.count > 0 && !isClosing) wait();
    });
  }

  function wait(): void {
    if (waiting.count >= MAX_BATCH) sendSoon();
    else cancel ??= setTimer(EVERY_MS, sendSoon);
  }

  return {
    add(span) {
      if (waiting.offer(span) === undefined) onOutcome?.('dropped', 1);
      else if (sending === undefined) wait();
    },
    async close() {
      isClosing = true;
      let isAccepting = (await sending) ?? true;
      cancel?.();
      // A collector that rejects one batch will reject the next.
      while (isAccepting && waiting.count > 0) isAccepting = await sendOne();
      if (waiting.count > 0) onOutcome?.('dropped', takeUpTo(waiting.count).length);
    },
  };
}
