import { describe, expect, it } from 'vitest';
import type { Span } from './span.ts';
import { createSpanQueue } from './span-queue.ts';

const span = (index: number): Span => ({
  traceId: 't',
  spanId: String(index),
  name: 'n',
  kind: 'internal',
  startedAt: 0,
  endedAt: 1,
  facts: {},
  isError: false,
});

/** A queue whose collector answers when the test says so, on a timer that the test fires. */
function queueOver() {
  const batches: (readonly Span[])[] = [];
  const counts = { sent: 0, failed: 0, dropped: 0 };
  let answer: (isAccepted: boolean) => void = () => undefined;
  let fire: (() => void) | undefined;
  const queue = createSpanQueue({
    send: (spans) => {
      batches.push(spans);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    setTimer: (_ms, run) => {
      fire = run;
      return () => {
        fire = undefined;
      };
    },
    onOutcome: (outcome, count) => {
      counts[outcome] += count;
    },
  });
  const add = (count: number) => {
    for (let index = 0; index < count; index += 1) queue.add(span(index));
  };
  const answered = async (isAccepted: boolean) => {
    answer(isAccepted);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, batches, counts, add, answered, fire: () => fire?.() };
}

describe('the queue of spans', () => {
  it('sends a few after the delay, and a full batch immediately', async () => {
    const { batches, counts, add, answered, fire } = queueOver();
    add(3);
    expect(batches).toEqual([]);
    fire();
    expect(batches.map(({ length }) => length)).toEqual([3]);
    await answered(true);
    add(512);
    expect(batches.map(({ length }) => length)).toEqual([3, 512]);
    await answered(true);
    expect(counts).toEqual({ sent: 515, failed: 0, dropped: 0 });
  });

  it('has one batch in flight and at most 2048 queued spans: more are dropped and counted', async () => {
    const { batches, counts, add, answered } = queueOver();
    add(100_000);
    expect(batches).toHaveLength(1);
    expect(counts.dropped).toBe(100_000 - 512 - 2_048);
    await answered(false);
    expect(counts.failed).toBe(512);
    expect(batches).toHaveLength(2);
  });

  it('sends the queue on close, and gives up with the first rejected batch', async () => {
    const { queue, counts, add, answered } = queueOver();
    add(1_500);
    await answered(true);
    const closed = queue.close();
    await answered(true);
    await answered(false);
    await closed;
    expect(counts.sent + counts.failed + counts.dropped).toBe(1_500);
    expect(counts.failed).toBeGreaterThan(0);
  });

  it('sends nothing more on close when the batch in flight is rejected', async () => {
    const { queue, batches, counts, add, answered } = queueOver();
    add(1_500);
    const closed = queue.close();
    await answered(false);
    await closed;
    expect(batches).toHaveLength(1);
    expect(counts).toEqual({ sent: 0, failed: 512, dropped: 988 });
  });
});
