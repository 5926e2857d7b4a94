import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecorded, promptHash } from './recorded.ts';

const prompt = { system: 's', messages: ['a', 'b'], maxTokens: 10 };
const noAbort = new AbortController().signal;

describe('the recorded provider', () => {
  it('says what was recorded for exactly this prompt, without thinking, and nothing else', async () => {
    const model = createRecorded({ [promptHash(prompt)]: '<think>x</think>So.' });
    expect(await model.write(prompt, noAbort)).toEqual({
      status: 'written',
      text: 'So.',
      provider: 'recorded',
      model: 'recording',
    });
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.array(fc.string()), fc.nat(), async (system, messages, maxTokens) => {
        const other = { system, messages, maxTokens };
        fc.pre(JSON.stringify(other) !== JSON.stringify(prompt));
        expect(await model.write(other, noAbort)).toEqual({ status: 'failed', reason: 'unreachable' });
      }),
    );
    expect(await model.write(prompt, AbortSignal.abort())).toEqual({ status: 'failed', reason: 'aborted' });
  });
});
