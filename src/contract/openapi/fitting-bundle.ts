import { isList, isObject, type Json, type JsonObject } from './json.ts';

/** What the JSON of a bundle may take, bytes (CONTRACT.md §16). */
export const LARGEST_BUNDLE_BYTES = 300_000;

/**
 * As much of a bundle as its limit allows. What goes first is what the members of answers mean, then the examples of answers:
 * `/docs` has both. Parameters, bodies, errors and shapes are always said.
 */
export function fittingBundle(bundle: JsonObject, limitBytes = LARGEST_BUNDLE_BYTES): JsonObject {
  const forms = [bundle, withoutMeanings(bundle), leanestBundle(bundle)];
  return forms.find((form) => bundleBytes(form) <= limitBytes) ?? leanestBundle(bundle);
}

/** What cannot be left out. */
export const leanestBundle = (bundle: JsonObject): JsonObject => withoutExamples(withoutMeanings(bundle));

/** Bytes of its JSON, UTF-8. */
export const bundleBytes = (bundle: JsonObject): number => new TextEncoder().encode(JSON.stringify(bundle)).length;

function withoutMeanings(bundle: JsonObject): JsonObject {
  const components = isObject(bundle.components) ? bundle.components : {};
  return { ...bundle, components: { ...components, schemas: undescribed(components.schemas ?? {}) } };
}

/** Bodies of requests are closed schemas, and keep what their members mean. */
function undescribed(schema: Json): Json {
  if (isList(schema)) return schema.map(undescribed);
  if (!isObject(schema) || schema.additionalProperties === false) return schema;
  const kept = Object.entries(schema).filter(
    ([member, value]) => member !== 'description' || typeof value !== 'string',
  );
  return Object.fromEntries(kept.map(([member, value]) => [member, undescribed(value)]));
}

function withoutExamples(bundle: JsonObject): JsonObject {
  const paths = Object.entries(isObject(bundle.paths) ? bundle.paths : {}).map(([path, item]) => {
    const operations = Object.entries(isObject(item) ? item : {}).map(([method, operation]) => [
      method,
      isObject(operation) ? { ...operation, responses: unexampled(operation.responses ?? {}) } : operation,
    ]);
    return [path, Object.fromEntries(operations)];
  });
  return { ...bundle, paths: Object.fromEntries(paths) };
}

function unexampled(value: Json): Json {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([member]) => member !== 'example');
  return Object.fromEntries(kept.map(([member, part]) => [member, unexampled(part)]));
}
