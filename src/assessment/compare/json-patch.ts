import { isList, isObject, type Json, toJson } from '../../contract/openapi/json.ts';
import { pointerToken, pointerTokens } from '../../contract/openapi/json-pointer.ts';
import { commonItems } from './common-items.ts';

/** One operation of a JSON Patch (RFC 6902). */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/**
 * A JSON Patch that makes one document of another, with its members in its order: what `applyPatch` gives is equal to
 * `to` in every byte of its text, and no operation is longer than the part it replaces.
 */
export function patchBetween(from: Json, to: Json, path = ''): readonly PatchOperation[] {
  if (haveOneText(from, to)) return [];
  const whole: readonly PatchOperation[] = [{ op: 'replace', path, value: to }];
  const parts = patchOfParts(from, to, path);
  return parts !== undefined && textOf(parts).length < textOf(whole).length ? parts : whole;
}

function patchOfParts(from: Json, to: Json, path: string): readonly PatchOperation[] | undefined {
  if (isList(from) && isList(to)) return patchOfLists(from, to, path);
  if (!isObject(from) || !isObject(to)) return undefined;
  const names = Object.keys(from);
  // RFC 6902 cannot say where a member goes, so that other members make another whole.
  if (textOf(names) !== textOf(Object.keys(to))) return undefined;
  return names.flatMap((name) => patchBetween(from[name] ?? null, to[name] ?? null, `${path}/${pointerToken(name)}`));
}

/** What both lists have stays; between, items are changed in place as far as they pair, then removed or added. */
function patchOfLists(from: readonly Json[], to: readonly Json[], path: string): readonly PatchOperation[] {
  const kept = commonItems(from.map(textOf), to.map(textOf));
  const operations: PatchOperation[] = [];
  let [left, right] = [0, 0];
  for (const [keptLeft, keptRight] of [...kept, [from.length, to.length] as const]) {
    const paired = Math.min(keptLeft - left, keptRight - right);
    for (let i = 0; i < paired; i += 1)
      operations.push(...patchBetween(from[left + i] ?? null, to[right + i] ?? null, `${path}/${right + i}`));
    for (let i = left + paired; i < keptLeft; i += 1)
      operations.push({ op: 'remove', path: `${path}/${right + paired}` });
    for (let i = right + paired; i < keptRight; i += 1)
      operations.push({ op: 'add', path: `${path}/${i}`, value: to[i] ?? null });
    [left, right] = [keptLeft + 1, keptRight + 1];
  }
  return operations;
}

/** An operation as it comes from outside. */
interface ReadOperation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

/**
 * The document that a patch makes of another.
 * @throws Error on a path that does not resolve
 */
export function applyPatch(document: Json, patch: readonly ReadOperation[]): Json {
  return patch.reduce((value, operation) => applied(value, pointerTokens(operation.path), operation), document);
}

function applied(value: Json, [name, ...rest]: readonly string[], operation: ReadOperation): Json {
  if (name === undefined) {
    if (operation.op === 'remove') throw new Error('the root of a document cannot be removed');
    return toJson(operation.value);
  }
  if (isList(value)) return appliedToList(value, [name, ...rest], operation);
  if (!isObject(value) || !Object.hasOwn(value, name)) throw new Error(`the path ${operation.path} does not resolve`);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, key === name ? applied(member, rest, operation) : member]),
  );
}

function appliedToList(items: readonly Json[], [first, ...rest]: readonly string[], operation: ReadOperation): Json {
  const index = Number(first);
  const isLast = rest.length === 0;
  if (operation.op === 'add' && isLast && index <= items.length)
    return items.toSpliced(index, 0, toJson(operation.value));
  const item = items[index];
  if (item === undefined) throw new Error(`the path ${operation.path} does not resolve`);
  if (operation.op === 'remove' && isLast) return items.toSpliced(index, 1);
  return items.with(index, applied(item, rest, operation));
}

/** Found without writing it: most of two snapshots is the same. */
function haveOneText(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((item, i) => haveOneText(item, other[i] ?? null));
  if (!isObject(one) || !isObject(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name, i) => name === others[i] && haveOneText(one[name] ?? null, other[name] ?? null))
  );
}

const textOf = (value: unknown): string => JSON.stringify(value);
