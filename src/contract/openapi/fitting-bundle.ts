import { isList, isObject, type Json, type JsonObject } from './json.ts';
import { withoutRepetition } from './said-once.ts';
import { withEverySingleUseInPlace, withSingleUsesInPlace } from './single-uses.ts';

/** What the JSON of a bundle may take, bytes (CONTRACT.md §16). */
export const LARGEST_BUNDLE_BYTES = 300_000;

/**
 * As much of a bundle as its limit allows. What goes first is what `x-every-path` says of an operation too, then names of
 * schemas that one operation alone has, then what the members of answers mean, then the examples of answers, then what an
 * operation's text says after its first sentence, then the text, which its summary stands for, each time the largest first,
 * then what headers of answers mean, and last the names of all schemas that one place has: `/docs` has all of it. Parameters,
 * bodies, errors and shapes are always said.
 */
export function fittingBundle(bundle: JsonObject, limitBytes = LARGEST_BUNDLE_BYTES): JsonObject {
  if (bundleBytes(bundle) <= limitBytes) return bundle;
  const brief = withoutRepetition(bundle);
  if (bundleBytes(brief) <= limitBytes) return brief;
  const placed = withSingleUsesInPlace(brief);
  if (bundleBytes(placed) <= limitBytes) return placed;
  const reduced = REDUCTIONS.reduce(
    (fitted, reduction) => withReduced(fitted, reduction, bundleBytes(fitted) - limitBytes),
    withSingleUsesInPlace(withoutMeanings(brief)),
  );
  if (bundleBytes(reduced) <= limitBytes) return reduced;
  const untitled = withoutHeaderTexts(reduced);
  return bundleBytes(untitled) <= limitBytes ? untitled : withEverySingleUseInPlace(untitled);
}

function withoutHeaderTexts(bundle: JsonObject): JsonObject {
  const components = isObject(bundle.components) ? bundle.components : {};
  const headers = mapped(components.headers, (header) => {
    const { description: _, ...rest } = isObject(header) ? header : {};
    return rest;
  });
  return { ...bundle, components: { ...components, headers } };
}

/** What cannot be left out. */
export const leanestBundle = (bundle: JsonObject): JsonObject => fittingBundle(bundle, 0);

type Reduction = (operation: JsonObject) => JsonObject;

const withoutExample: Reduction = (operation) => ({ ...operation, responses: unexampled(operation.responses ?? {}) });

const withShortText: Reduction = (operation) =>
  typeof operation.description === 'string'
    ? { ...operation, description: operation.description.replace(/(?<=\.) .*$/s, '') }
    : operation;

const withoutText: Reduction = ({ description: _, ...operation }) => operation;

const REDUCTIONS: readonly Reduction[] = [withoutExample, withShortText, withoutText];

/** With as many operations reduced as it takes to save `excess` bytes, those that save most first. */
function withReduced(bundle: JsonObject, reduced: Reduction, excess: number): JsonObject {
  const savings = operationsOf(bundle)
    .map((operation) => ({ operation, bytes: bundleBytes(operation) - bundleBytes(reduced(operation)) }))
    .sort((a, b) => b.bytes - a.bytes);
  const goes = new Set<Json>();
  let left = excess;
  for (const { operation, bytes } of savings) {
    if (left <= 0) break;
    goes.add(operation);
    left -= bytes;
  }
  const kept = (operation: Json): Json => (isObject(operation) && goes.has(operation) ? reduced(operation) : operation);
  const paths = mapped(bundle.paths, (item) => mapped(item, kept));
  return { ...bundle, paths };
}

const operationsOf = ({ paths }: JsonObject): readonly JsonObject[] =>
  valuesOf(paths).flatMap(valuesOf).filter(isObject);

const valuesOf = (value: Json | undefined): readonly Json[] =>
  value !== undefined && isObject(value) ? Object.values(value) : [];

const mapped = (value: Json | undefined, of: (member: Json) => Json): JsonObject =>
  Object.fromEntries(
    Object.entries(value !== undefined && isObject(value) ? value : {}).map(([name, member]) => [name, of(member)]),
  );

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

function unexampled(value: Json): Json {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([member]) => member !== 'example');
  return Object.fromEntries(kept.map(([member, part]) => [member, unexampled(part)]));
}
