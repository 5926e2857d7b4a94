import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorFacts, withoutSecrets } from './error-facts.ts';

describe('the facts of an error', () => {
  it('tell its class, its code and where it happened', () => {
    const facts = errorFacts(Object.assign(new TypeError('what'), { code: 'ECONNRESET' }));
    expect(facts).toMatchObject({ type: 'TypeError', code: 'ECONNRESET' });
    expect(facts.frames[0]).toMatch(/^at .*error-facts\.test\.ts/);
  });

  it('follow its causes, as far as a loop of them may go', () => {
    const inner = new RangeError('inner');
    expect(errorFacts(new Error('outer', { cause: inner })).cause?.type).toBe('RangeError');
    const loop = new Error('loop');
    loop.cause = loop;
    expect(JSON.stringify(errorFacts(loop)).length).toBeLessThan(20_000);
  });

  it('never repeat the message, whatever its form', () => {
    const sneaky = fc.oneof(
      fc.string(),
      fc.constantFrom('\n    at s3cret (s3cret:1:1)', 'Error: x\n    at s3cret', '', '    at s3cret'),
    );
    fc.assert(
      fc.property(sneaky, sneaky, fc.boolean(), (text, name, isRenamed) => {
        const error = new Error(`${text}\n    at s3cret (s3cret:1:1)\ns3cret`);
        if (isRenamed) error.name = name;
        expect(JSON.stringify(errorFacts(error))).not.toContain('s3cret');
      }),
    );
    expect(errorFacts('s3cret')).toEqual({ type: 'string', frames: [] });
    expect(JSON.stringify(errorFacts(Object.assign(new Error('x'), { code: 's3 cret' })))).not.toContain('s3 cret');
  });

  it('leave nothing of an error whose message was changed after it was made', () => {
    const error = new Error('s3cret');
    error.message = 'other';
    expect(JSON.stringify(errorFacts(error))).not.toContain('s3cret');
  });
});

describe('a message of the program’s own work', () => {
  it.each([
    [`key isb_test_abcdefgh_${'s3cret'.repeat(7)}_123456 refused`, 'key isb_test_… refused'],
    [`key baro_live_abcdefgh_${'s3cret'.repeat(7)}_123456 refused`, 'key baro_live_… refused'],
    ['jwt eyJhbGciOi.eyJzdWIi.s3cret, wrong', 'jwt …, wrong'],
    ['Authorization: Bearer s3cret sent', 'Authorization: Bearer … sent'],
    ['cannot reach postgres://user:s3cret@db:5432/name', 'cannot reach postgres://…@db:5432/name'],
    [
      'GET https://api.example/v1?series=a&api_key=s3cret&x=1 failed',
      'GET https://api.example/v1?series=a&api_key=…&x=1 failed',
    ],
    ['password=s3cret', 'password=…'],
  ])('loses text in the form of a credential: %s', (text, cleaned) => {
    expect(withoutSecrets(text)).toBe(cleaned);
  });

  it('is cut', () => {
    expect(withoutSecrets('x'.repeat(5_000)).length).toBe(1_000);
  });
});
