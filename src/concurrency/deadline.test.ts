import { describe, expect, it } from 'vitest';
import { fakeClock, neverTimer, settle } from '../../test/kit/fake-clock.ts';
import { startDeadline, untilAborted, withDeadline } from './deadline.ts';

const pending = <T>(): { readonly work: Promise<T>; readonly finish: (value: T) => void } => {
  let finish: (value: T) => void = () => undefined;
  const work = new Promise<T>((resolve) => {
    finish = resolve;
  });
  return { work, finish };
};

describe('a deadline', () => {
  it('aborts when its time is up, and not before', async () => {
    const { setTimer, pass } = fakeClock();
    const { signal } = startDeadline({ ms: 10, setTimer });
    await pass(9);
    expect(signal.aborted).toBe(false);
    await pass(1);
    expect(signal.aborted).toBe(true);
  });

  it('aborts with its owner, with the reason of the owner, also when that has aborted before', () => {
    const owner = new AbortController();
    const running = startDeadline({ ms: 10, setTimer: neverTimer, owner: owner.signal });
    owner.abort('gone');
    const late = startDeadline({ ms: 10, setTimer: neverTimer, owner: owner.signal });
    for (const { signal } of [running, late]) expect([signal.aborted, signal.reason]).toEqual([true, 'gone']);
  });

  it('leaves neither timer nor listener once it has ended', async () => {
    const time = fakeClock();
    const owner = new AbortController();
    const deadline = startDeadline({ ms: 10, setTimer: time.setTimer, owner: owner.signal });
    deadline.end();
    owner.abort();
    expect([time.running, deadline.signal.aborted]).toEqual([0, false]);
  });

  it('counts a time below 0 as 0', async () => {
    const { setTimer, pass } = fakeClock();
    const { signal } = startDeadline({ ms: -5, setTimer });
    await pass(0);
    expect(signal.aborted).toBe(true);
  });
});

describe('work under a deadline', () => {
  it('hands on results and failures in time, and ends its timer', async () => {
    const time = fakeClock();
    const limit = { ms: 10, setTimer: time.setTimer };
    expect(await withDeadline(limit, async () => 1)).toEqual({ status: 'done', value: 1 });
    const error = new Error('broken');
    expect(await withDeadline(limit, () => Promise.reject(error))).toEqual({ status: 'failed', error });
    await expect(
      withDeadline(limit, () => {
        throw error;
      }),
    ).rejects.toBe(error);
    expect(time.running).toBe(0);
  });

  it('is not waited for after the deadline, even where it ignores its signal; a late result is handed on', async () => {
    const { setTimer, pass } = fakeClock();
    const { work, finish } = pending<number>();
    const late: number[] = [];
    const settled = withDeadline(
      { ms: 10, setTimer },
      () => work,
      (value) => late.push(value),
    );
    await pass(10);
    expect(await settled).toEqual({ status: 'aborted' });
    expect(late).toEqual([]);
    finish(1);
    await settle();
    expect(late).toEqual([1]);
  });

  it('receives the signal that aborts at the deadline', async () => {
    const { setTimer, pass } = fakeClock();
    let seen: AbortSignal | undefined;
    const settled = withDeadline({ ms: 10, setTimer }, (signal) => {
      seen = signal;
      return new Promise(() => undefined);
    });
    await pass(10);
    await settled;
    expect(seen?.aborted).toBe(true);
  });
});

describe('work until a signal aborts', () => {
  it('ends with the abort, and drops a late failure without an unhandled rejection', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const failing = settle().then(() => Promise.reject(new Error('late')));
    expect(await untilAborted(failing, AbortSignal.abort())).toEqual({ status: 'aborted' });
    await settle();
    await settle();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
