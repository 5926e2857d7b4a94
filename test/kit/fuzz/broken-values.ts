import fc from 'fast-check';
import { isList, isObject, type Json } from '../../../src/contract/openapi/json.ts';
import { anyJson } from './schema-values.ts';

/** A JSON value with one place in it changed: other type, missing, unknown or repeated member, out of range, huge. */
export function brokenValues(values: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.tuple(values, fc.nat(200), changes).map(([value, place, change]) => {
    const count = countPlaces(value);
    return changed(value, { at: place % count, seen: 0 }, change);
  });
}

type Change = (value: Json) => Json | undefined;

/** Names with a meaning in JavaScript, and unexpected ones. */
const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'path',
  '0',
  '\u0000',
  '\ud800',
];

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: anyJson.map(
      (json): Change =>
        () =>
          json,
    ),
  },
  { weight: 2, arbitrary: fc.constant<Change>(() => undefined) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.oneof(fc.constantFrom(...STRANGE_NAMES), fc.string()), anyJson).map(
      ([name, json]): Change =>
        (value) =>
          withMember(value, name, json),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('\u{1f6f0}', 'é', '"', '\\', '\u0000', '\ud800', ' '),
        fc.constantFrom(1, 65, 501, 2_049, 9_000),
      )
      .map(
        ([unit, times]): Change =>
          () =>
            unit.repeat(times),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -1, 1e308, -1e-308, Number.MAX_SAFE_INTEGER + 1, 0.1).map(
      (number): Change =>
        () =>
          number,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2, 21, 100).map(
      (times): Change =>
        (value) =>
          Array(times).fill(value),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1, 31, 32, 33, 500).map(
      (depth): Change =>
        (value) =>
          nested(value, depth),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Change>((value) => (typeof value === 'string' ? value : JSON.stringify(value))) },
);

/** `Object.fromEntries` makes an own member of `__proto__` too. */
function withMember(value: Json, name: string, json: Json): Json {
  return isObject(value) ? Object.fromEntries([...Object.entries(value), [name, json]]) : { [name]: value };
}

function nested(value: Json, depth: number): Json {
  let whole = value;
  for (let level = 0; level < depth; level += 1) whole = level % 2 === 0 ? [whole] : { a: whole };
  return whole;
}

function countPlaces(value: Json): number {
  const inner = isList(value) ? value : isObject(value) ? Object.values(value) : [];
  return inner.reduce<number>((sum, item) => sum + countPlaces(item), 1);
}

interface Walk {
  readonly at: number;
  seen: number;
}

function changed(value: Json, walk: Walk, change: Change): Json {
  return step(value, walk, change) ?? null;
}

/** `undefined` leaves the place out. */
function step(value: Json, walk: Walk, change: Change): Json | undefined {
  const isHere = walk.seen === walk.at;
  walk.seen += 1;
  if (isHere) return change(value);
  if (isList(value)) return value.map((item) => step(item, walk, change)).filter((item) => item !== undefined);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, item]): readonly (readonly [string, Json])[] => {
    const made = step(item, walk, change);
    return made === undefined ? [] : [[name, made]];
  });
  return Object.fromEntries(kept);
}
