import { describe, expect, it } from 'vitest';
import { Budget } from './budget.ts';
import { evaluate } from './evaluate.ts';
import { InvalidExpression } from './invalid-expression.ts';
import { parseExpression } from './parse-expression.ts';
import { readJsonValue } from './read-json-value.ts';

const AMPLE = { steps: 1e9, nodes: 1e9, textUnits: 1e9, valueSize: 1e9 };

/** What is wrong with an expression, or with it on a JSON text. */
function refusal(expression: string, given = 'null') {
  try {
    evaluate(parseExpression(expression), readJsonValue(given), new Budget(AMPLE));
    return 'not refused';
  } catch (error) {
    if (error instanceof InvalidExpression) return `${error.fault}: ${error.message}`;
    throw error;
  }
}

describe('the refusal of an expression', () => {
  it.each([
    ['', 'unexpected end at character 1'],
    ['a b', 'unexpected name at character 3'],
    ['a.', 'unexpected end at character 3'],
    ['a.[', 'unexpected end at character 4'],
    ['a[1', 'unexpected end at character 4'],
    ['a[*', 'unexpected end at character 4'],
    ['a[1:2', 'unexpected end at character 6'],
    ['a[?b', 'unexpected end at character 5'],
    ['{a', 'unexpected end at character 3'],
    ['{a:b', 'unexpected end at character 5'],
    ['{1:b}', 'unexpected number at character 2'],
    ['(a', 'unexpected end at character 3'],
    ['f(', 'unexpected end at character 3'],
    ['a ]', 'unexpected ] at character 3'],
    ['&a', 'unexpected & at character 1'],
    ['a, b', 'unexpected , at character 2'],
    ['a[*][b]', 'unexpected [ at character 5'],
    ['a.1', 'unexpected number at character 3'],
    ['"a"(b)', 'unexpected ( at character 4'],
    ['a # b', 'unexpected character at position 3'],
    ['"a', 'unexpected character at position 1'],
    ['"\\x"', 'the quoted name at character 1 is not a JSON string'],
    ['"\\ "', 'the quoted name at character 1 is not a JSON string'],
    ['a || `x`', 'the literal at character 6 is not JSON'],
    ['`\\ `', 'the literal at character 1 is not JSON'],
    ['`1e999`', 'the literal at character 1 holds a number beyond the range of a double'],
  ])('%j says what is wrong and where', (expression, message) => {
    expect(refusal(expression)).toBe(`syntax: ${message}`);
  });

  it.each([
    ['nothing(@)', 'unknown-function: unknown function nothing()'],
    ['abs()', 'invalid-arity: abs() takes 1 arguments, not 0'],
    ['abs(@, @)', 'invalid-arity: abs() takes 1 arguments, not 2'],
    ['contains(@)', 'invalid-arity: contains() takes 2 arguments, not 1'],
    ['merge()', 'invalid-arity: merge() takes at least 1 arguments, not 0'],
    ['@[::0]', 'invalid-value: the step of a slice must not be 0'],
  ])('%s needs no data', (expression, message) => {
    expect(refusal(expression)).toBe(message);
  });
});

describe('the refusal of an argument', () => {
  const takes = (call: string, wanted: string, place: number, got: string) =>
    `invalid-type: ${call}() takes ${wanted} as argument ${place}, not what this ${got} is`;

  it.each([
    ['abs', 'abs(@)', '"a"', 'a number', 1, 'string'],
    ['abs', 'abs(&@)', '1', 'a value', 1, 'expression'],
    ['map', 'map(@, @)', '[1]', 'an expression', 1, 'array'],
    ['map', 'map(&@, @)', '1', 'an array', 2, 'number'],
    ['sum', 'sum(@)', '["a"]', 'an array of numbers', 1, 'array'],
    ['join', "join('', @)", '["a",1]', 'an array of strings', 2, 'array'],
    ['join', 'join(@, @)', '["a"]', 'a string', 1, 'array'],
    ['keys', 'keys(@)', 'null', 'an object', 1, 'null'],
    ['length', 'length(@)', 'true', 'an array or a string', 1, 'boolean'],
    ['max', 'max(@)', '[1,"a"]', 'all numbers or all strings', 1, 'array'],
    ['sort_by', 'sort_by(@, &a)', '[{"a":1},{"a":"b"}]', 'all numbers or all strings', 2, 'expression'],
    ['merge', 'merge(@, `1`)', '{}', 'an object', 2, 'number'],
    ['ends_with', "ends_with('a', @)", '{}', 'a string', 2, 'object'],
  ])('of %s: %s on %s', (name, expression, given, wanted, place, got) => {
    expect(refusal(expression, given)).toBe(takes(name, wanted, place, got));
  });
});

describe('a JSON text that cannot be read', () => {
  it.each([
    ['', 'not JSON at character 0'],
    ['[1,]', 'not JSON at character 3'],
    ['[1 2]', 'not JSON at character 3'],
    ['{"a" 1}', 'not JSON at character 5'],
    ['{a:1}', 'not JSON at character 1'],
    ['{"a":1', 'not JSON at character 6'],
    ['"a', 'not JSON at character 0'],
    ['"\n"', 'not JSON at character 0'],
    ['[tru]', 'not JSON at character 1'],
    ['1 2', 'not JSON at character 2'],
    ['[1e999]', 'number at character 1'],
  ])('%j: the place', (text, message) => {
    expect(() => readJsonValue(text)).toThrow(new SyntaxError(message));
  });
});
