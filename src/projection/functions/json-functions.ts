import type { Budget } from '../budget.ts';
import { isNumber } from '../equality.ts';
import type { JsonValue } from '../json-value.ts';
import { readNumber } from '../read-number.ts';
import { writeJsonValue } from '../write-json-value.ts';
import type { FunctionTable } from './json-function.ts';
import { typeOf } from './type-of.ts';

export const JSON_FUNCTIONS: FunctionTable = [
  ['to_number', { inputs: 1, call: (given) => toNumber(given.value(0), given.budget) }],
  ['to_string', { inputs: 1, call: (given) => toText(given.value(0), given.budget) }],
  ['type', { inputs: 1, call: (given) => typeOf(given.value(0)) }],
];

/** A string is a number when it is one in JSON. */
function toNumber(value: JsonValue, budget: Budget): JsonValue {
  if (isNumber(value)) return value;
  if (typeof value !== 'string') return null;
  budget.spendReading(value.length);
  const read = readNumber(value, 0);
  return read !== undefined && read.end === value.length ? read.value : null;
}

function toText(value: JsonValue, budget: Budget): JsonValue {
  if (typeof value === 'string') return value;
  // The budget ends it long before this limit would.
  return writeJsonValue(value, budget, Number.POSITIVE_INFINITY) ?? null;
}
