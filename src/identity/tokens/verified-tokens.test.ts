import { describe, expect, it } from 'vitest';
import type { Caller } from '../../contract/conventions/caller.ts';
import { createVerifiedTokens } from './verified-tokens.ts';

const caller: Caller = { accountId: 'a', scheme: 'token', credentialId: 'a', scopes: [] };

function setup(capacity = 10) {
  const clock = { time: 1_000, now: () => clock.time };
  return { clock, tokens: createVerifiedTokens({ clock, capacity }) };
}

describe('a verified token', () => {
  it.each([
    ['60 s', 500_000, 61_000],
    ['its expiry', 20_000, 20_000],
  ])('is remembered until %s', (_, expiresAt, end) => {
    const { clock, tokens } = setup();
    tokens.add('t', caller, expiresAt);
    clock.time = end - 1;
    expect(tokens.callerOf('t')).toBe(caller);
    clock.time = end;
    expect(tokens.callerOf('t')).toBeUndefined();
  });

  it('that has expired within the leeway is not remembered, nor one verified in the future', () => {
    const { clock, tokens } = setup();
    tokens.add('late', caller, 999);
    tokens.add('t', caller, 90_000);
    expect(tokens.callerOf('late')).toBeUndefined();
    clock.time = 999;
    expect(tokens.callerOf('t')).toBeUndefined();
  });

  it('gives way when there are too many and it was used the longest ago', () => {
    const { tokens } = setup(2);
    tokens.add('a', caller, 90_000);
    tokens.add('b', caller, 90_000);
    tokens.callerOf('a');
    tokens.add('c', caller, 90_000);
    expect(['a', 'b', 'c'].map((token) => tokens.callerOf(token) !== undefined)).toEqual([true, false, true]);
  });
});
