import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { exampleEvent, memoryEventLog } from '../../test/kit/memory-event-log.ts';
import { createEventTail, TAIL_PAGE } from './event-tail.ts';

/** A log whose reads are counted and can fail, and whose notices can be lost. */
function watchedLog() {
  const log = memoryEventLog();
  const state = { reads: 0, isDown: false, isDeaf: false };
  return {
    log,
    state,
    seen: {
      ...log,
      watch: (call: () => void) => log.watch(() => (state.isDeaf ? undefined : call())),
      page: async (query: Parameters<typeof log.page>[0]) => {
        state.reads += 1;
        if (state.isDown) throw new Error('down');
        return log.page(query);
      },
    },
  };
}

async function readAll(tail: ReturnType<typeof createEventTail>, from: number): Promise<readonly number[]> {
  const read: number[] = [];
  for (let page = await tail.after(from); page.length > 0; page = await tail.after(read.at(-1) ?? from))
    read.push(...page.map(({ sequence }) => sequence));
  return read;
}

describe('the end of the log', () => {
  it('gives every reader what follows its place, without a gap, while others come and go', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('append'), count: fc.integer({ min: 1, max: 700 }) } as const),
        fc.record({ kind: fc.constant('read'), from: fc.nat({ max: 3_000 }) } as const),
        fc.constant({ kind: 'leave' } as const),
        fc.constant({ kind: 'come' } as const),
        fc.constant({ kind: 'pause' } as const),
      ),
      { maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const { log, seen } = watchedLog();
        const time = fakeClock();
        const tail = createEventTail({ eventLog: seen, setTimer: time.setTimer });
        let head = 0;
        const leaving: (() => void)[] = [];
        for (const step of script) {
          if (step.kind === 'append')
            for (let n = 0; n < step.count; n += 1) {
              head += 1;
              log.append(exampleEvent(`c${head}`, 1));
            }
          else if (step.kind === 'come') leaving.push(tail.follow(() => undefined));
          else if (step.kind === 'leave') leaving.pop()?.();
          else if (step.kind === 'pause') await time.pass(1_000);
          else {
            await time.pass(1_000);
            const from = Math.min(step.from, head);
            expect(await readAll(tail, from)).toEqual(Array.from({ length: head - from }, (_, n) => from + n + 1));
          }
        }
        for (const leave of leaving) leave();
        expect(time.running).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps nothing of a read that was asked for before the last follower left', async () => {
    const { log, seen } = watchedLog();
    const time = fakeClock();
    const tail = createEventTail({ eventLog: seen, setTimer: time.setTimer });
    const leave = tail.follow(() => undefined);
    log.append(exampleEvent('a', 1));
    leave();
    await time.pass(0);
    log.append(exampleEvent('b', 1));
    expect(await readAll(tail, 0)).toEqual([1, 2]);
    expect(await readAll(tail, 1)).toEqual([2]);
  });

  it('calls back by a notice, by a poll where the notice is lost, and again after the store was away', async () => {
    const { log, seen, state } = watchedLog();
    const time = fakeClock();
    const tail = createEventTail({ eventLog: seen, setTimer: time.setTimer });
    let calls = 0;
    const leave = tail.follow(() => {
      calls += 1;
    });
    await time.pass(0);
    log.append(exampleEvent('a', 1));
    await time.pass(0);
    expect(calls).toBe(1);
    state.isDeaf = true;
    log.append(exampleEvent('b', 1));
    await time.pass(0);
    expect(calls).toBe(1);
    await time.pass(1_000);
    expect(calls).toBe(2);
    state.isDown = true;
    log.append(exampleEvent('c', 1));
    await time.pass(5_000);
    expect(calls).toBe(2);
    state.isDown = false;
    await time.pass(1_000);
    expect(calls).toBe(3);
    leave();
  });

  it('is read once for any number of readers', async () => {
    const { log, seen, state } = watchedLog();
    const time = fakeClock();
    const tail = createEventTail({ eventLog: seen, setTimer: time.setTimer });
    const leaving = Array.from({ length: 500 }, () => tail.follow(() => undefined));
    await time.pass(0);
    const before = state.reads;
    for (let n = 0; n < TAIL_PAGE; n += 1) log.append(exampleEvent(`c${n}`, 1));
    await time.pass(0);
    for (const _ of leaving) expect(await tail.after(0)).toHaveLength(TAIL_PAGE);
    expect(state.reads - before).toBeLessThan(10);
    for (const leave of leaving) leave();
  });
});
