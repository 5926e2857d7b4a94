import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget, BudgetExhausted, type BudgetLimits, ListBuilder, ObjectBuilder } from './budget.ts';
import { evaluate } from './evaluate.ts';
import { type JsonValue, sizeOf } from './json-value.ts';
import { parseExpression } from './parse-expression.ts';
import { INLINE_BUDGET, SHORT_BUDGET, WHOLE_BUDGET } from './projection-limits.ts';
import { readJsonValue } from './read-json-value.ts';
import { writeJsonValue } from './write-json-value.ts';

const AMPLE = { steps: 1e9, nodes: 1e9, textUnits: 1e9, valueSize: 1e9 };

const used = ({ steps, nodes, textUnits }: Budget) => [steps, nodes, textUnits];

/** Texts of 320 characters: 10 steps to read, 40 to scan. */
const A = JSON.stringify('a'.repeat(320));
const B = JSON.stringify(`${'a'.repeat(319)}b`);

describe('what an expression uses', () => {
  it.each<readonly [expression: string, given: string, steps: number, nodes: number, textUnits: number]>([
    ['@', '1', 1, 0, 0],
    ['a', '{"a":1}', 1, 0, 0],
    ['[0]', '[1]', 3, 0, 0],
    ['[1:3]', '[1,2,3,4]', 9, 4, 0],
    ['[*]', '[1,2,3]', 3, 0, 0],
    ['[*]', JSON.stringify(Array(64).fill(1)), 5, 0, 0],
    ['[*]', '[1,null]', 9, 3, 0],
    ['[*].a', '[{"a":1},{"a":null},{"a":2}]', 12, 4, 0],
    ['[?@]', '[1,null,2]', 14, 4, 0],
    ['*', '{"a":1,"b":null,"c":3}', 9, 4, 0],
    ['[]', '[1,[2,3]]', 11, 5, 0],
    ['[]', '[1,2]', 10, 4, 0],
    ['a || b', '{"a":1}', 2, 0, 0],
    ['a || b', '{"b":1}', 3, 0, 0],
    ['!a', '{"a":1}', 2, 0, 0],
    ['a < b', '{"a":1,"b":2}', 3, 0, 0],
    ['a == b', '{"a":1,"b":2}', 4, 0, 0],
    ['a == b', `{"a":${A},"b":${B}}`, 15, 0, 0],
    ['a == b', `{"a":${A},"b":"a"}`, 4, 0, 0],
    ['a == b', '{"a":[1,2],"b":[1,3]}', 6, 0, 0],
    ['a == b', '{"a":{"c":1,"d":2},"b":{"d":2,"c":1}}', 6, 0, 0],
    ['a != b', '{"a":{"c":1},"b":{"d":1}}', 4, 0, 0],
    ['[@, @]', '1', 7, 4, 0],
    ['{a: @, b: @}', '1', 9, 6, 0],
    ['abs(@)', '1', 3, 0, 0],
    ['sum(@)', '[1,2,3]', 6, 0, 0],
    ['join(@[0], @)', '["ab","cd"]', 10, 0, 6],
    ['join(@[0], @)', `[${A},${A}]`, 40, 0, 960],
    ["starts_with(@, 'a')", A, 6, 0, 0],
    ['ends_with(@, @)', A, 16, 0, 0],
    ["contains(@, 'b')", A, 16, 0, 0],
    ['contains(@, @)', A, 66, 0, 0],
    ['contains(@, `2`)', '[1,2,3]', 7, 0, 0],
    ['keys(@)', '{"a":1,"b":2}', 7, 4, 0],
    ['length(@)', '[1,2]', 3, 0, 0],
    ['length(@)', A, 44, 0, 0],
    ['map(&@, @)', '[1,2]', 10, 4, 0],
    ['merge(@, @)', '{"a":1,"b":2}', 15, 10, 0],
    ['not_null(@, @)', '1', 5, 0, 0],
    ['reverse(@)', '[1,2]', 7, 4, 0],
    ['reverse(@)', A, 135, 0, 320],
    ['to_array(@)', '1', 6, 3, 0],
    ['to_array(@)', '[1]', 3, 0, 0],
    ['max(@)', '[1,2,3]', 9, 0, 0],
    ['max(@)', `[${A},${B}]`, 86, 0, 0],
    ['max_by(@, &@)', '[1,2,3]', 13, 3, 0],
    ['sort(@)', '[2,1]', 12, 6, 0],
    ['sort(@)', `[${A},${B}]`, 51, 6, 0],
    ['sort_by(@, &@)', '[2,1]', 15, 8, 0],
    ['to_number(@)', JSON.stringify('1'.repeat(64)), 6, 0, 0],
    ['to_string(@)', '[1,"a"]', 14, 0, 7],
    ['to_string(@)', '{"a":"b","c":1}', 24, 0, 15],
    ['to_string(@)', A, 3, 0, 0],
  ])('%s on %s: %i steps, %i nodes, %i units of text', (expression, given, steps, nodes, textUnits) => {
    const budget = new Budget(AMPLE);
    evaluate(parseExpression(expression), readJsonValue(given), budget);
    expect(used(budget)).toEqual([steps, nodes, textUnits]);
  });

  it.each([A, `[${A}]`])('is nothing for a value that is too long to be written: %s', (given) => {
    const budget = new Budget(AMPLE);
    expect(writeJsonValue(readJsonValue(given), budget, 100)).toBeUndefined();
    expect(used(budget)).toEqual([0, 0, 0]);
  });

  it('takes the text that is written piece by piece', () => {
    const budget = new Budget(AMPLE);
    writeJsonValue(readJsonValue(`[1,${A}]`), budget, 1e9);
    expect(used(budget)).toEqual([31, 0, 326]);
  });
});

