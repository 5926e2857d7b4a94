import { describe, expect, it } from 'vitest';
import { failed, type HandlerContext, type HandlerResult } from '../contract/conventions/handler.ts';
import { createRecentAnswers } from './recent-answers.ts';

const context: HandlerContext = {
  caller: undefined,
  requestId: '',
  trace: undefined,
  signal: new AbortController().signal,
  dispatch: () => ({ status: 404, pieces: [], headers: [] }),
};

const bytes = (text: string): HandlerResult<never> => ({
  ok: true,
  reply: { kind: 'bytes', pieces: [Buffer.from(text)] },
});

/** A call that counts how often it ran; `ask` asks through the kept answers. */
function world(answer: () => Promise<HandlerResult<never>> | HandlerResult<never>) {
  const clock = { time: 10_000, now: () => clock.time };
  const recent = createRecentAnswers(clock);
  let count = 0;
  const call = recent.shared(() => {
    count += 1;
    return answer();
  });
  return { clock, recent, ask: () => call(context), count: () => count };
}

describe('the answers of a second', () => {
  it('are read once for all who ask meanwhile, and again when they are older', async () => {
    const { clock, ask, count } = world(async () => bytes('a'));
    const [one, other] = await Promise.all([ask(), ask()]);
    expect([one === other, count()]).toEqual([true, 1]);
    clock.time = 10_999;
    expect([await ask(), count()]).toEqual([one, 1]);
    clock.time = 11_000;
    expect([(await ask()) === one, count()]).toEqual([false, 2]);
  });

  it('are read again once something was written, also where the reading had begun', async () => {
    const { recent, ask, count } = world(async () => bytes('a'));
    const before = ask();
    recent.forget();
    const [one, other] = await Promise.all([before, ask()]);
    expect([one === other, count()]).toEqual([false, 2]);
    expect([(await ask()) === other, count()]).toEqual([true, 2]);
  });

  it('are kept, too, where the store holds nothing of that moment', async () => {
    const none = failed({ code: 'at_unavailable', subject: 'mena', earliest: 5_000 });
    const { clock, ask, count } = world(async () => none);
    expect([await ask(), await ask(), count()]).toEqual([none, none, 1]);
    clock.time = 11_000;
    expect([await ask(), count()]).toEqual([none, 2]);
  });

  it('are asked again after a failure, after one that was thrown, and where they are in memory', async () => {
    const answers = [
      async () => failed({ code: 'route_not_found' }),
      () => Promise.reject(new Error('down')),
      () => bytes('a'),
      () => bytes('a'),
    ];
    const { ask, count } = world(() => answers.shift()?.() ?? bytes('none'));
    expect(await ask()).toEqual(failed({ code: 'route_not_found' }));
    await expect(async () => ask()).rejects.toThrow('down');
    expect([await ask(), await ask(), count()]).toEqual([bytes('a'), bytes('a'), 4]);
  });
});
