import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import type { HandlerContext } from '../contract/conventions/handler.ts';
import { getReadiness, readyInTime } from './get-readiness.ts';

/** CONTRACT.md: a probe is answered within this. */
const PROBE_MS = 1_000;
const forever = () => new Promise<boolean>(() => undefined);
const CONTEXT: HandlerContext = {
  caller: undefined,
  requestId: 'r',
  trace: undefined,
  signal: new AbortController().signal,
  dispatch: () => Promise.reject(new Error('nothing is dispatched')),
};

describe('the readiness probe', () => {
  it('is answered within a second while the store hangs, and leaves no timer', async () => {
    const time = fakeClock();
    const probe = getReadiness({ ready: forever, setTimer: time.setTimer, world: 'live' });
    const answers: unknown[] = [];
    void Promise.resolve(probe({}, CONTEXT)).then((answer) => answers.push(answer));
    await time.pass(PROBE_MS);
    expect(answers).toMatchObject([{ ok: false, failure: { code: 'store_unavailable' } }]);
    expect(time.running).toBe(0);
  });

  it('says no in time on the operator port, too', async () => {
    const time = fakeClock();
    const answers: boolean[] = [];
    void readyInTime(forever, time.setTimer)().then((answer) => answers.push(answer));
    await time.pass(PROBE_MS);
    expect(answers).toEqual([false]);
  });

  it.each([
    [async () => true, true],
    [async () => false, false],
    [() => Promise.reject(new Error('gone')), false],
  ])('passes on what the store says', async (ready, says) => {
    expect(await readyInTime(ready, fakeClock().setTimer)()).toBe(says);
  });
});