describe('a budget', () => {
  const exhausted = (limits: Partial<BudgetLimits>, spend: (budget: Budget) => void): unknown => {
    try {
      spend(new Budget({ ...AMPLE, ...limits }));
      return undefined;
    } catch (error) {
      return error instanceof BudgetExhausted ? [error.resource, error.message] : error;
    }
  };

  it.each<readonly [resource: string, limit: keyof BudgetLimits, spend: (budget: Budget, count: number) => void]>([
    ['steps', 'steps', (budget, count) => budget.spend(count)],
    ['steps', 'steps', (budget, count) => budget.spendReading((count - 1) * 32 + 31)],
    ['steps', 'steps', (budget, count) => budget.spendScanning((count - 1) * 8 + 7)],
    ['steps', 'steps', (budget, count) => budget.spendNodes(count, 0)],
    ['steps', 'steps', (budget, count) => budget.spendText((count - 1) * 32)],
    ['nodes', 'nodes', (budget, count) => budget.spendNodes(count, 0)],
    ['text', 'textUnits', (budget, count) => budget.spendText(count)],
    ['size', 'valueSize', (budget, count) => budget.spendNodes(1, count)],
  ])('of %s lasts up to its limit', (resource, limit, spend) => {
    expect(exhausted({ [limit]: 7 }, (budget) => spend(budget, 7))).toBeUndefined();
    expect(exhausted({ [limit]: 7 }, (budget) => spend(budget, 8))).toEqual([resource, `out of ${resource}`]);
  });

  it.each([
    ['everywhere', WHOLE_BUDGET],
    ['on the request thread', INLINE_BUDGET],
    ['of a busy account', SHORT_BUDGET],
  ])('%s runs out of everything, and allows no more than elsewhere', (_, limits) => {
    const over = (spend: (budget: Budget) => void) => exhausted(limits, spend);
    expect(over((budget) => budget.spend(WHOLE_BUDGET.steps + 1))).toEqual(['steps', 'out of steps']);
    expect(over((budget) => budget.spendNodes(WHOLE_BUDGET.nodes + 1, 0))).toEqual(['nodes', 'out of nodes']);
    expect(over((budget) => budget.spendText(WHOLE_BUDGET.textUnits + 1))).toEqual(['text', 'out of text']);
    expect(over((budget) => budget.spendNodes(1, WHOLE_BUDGET.valueSize + 1))).toEqual(['size', 'out of size']);
    expect(limits.steps).toBeGreaterThan(0);
  });

  it('adds up', () => {
    const budget = new Budget(AMPLE);
    for (let count = 0; count < 2; count += 1) {
      budget.spend(1);
      budget.spendNodes(3, 0);
      budget.spendText(64);
    }
    expect(used(budget)).toEqual([2 * (1 + 3 + 3), 6, 128]);
  });

  it('is charged for an item or a member before it is added', () => {
    const list = new ListBuilder(new Budget({ ...AMPLE, valueSize: 9 }));
    list.add('abc');
    expect(() => list.add('abc')).toThrow(BudgetExhausted);
    expect(list.done().items).toEqual(['abc']);
    const object = new ObjectBuilder(new Budget({ ...AMPLE, valueSize: 10 }));
    object.set('ab', 'x');
    object.set('ab', 'y');
    expect(() => object.set('c', 1)).toThrow(BudgetExhausted);
    expect([...object.done().members]).toEqual([['ab', 'y']]);
  });
});

