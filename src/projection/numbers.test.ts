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
