import { isList, isObject, type Json, type JsonObject } from './json.ts';

/** What the JSON of a bundle may take, bytes (CONTRACT.md §16). */
export const LARGEST_BUNDLE_BYTES = 300_000;

/**
 * As much of a bundle as its limit allows. What goes first is what the members of answers mean, then the examples of answers, the
 * largest first: `/docs` has both. Parameters, bodies, errors and shapes are always said.
 */
export function fittingBundle(bundle: JsonObject, limitBytes = LARGEST_BUNDLE_BYTES): JsonObject {
  if (bundleBytes(bundle) <= limitBytes) return bundle;
  const plain = withoutMeanings(bundle);
  let excess = bundleBytes(plain) - limitBytes;
  const dropped = new Set<Json>();
  for (const { operation, bytes } of examplesOf(plain)) {
    if (excess <= 0) break;
    dropped.add(operation);
    excess -= bytes;
  }
  return withoutExamples(plain, (operation) => dropped.has(operation));
}

/** What cannot be left out. */
export const leanestBundle = (bundle: JsonObject): JsonObject => withoutExamples(withoutMeanings(bundle), () => true);

/** The operations whose answers have examples, with what these take; the largest first. */
function examplesOf(bundle: JsonObject): readonly { readonly operation: JsonObject; readonly bytes: number }[] {
  return Object.values(isObject(bundle.paths) ? bundle.paths : {})
    .flatMap((item) => Object.values(isObject(item) ? item : {}).filter(isObject))
    .map((operation) => ({ operation, bytes: bundleBytes(operation) - bundleBytes(withoutExample(operation)) }))
    .sort((a, b) => b.bytes - a.bytes);
}

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

function withoutExamples(bundle: JsonObject, goes: (operation: JsonObject) => boolean): JsonObject {
  const paths = Object.entries(isObject(bundle.paths) ? bundle.paths : {}).map(([path, item]) => {
    const operations = Object.entries(isObject(item) ? item : {}).map(([method, operation]) => [
      method,
      isObject(operation) && goes(operation) ? withoutExample(operation) : operation,
    ]);
    return [path, Object.fromEntries(operations)];
  });
  return { ...bundle, paths: Object.fromEntries(paths) };
}

const withoutExample = (operation: JsonObject): JsonObject => ({
  ...operation,
  responses: unexampled(operation.responses ?? {}),
});

function unexampled(value: Json): Json {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([member]) => member !== 'example');
  return Object.fromEntries(kept.map(([member, part]) => [member, unexampled(part)]));
}