describe('the size of a value', () => {
  const value: fc.Arbitrary<string> = fc.json({ maxDepth: 3, stringUnit: fc.constantFrom('a', 'b') });
  const copy = (expression: string, given: JsonValue) =>
    evaluate(parseExpression(expression), given, new Budget(AMPLE));

  it.each([
    ['null', 4],
    ['true', 4],
    ['false', 4],
    ['7', 1],
    ['9007199254740993', 16],
    ['"abc"', 5],
    ['[]', 2],
    ['{}', 2],
    ['[1]', 3],
    ['[1,"abc"]', 9],
    ['{"a":1}', 7],
    ['{"a":1,"bc":null}', 17],
    ['{"a":"long","a":1}', 7],
  ])('of %s is %i', (text, size) => {
    expect(sizeOf(readJsonValue(text))).toBe(size);
  });

  it('is the same whether it is read or built', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), (texts) => {
        const list = readJsonValue(`[${texts.join()}]`);
        expect(sizeOf(copy('reverse(reverse(@))', list))).toBe(sizeOf(list));
        const members = texts.map((text, index) => `"name ${index}":${text}`);
        const object = readJsonValue(`{${members.join()}}`);
        expect(sizeOf(copy('merge(@, @)', object))).toBe(sizeOf(object));
      }),
    );
  });

  it('is that of the last value where members are set again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'bc'), value), { minLength: 1, maxLength: 4 }), (members) => {
        const objects = members.map(([name, text]) => `{"${name}":${text}}`);
        const merged = copy(
          `merge(${objects.map((_, index) => `@[${index}]`).join()})`,
          readJsonValue(`[${objects.join()}]`),
        );
        const written = writeJsonValue(merged, new Budget(AMPLE), 1e9) ?? '';
        expect(sizeOf(merged)).toBe(sizeOf(readJsonValue(written)));
      }),
    );
  });

  it('is no more than the text that is written', () => {
    fc.assert(
      fc.property(value, (text) => {
        const read = readJsonValue(text);
        const written = writeJsonValue(read, new Budget(AMPLE), 1e9) ?? '';
        expect(sizeOf(read)).toBeLessThanOrEqual(written.length);
        expect(writeJsonValue(read, new Budget(AMPLE), written.length)).toBe(written);
        for (let room = 0; room < written.length; room += 1)
          expect(writeJsonValue(read, new Budget(AMPLE), room)).toBeUndefined();
      }),
    );
  });
});
