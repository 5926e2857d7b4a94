import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stallDetector } from './stall-detector.ts';

const SILENCE_MS = 1_000;
const never = () => new Promise<string>(() => undefined);

describe('a statement that is silent', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function server(answers: readonly boolean[]) {
    let asked = 0;
    const isReachable = async () => {
      asked += 1;
      return answers[Math.min(asked, answers.length) - 1] ?? true;
    };
    return { watched: stallDetector({ isReachable, silenceMs: SILENCE_MS, pauseMs: 100 }), asked: () => asked };
  }

  it('waits on while probes are answered, and hands on its result', async () => {
    const { watched, asked } = server([true]);
    let finish: (text: string) => void = () => undefined;
    const slow = watched(
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
    );
    await vi.advanceTimersByTimeAsync(20 * SILENCE_MS);
    expect(asked()).toBeGreaterThan(10);
    finish('rows');
    expect(await slow).toBe('rows');
    const before = asked();
    await vi.advanceTimersByTimeAsync(20 * SILENCE_MS);
    expect(asked()).toBe(before);
  });

  it('fails once two newcomers in a row had no answer, and not those who have waited for a moment only', async () => {
    const { watched, asked } = server([false]);
    const silent = expect(watched(never())).rejects.toMatchObject({ name: 'StoreFailure', kind: 'unavailable' });
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    const young = vi.fn();
    void watched(never()).catch(young);
    await vi.advanceTimersByTimeAsync(1);
    await silent;
    expect([asked(), young.mock.calls.length]).toEqual([2, 0]);
  });

  it('fails when a newcomer is answered only at the second try, unless it is answered now, too', async () => {
    const { watched } = server([false, true]);
    let finish: (text: string) => void = () => undefined;
    const late = watched(
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
    );
    const silent = expect(watched(never())).rejects.toMatchObject({ kind: 'unavailable' });
    await vi.advanceTimersByTimeAsync(SILENCE_MS + 50);
    finish('rows');
    await vi.advanceTimersByTimeAsync(50);
    await silent;
    expect(await late).toBe('rows');
  });

  it('probes nothing for statements that are answered in time, and fails as they fail', async () => {
    const { watched, asked } = server([false]);
    for (let i = 0; i < 10; i += 1) expect(await watched(Promise.resolve(i))).toBe(i);
    await expect(watched(Promise.reject(new RangeError('refused')))).rejects.toThrow(RangeError);
    await vi.advanceTimersByTimeAsync(5 * SILENCE_MS);
    expect([asked(), vi.getTimerCount()]).toEqual([0, 0]);
  });
});
