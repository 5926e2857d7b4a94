import { describe, expect, it } from 'vitest';
import { Budget } from './budget.ts';
import { evaluate } from './evaluate.ts';
import { parseExpression } from './parse-expression.ts';
import { readJsonValue } from './read-json-value.ts';
import { writeJsonValue } from './write-json-value.ts';

const AMPLE = { steps: 1e9, nodes: 1e9, textUnits: 1e9, valueSize: 1e9 };

function result(expression: string, given: string) {
  const budget = new Budget(AMPLE);
  return writeJsonValue(evaluate(parseExpression(expression), readJsonValue(given), budget), budget, 1e9);
}

it('a backslash in a raw string takes white space with it', () => {
  expect(result("'\\ '", 'null')).toBe('"\\\\ "');
});

describe('a function of numbers', () => {
  it.each([
    ['abs(@)', '9223372036854775807', '9223372036854775807'],
    ['abs(@)', '-9223372036854775807', '9223372036854775807'],
    ['abs(@)', '-9223372036854775808', '9223372036854776000'],
    ['abs(@)', '-2.5', '2.5'],
    ['ceil(@)', '9007199254740993', '9007199254740993'],
    ['floor(@)', '-2.5', '-3'],
    ['sum(@)', '[9007199254740992,1]', '9007199254740993'],
    ['sum(@)', '[9223372036854775807,0.5]', '9223372036854776000'],
    ['sum(@)', '[1e308,1e308]', 'null'],
    ['sum(@)', '[]', '0'],
    ['avg(@)', '[1e308,1e308]', 'null'],
    ['avg(@)', '[]', 'null'],
    ['avg(@)', '[9007199254740993,1]', '4503599627370497'],
  ])('keeps digits while they are exact, and is null beyond a double: %s of %s is %s', (expression, given, wanted) => {
    expect(result(expression, given)).toBe(wanted);
  });
});

describe('an integer', () => {
  it.each([
    ['9223372036854775807', '9223372036854775807'],
    ['9223372036854775808', '9223372036854776000'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['-9223372036854775809', '-9223372036854776000'],
    ['123456789012345678901234567890', '1.2345678901234568e+29'],
  ])('keeps every digit from -2^63 to 2^63 - 1, and is rounded beyond: %s becomes %s', (given, wanted) => {
    expect(result('@', given)).toBe(wanted);
  });

  it.each([
    ['9007199254740992', '9007199254740992.0', 'true'],
    ['9007199254740992.0', '9007199254740992', 'true'],
    ['9007199254740993', '9007199254740992.0', 'false'],
    ['9007199254740993', '9007199254740994.0', 'false'],
    ['[1]', '[1,2]', 'false'],
    ['[1,2]', '[1]', 'false'],
    ['["a"]', '[1]', 'false'],
  ])('equals another number by its value, however it is written: %s == %s is %s', (left, right, wanted) => {
    expect(result('[0] == [1]', `[${left},${right}]`)).toBe(wanted);
  });
});
