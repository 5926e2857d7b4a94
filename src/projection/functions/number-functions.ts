import type { JsonValue } from '../json-value.ts';
import { exactInteger } from '../read-number.ts';
import type { FunctionTable } from './json-function.ts';

export const NUMBER_FUNCTIONS: FunctionTable = [
  ['abs', { inputs: 1, call: (given) => absolute(given.number(0)) }],
  ['avg', { inputs: 1, call: (given) => average(given.numbers(0)) }],
  ['ceil', { inputs: 1, call: (given) => whole(given.number(0), Math.ceil) }],
  ['floor', { inputs: 1, call: (given) => whole(given.number(0), Math.floor) }],
  ['sum', { inputs: 1, call: (given) => finite(sum(given.numbers(0))) }],
];

const absolute = (value: number | bigint): number | bigint =>
  typeof value === 'bigint' ? exactInteger(value < 0n ? -value : value) : Math.abs(value);

const whole = (value: number | bigint, round: (value: number) => number): number | bigint =>
  typeof value === 'bigint' ? value : round(value);

/** Of nothing it is NaN, thus null. */
const average = (values: readonly (number | bigint)[]): JsonValue => finite(Number(sum(values)) / values.length);

/** Exact while all are integers. */
function sum(values: readonly (number | bigint)[]): number | bigint {
  const areExact = values.every((value) => typeof value === 'bigint' || Number.isSafeInteger(value));
  if (!areExact) return values.reduce<number>((total, value) => total + Number(value), 0);
  return exactInteger(values.reduce<bigint>((total, value) => total + BigInt(value), 0n));
}

/** JSON has no word for what is beyond the range of a double. */
const finite = (value: number | bigint): JsonValue =>
  typeof value === 'bigint' || Number.isFinite(value) ? value : null;
