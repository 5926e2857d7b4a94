import { type Budget, ListBuilder, ObjectBuilder } from '../budget.ts';
import { areEqual } from '../equality.ts';
import { JsonList, JsonObject, type JsonValue } from '../json-value.ts';
import type { Arguments } from './arguments.ts';
import type { FunctionTable } from './json-function.ts';
import { includesText, reversed, textLength } from './text-functions.ts';

export const LIST_FUNCTIONS: FunctionTable = [
  ['contains', { inputs: 2, call: (given) => contains(given.textOrList(0), given.value(1), given.budget) }],
  ['keys', { inputs: 1, call: (given) => listOf(given.object(0).members.keys(), given.budget) }],
  ['length', { inputs: 1, call: (given) => length(given) }],
  ['map', { inputs: 2, call: (given) => map(given) }],
  ['merge', { inputs: 1, isVariadic: true, call: (given) => merge(given) }],
  [
    'not_null',
    { inputs: 1, isVariadic: true, call: (given) => valuesOf(given).find((value) => value !== null) ?? null },
  ],
  ['reverse', { inputs: 1, call: (given) => reverse(given.textOrList(0), given.budget) }],
  ['to_array', { inputs: 1, call: (given) => toArray(given.value(0), given.budget) }],
  ['values', { inputs: 1, call: (given) => listOf(given.object(0).members.values(), given.budget) }],
];

function contains(subject: string | readonly JsonValue[], wanted: JsonValue, budget: Budget): boolean {
  if (typeof subject === 'string') return typeof wanted === 'string' && includesText(subject, wanted, budget);
  return subject.some((item) => areEqual(item, wanted, budget));
}

function length(given: Arguments): number {
  const value = given.value(0);
  if (typeof value === 'string') return textLength(value, given.budget);
  return value instanceof JsonObject ? value.members.size : given.textOrList(0).length;
}

function map(given: Arguments): JsonList {
  const expression = given.reference(0);
  const items = given.list(1);
  const mapped = new ListBuilder(given.budget);
  for (const item of items) mapped.add(expression.apply(item));
  return mapped.done();
}

function merge(given: Arguments): JsonObject {
  const objects = Array.from({ length: given.count }, (_, place) => given.object(place));
  const merged = new ObjectBuilder(given.budget);
  for (const { members } of objects) for (const [name, value] of members) merged.set(name, value);
  return merged.done();
}

const valuesOf = (given: Arguments): readonly JsonValue[] =>
  Array.from({ length: given.count }, (_, place) => given.value(place));

function reverse(subject: string | readonly JsonValue[], budget: Budget): JsonValue {
  return typeof subject === 'string' ? reversed(subject, budget) : listOf(backwards(subject), budget);
}

function* backwards(items: readonly JsonValue[]): Generator<JsonValue> {
  for (let at = items.length - 1; at >= 0; at -= 1) yield items[at] ?? null;
}

const toArray = (value: JsonValue, budget: Budget): JsonValue =>
  value instanceof JsonList ? value : listOf([value], budget);

function listOf(values: Iterable<JsonValue>, budget: Budget): JsonList {
  const list = new ListBuilder(budget);
  for (const value of values) list.add(value);
  return list.done();
}
