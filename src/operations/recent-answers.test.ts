import { describe, expect, it } from 'vitest';
import { failed, type HandlerResult } from '../contract/conventions/handler.ts';
import { jsonBytesReply } from './json-reply.ts';
import { createRecentAnswers } from './recent-answers.ts';

const bytes = (text: string): HandlerResult<never> => ({ ok: true, reply: jsonBytesReply(Buffer.from(text)) });

describe('the answers of a second', () => {
  it('are read once for all who ask meanwhile, and again when they are older', async () => {
    const clock = { time: 10_000, now: () => clock.time };
    const recently = createRecentAnswers(clock);
    let readCount = 0;
    const ask = (question: string) =>
      recently(question, async () => {
        readCount += 1;
        return { result: bytes(question), since: 9_800 };
      });
    const [one, other] = await Promise.all([ask('a'), ask('a')]);
    expect([one === other, readCount]).toEqual([true, 1]);
    clock.time = 10_799;
    expect([await ask('a'), readCount]).toEqual([one, 1]);
    expect([await ask('b'), readCount]).toEqual([bytes('b'), 2]);
    clock.time = 10_801;
    expect([(await ask('a')) === one, readCount]).toEqual([false, 3]);
  });

  it('are asked again after a failure, and after one that was thrown', async () => {
    const recently = createRecentAnswers({ now: () => 0 });
    const unknown = failed({ code: 'route_not_found' });
    expect(await recently('a', async () => ({ result: unknown, since: 0 }))).toEqual(unknown);
    await expect(recently('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await recently('a', async () => ({ result: bytes('a'), since: 0 }))).toEqual(bytes('a'));
  });
});
