import { snapshotDifference } from '../../assessment/compare/snapshot-difference.ts';
import { onceFor } from '../../assessment/once-for.ts';
import { snapshotIn } from '../../assessment/snapshot-in-body.ts';
import { FRAME_SIZE, ITEM_SIZE, JsonObject, type JsonValue, MEMBER_SIZE, sizeOf } from '../../projection/json-value.ts';
import { readJsonValue } from '../../projection/read-json-value.ts';
import { once } from '../../reference/once.ts';
import type { CompiledRule } from './compile-rule.ts';

/** What the expressions of a rule read, given which parts of it they name. */
export type RuleViews = (reads: CompiledRule['reads']) => JsonValue;

/**
 * What rules read of one snapshot: the snapshot, the one before it and the difference, which is null without one or where one of
 * them is of an earlier form. What no expression names is left out; each body is parsed once, for all rules and as the one before.
 * @param body of a snapshot as served, UTF-8 @param previous the same of the one before
 */
export function ruleViews(body: Uint8Array, previous: Uint8Array | undefined): RuleViews {
  const difference = once(() => (previous === undefined ? null : differenceOf(previous, body)));
  return (reads) =>
    objectOf([
      ['snapshot', snapshotOf(body)],
      ['previous', reads.previous && previous !== undefined ? snapshotOf(previous) : null],
      ['difference', reads.difference ? difference() : null],
    ]);
}

const snapshotOf = onceFor((body: Uint8Array): JsonValue => {
  const served = readJsonValue(new TextDecoder().decode(body));
  return served instanceof JsonObject ? (served.members.get('snapshot') ?? null) : null;
});
const parsed = onceFor(snapshotIn);

function differenceOf(previous: Uint8Array, body: Uint8Array): JsonValue {
  const [from, to] = [parsed(previous), parsed(body)];
  return from === 'none' || to === 'none' ? null : readJsonValue(JSON.stringify(snapshotDifference(from, to)));
}

function objectOf(members: readonly (readonly [string, JsonValue])[]): JsonObject {
  const size = members.reduce(
    (total, [name, value]) => total + name.length + MEMBER_SIZE + sizeOf(value),
    FRAME_SIZE - ITEM_SIZE,
  );
  return new JsonObject(new Map(members), size);
}
