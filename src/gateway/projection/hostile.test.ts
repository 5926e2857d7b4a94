import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget, BudgetExhausted } from '../../projection/budget.ts';
import { evaluate } from '../../projection/evaluate.ts';
import { InvalidExpression } from '../../projection/invalid-expression.ts';
import { parseExpression } from '../../projection/parse-expression.ts';
import { INLINE_BUDGET, MAX_OUTPUT_BYTES, WHOLE_BUDGET } from '../../projection/projection-limits.ts';
import { readJsonValue } from '../../projection/read-json-value.ts';
import { HOSTILE, ORDINARY } from '../../projection/test-kit/hostile-expressions.ts';
import { largeBody } from '../../projection/test-kit/large-body.ts';
import { writeJsonValue } from '../../projection/write-json-value.ts';
import { createEvaluator } from './evaluator.ts';

const body = largeBody(60_000);
const task = (expression: string) => ({ contentHash: 'h', body, expression });
const source = readJsonValue(Buffer.from(body).toString('utf8'));

/** Budgets that the property tries; `npm run soak` asks for 3,000. */
const BUDGETS = Number(process.env.HOSTILE_BUDGETS ?? 150);
/** Maximum of a single charge: one long text. */
const LARGEST_CHARGE = WHOLE_BUDGET.textUnits;

describe('hostile expressions', () => {
  it.each(Object.entries(HOSTILE))('%s is refused or comes out within the budget', (_, expression) => {
    expect(Buffer.byteLength(expression)).toBeLessThanOrEqual(1_024);
    const outcome = createEvaluator().run(task(expression), WHOLE_BUDGET);
    if (outcome.status === 'projected') {
      expect(outcome.cost).toBeLessThanOrEqual(WHOLE_BUDGET.steps);
      expect(outcome.bytes.length).toBeLessThanOrEqual(MAX_OUTPUT_BYTES);
      expect(() => JSON.parse(Buffer.from(outcome.bytes).toString('utf8'))).not.toThrow();
    } else {
      expect(outcome.status).toBe('refused');
    }
  });

  it.each([1, -1])(
    'of 1,000 digits are numbers: an index or slice bound of any size, a literal up to a double',
    (sign) => {
      fc.assert(
        fc.property(fc.integer({ min: 310, max: 1_000 }), fc.integer({ min: 1, max: 9 }), (digits, digit) => {
          const number = `${sign < 0 ? '-' : ''}${String(digit).repeat(digits)}`;
          const run = (expression: string) => createEvaluator().run(task(expression), WHOLE_BUDGET);
          const text = (expression: string) => {
            const outcome = run(expression);
            return outcome.status === 'projected' ? Buffer.from(outcome.bytes).toString('utf8') : outcome.status;
          };
          expect(text(`[\`1\`,\`2\`]|[${number}]`)).toBe('null');
          expect(text(`[\`1\`,\`2\`]|[:${number}]`)).toBe(sign > 0 ? '[1,2]' : '[]');
          expect(text(`[\`1\`,\`2\`]|[::${number}]`)).toBe(sign > 0 ? '[1]' : '[2]');
          expect(run(`\`${number}\``)).toMatchObject({
            status: 'refused',
            detail: 'the literal at character 1 holds a number beyond the range of a double',
          });
        }),
      );
    },
  );

  it('are refused as too costly where each doubling doubles the work', () => {
    for (const name of [
      '[@,@] piped 16 times',
      '[@,@] piped 40 times',
      '[@,@] piped 150 times',
      '[@,@,@,@][] 11 times',
      'join growth',
    ]) {
      const outcome = createEvaluator().run(task(HOSTILE[name] ?? ''), WHOLE_BUDGET);
      expect([name, outcome.status === 'refused' && outcome.reason]).toEqual([name, 'projection_too_costly']);
    }
  });

  it('stop on the request thread within its steps, and cost the same wherever they run', () => {
    for (const expression of [...Object.values(HOSTILE), ...Object.values(ORDINARY)]) {
      const whole = createEvaluator().run(task(expression), WHOLE_BUDGET);
      const inline = createEvaluator().run(task(expression), INLINE_BUDGET);
      if (inline.status === 'unfinished') expect(whole.cost).toBeGreaterThan(INLINE_BUDGET.steps);
      else expect(inline).toEqual(whole);
    }
  });
});

describe('the budget', () => {
  const limits = fc.record({
    steps: fc.integer({ min: 1, max: 20_000 }),
    nodes: fc.integer({ min: 1, max: 5_000 }),
    textUnits: fc.integer({ min: 1, max: 50_000 }),
    valueSize: fc.integer({ min: 1, max: 200_000 }),
  });

  it('ends what goes beyond it, and changes nothing of what stays within', () => {
    const expressions = [...Object.values(HOSTILE), ...Object.values(ORDINARY)].filter(
      (text) => !/pad_left/.test(text),
    );
    fc.assert(
      fc.property(fc.constantFrom(...expressions), limits, (expression, small) => {
        const node = parseExpression(expression);
        const budget = new Budget(small);
        const ample = new Budget(WHOLE_BUDGET);
        const run = (allowed: Budget) => writeJsonValue(evaluate(node, source, allowed), allowed, MAX_OUTPUT_BYTES);
        const text = outcomeOf(() => run(budget));
        if (text instanceof BudgetExhausted) {
          expect(budget.steps - small.steps).toBeLessThanOrEqual(LARGEST_CHARGE);
          return;
        }
        expect(budget.nodes).toBeLessThanOrEqual(small.nodes);
        expect(budget.textUnits).toBeLessThanOrEqual(small.textUnits);
        expect(budget.steps).toBeLessThanOrEqual(small.steps);
        expect(text).toEqual(outcomeOf(() => run(ample)));
        expect(ample.steps).toBe(budget.steps);
      }),
      { numRuns: BUDGETS },
    );
  });

  it('charges for the text that is built before it is built', () => {
    const given = readJsonValue(JSON.stringify(Array.from({ length: 1_000 }, () => 'x'.repeat(1_000))));
    const budget = new Budget({ ...WHOLE_BUDGET, textUnits: 999_999 });
    expect(() => evaluate(parseExpression("join('', @)"), given, budget)).toThrow(BudgetExhausted);
    const enough = new Budget({ ...WHOLE_BUDGET, textUnits: 1_000_000 });
    expect(evaluate(parseExpression("join('', @) | length(@)"), given, enough)).toBe(1_000_000);
  });

  it('counts shared parts as often as they would be written', () => {
    const copies = (times: number) => Array.from({ length: times }, () => '[@,@]').join('|');
    const given = readJsonValue(`"${'x'.repeat(98)}"`);
    const budget = new Budget({ ...WHOLE_BUDGET, valueSize: 100 * 2 ** 10 });
    expect(() => evaluate(parseExpression(copies(9)), given, budget)).not.toThrow();
    expect(() => evaluate(parseExpression(copies(10)), given, budget)).toThrow(BudgetExhausted);
  });
});

function outcomeOf(run: () => string | undefined): unknown {
  try {
    return run();
  } catch (error) {
    if (error instanceof BudgetExhausted || error instanceof InvalidExpression) return error;
    throw error;
  }
}
