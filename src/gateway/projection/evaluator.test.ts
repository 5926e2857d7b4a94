import { describe, expect, it } from 'vitest';
import { WHOLE_BUDGET } from '../../projection/projection-limits.ts';
import { createEvaluator } from './evaluator.ts';

const run = (body: string, expression: string) =>
  createEvaluator().run({ contentHash: 'h', body: Buffer.from(body), expression }, WHOLE_BUDGET);
const text = (body: string, expression: string) => {
  const outcome = run(body, expression);
  return outcome.status === 'projected' ? Buffer.from(outcome.bytes).toString('utf8') : outcome;
};

describe('a projection', () => {
  it('keeps every digit from the body to the answer', () => {
    expect(text('{"a":[9223372036854775807,-9223372036854775808]}', 'a')).toBe(
      '[9223372036854775807,-9223372036854775808]',
    );
    expect(text('{"a":9223372036854775807}', '{b: max([a, `1`])}')).toBe('{"b":9223372036854775807}');
  });

  it('is null where nothing is found', () => {
    expect(text('{"a":1}', 'b.c')).toBe('null');
  });

  it('takes expressions of up to 1024 UTF-8 bytes', () => {
    expect(text('{}', `'${'é'.repeat(511)}'`)).toBe(`"${'é'.repeat(511)}"`);
    expect(run('{"a":1}', `'${'é'.repeat(511)}' `)).toMatchObject({
      status: 'refused',
      reason: 'expression_too_long',
      originalKeys: ['a'],
      cost: 0,
    });
  });

  it('gives up to 256 KB of UTF-8', () => {
    const largest = 'é'.repeat(131_071);
    expect(text(`["${largest}"]`, '[0]')).toBe(`"${largest}"`);
    expect(run(`["${largest}"]`, '@')).toMatchObject({ status: 'refused', reason: 'projection_too_large' });
    expect(run(`["${'x'.repeat(262_143)}"]`, '[0]')).toMatchObject({ reason: 'projection_too_large' });
  });

  it('returns the top-level keys of the body with a rejection', () => {
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`k${index}`, index])));
    const refused = run(many, '[');
    expect(refused.status === 'refused' && refused.originalKeys).toHaveLength(50);
    expect(run('[1]', '[')).toMatchObject({ reason: 'invalid_expression', originalKeys: ['array'] });
    expect(run('{"b":1,"a":2}', 'abs(@)')).toMatchObject({ reason: 'invalid_expression', originalKeys: ['b', 'a'] });
  });

  it('costs more the more it looks at', () => {
    const cost = (expression: string) => run('{"a":[1,2,3,4,5,6,7,8,9]}', expression).cost;
    expect(cost('a[0]')).toBeLessThan(cost('a[?@ > `3`]'));
    expect(cost('a[?@ > `3`]')).toBeLessThan(cost('a[?@ > `3`] | [@, @, @]'));
  });
});
