import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReplayable } from './idempotency.ts';

const refused = { ran: undefined };
const executed = { ran: { reply: undefined } };
const answer = (status: number) => ({ status, headers: [], pieces: [] });

describe('an answer', () => {
  it('is kept when the request was executed and ended with 2xx, or with a 4xx that asking again does not change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), (status) => {
        const isFinal = status < 300 || (status >= 400 && status < 500);
        const mayChange = [401, 403, 408, 409, 413, 415, 429].includes(status);
        expect(isReplayable(executed, answer(status))).toBe(isFinal && !mayChange);
        expect(isReplayable(refused, answer(status))).toBe(false);
      }),
    );
  });

  it('is not kept when it names broken rules, or says of itself that it may improve', () => {
    expect(isReplayable(executed, { ...answer(400), code: 'validation_failed' })).toBe(false);
    const reply = (mayImprove: boolean) => ({ kind: 'bytes', pieces: [], headers: [], mayImprove }) as const;
    expect(isReplayable({ ran: { reply: reply(true) } }, answer(200))).toBe(false);
    expect(isReplayable({ ran: { reply: reply(false) } }, answer(200))).toBe(true);
  });
});
