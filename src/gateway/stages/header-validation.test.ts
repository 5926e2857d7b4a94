import { describe, expect, it } from 'vitest';
import { stageExchange } from '../../../test/kit/stage-exchange.ts';
import { HeaderLines } from '../header-lines.ts';
import { headerValidationStage } from './header-validation.ts';

function validated(idempotent: boolean, ...keys: readonly string[]) {
  const headers = new HeaderLines(keys.map((key) => ['Idempotency-Key', key]));
  const exchange = stageExchange({ endpoint: { idempotent }, request: { headers } });
  return { step: headerValidationStage.run(exchange), state: exchange.notes.idempotency };
}
const PASS = { kind: 'pass', added: {} };

describe('an idempotency key', () => {
  it.each(['k', '!~', 'x'.repeat(255)])('is taken: %s', (key) => {
    expect(validated(true, key)).toEqual({ step: PASS, state: { key, claim: undefined, deviation: undefined } });
  });

  it.each([
    ['must be 1 to 255 visible ASCII characters', ['']],
    ['must be 1 to 255 visible ASCII characters', ['a b']],
    ['must be 1 to 255 visible ASCII characters', ['x'.repeat(256)]],
    ['must be sent once', ['k', 'k']],
  ])('%s: %j', (description, keys) => {
    const violations = [{ field: 'Idempotency-Key', description }];
    expect(validated(true, ...keys)).toEqual({
      step: { kind: 'fail', failure: { code: 'validation_failed', violations } },
      state: undefined,
    });
  });

  it('is optional, and means nothing where it is not honoured', () => {
    expect(validated(true)).toEqual({ step: PASS, state: undefined });
    expect(validated(false, 'a b', 'k')).toEqual({ step: PASS, state: undefined });
    expect(validated(false, 'k')).toEqual({ step: PASS, state: undefined });
  });
});
