import type { SetTimer } from '../../ports/set-timer.ts';
import type { Span } from './span.ts';
import type { SpanOutcome } from './span-outcomes.ts';

export interface SpanQueueParts {
  /** Whether the collector took them; never rejects. */
  readonly send: (spans: readonly Span[]) => Promise<boolean>;
  readonly later: SetTimer;
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
export function createSpanQueue({ send, later, onOutcome }: SpanQueueParts): SpanQueue {
  const waiting: Span[] = [];
  let sending: Promise<unknown> | undefined;
  let cancel: (() => void) | undefined;

  async function sendOne(): Promise<boolean> {
    const batch = waiting.splice(0, MAX_AT_ONCE);
    const isTaken = await send(batch);
    onOutcome?.(isTaken ? 'sent' : 'failed', batch.length);
    return isTaken;
  }

  function sendSoon(): void {
    cancel?.();
    cancel = undefined;
    sending ??= sendOne().finally(() => {
      sending = undefined;
      if (waiting.length > 0) wait();
    });
  }

  function wait(): void {
    if (waiting.length >= MAX_AT_ONCE) sendSoon();
    else cancel ??= later(EVERY_MS, sendSoon);
  }

  return {
    add(span) {
      if (waiting.length >= MAX_WAITING) {
        onOutcome?.('dropped', 1);
        return;
      }
      waiting.push(span);
      if (sending === undefined) wait();
    },
    async close() {
      await sending;
      cancel?.();
      // Whoever does not take one batch will not take the next.
      while (waiting.length > 0 && (await sendOne()));
      if (waiting.length > 0) onOutcome?.('dropped', waiting.splice(0).length);
    },
  };
}
