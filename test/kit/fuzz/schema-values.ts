import fc from 'fast-check';
import { at, items, members, resolved, textAt } from '../../../src/contract/documentation/bundle-reader.ts';
import type { Json, JsonObject } from '../../../src/contract/openapi/json.ts';

/** Better values for members of a name than the schema describes, such as ids that exist. */
export type Hints = Readonly<Record<string, fc.Arbitrary<Json>>>;

/** Longest text made where the schema allows longer ones. */
const MAX_TEXT = 40;
const MAX_ITEMS = 5;

/** Values that a JSON Schema of our bundle accepts: the closed part of the language that the bundle uses. */
export function schemaValues(schema: Json | undefined, bundle: JsonObject, hints: Hints = {}): fc.Arbitrary<Json> {
  const whole = resolved(bundle, schema);
  const again = (part: Json | undefined) => schemaValues(part, bundle, hints);
  const values = items(at(whole, 'enum'));
  if (values.length > 0) return fc.constantFrom(...values);
  const constant = at(whole, 'const');
  if (constant !== undefined) return fc.constant(constant);
  const choices = items(at(whole, 'anyOf'));
  if (choices.length > 0) return fc.oneof(...choices.map(again));
  switch (textAt(whole, 'type')) {
    case 'string':
      return texts(whole);
    case 'integer':
      return fc.integer({ min: bound(whole, 'minimum', -1_000), max: bound(whole, 'maximum', 1_000) });
    case 'number':
      return fc.integer({ min: bound(whole, 'minimum', -1_000), max: bound(whole, 'maximum', 1_000) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(again(at(whole, 'items')), {
        minLength: bound(whole, 'minItems', 0),
        maxLength: Math.min(bound(whole, 'maxItems', MAX_ITEMS), MAX_ITEMS),
      });
    case 'object':
      return objects(whole, again, hints);
    default:
      return anyJson;
  }
}

/** Any JSON, a few levels deep. */
export const anyJson: fc.Arbitrary<Json> = fc.letrec<{ readonly value: Json; readonly leaf: Json }>((tie) => ({
  leaf: fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.double({ noNaN: true }), fc.string()),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ),
})).value;

function objects(
  schema: Json | undefined,
  again: (part: Json) => fc.Arbitrary<Json>,
  hints: Hints,
): fc.Arbitrary<JsonObject> {
  const required = items(at(schema, 'required'));
  const parts = members(at(schema, 'properties')).map(([name, part]) => [name, hints[name] ?? again(part)] as const);
  const requiredKeys = parts.map(([name]) => name).filter((name) => required.includes(name));
  return fc.record<JsonObject, string>(Object.fromEntries(parts), { requiredKeys, noNullPrototype: true });
}

/** Lengths count code points of what is left after trimming, so that no blank stands at an end. */
function texts(schema: Json | undefined): fc.Arbitrary<string> {
  const longest = bound(schema, 'maxLength', MAX_TEXT);
  const shortest = bound(schema, 'minLength', 0);
  const pattern = textAt(schema, 'pattern');
  if (pattern !== '') return matching(pattern).filter((text) => text.length <= longest);
  const lengths = { minLength: shortest, maxLength: Math.min(longest, MAX_TEXT) };
  return fc
    .oneof(fc.string(lengths), fc.string({ unit: 'binary', ...lengths }), fc.constant('x'.repeat(longest)))
    .filter((text) => text.trim() === text);
}

/** To make one takes milliseconds, and the bundle has a pattern in many places. */
const MATCHING = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const known = MATCHING.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  MATCHING.set(pattern, known);
  return known;
}

function bound(schema: Json | undefined, name: string, otherwise: number): number {
  const found = at(schema, name);
  return typeof found === 'number' ? found : otherwise;
}
