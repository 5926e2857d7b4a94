import { expect, it } from 'vitest';
import { acceptsProblem } from './accepts-problem.ts';

it.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['application/*', false],
  ['application/json', false],
  ['application/problem+json', true],
  ['Application/Problem+JSON', true],
  ['application/json, application/problem+json', true],
  ['application/json, application/problem+json;q=0.5', false],
  ['application/json;q=0.4, application/problem+json;q=0.5', true],
  ['application/problem+json;q=0', false],
  ['application/problem+json;q=x', false],
  ['text/html, application/problem+json ; charset=utf-8', true],
])('Accept: %s → %s', (accept, expected) => {
  expect(acceptsProblem(accept)).toBe(expected);
});
