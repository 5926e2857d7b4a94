import { DIFFERENCE_PARTS } from '../../assessment/compare/snapshot-difference.ts';
import { snapshotInText } from '../../assessment/snapshot-in-body.ts';
import { FRAME_SIZE, ITEM_SIZE, JsonObject, type JsonValue, MEMBER_SIZE, sizeOf } from '../../projection/json-value.ts';
import { readJsonValue } from '../../projection/read-json-value.ts';
import { once } from '../../reference/once.ts';
import type { CompiledRule } from './compile-rule.ts';

/** What the expressions of a rule read, given which parts of it they name. */
export type RuleViews = (reads: CompiledRule['reads']) => JsonValue;

/**
 * What rules read of snapshots that are followed region by region: each snapshot, the one before it and the difference, which is
 * null without one or where one of them is of an earlier form. What no expression names is left out; a body is read once, for all
 * rules and as the one before.
 * @returns of the body of a snapshot as served, UTF-8, and of the one before it
 */
export function createRuleViews(): (body: Uint8Array, previous: Uint8Array | undefined) => RuleViews {
  /** The newest of each region. */
  const followed = new Map<Uint8Array, Reading>();
  return (body, previous) => {
    const after = readingOf(body);
    const before = previous === undefined ? undefined : (followed.get(previous) ?? readingOf(previous));
    if (previous !== undefined) followed.delete(previous);
    followed.set(body, after);
    const difference = once(() => (before === undefined ? undefined : differenceOf(before, after)));
    return (reads) => {
      const named = (part: string) => (reads === 'whole' ? 'whole' : reads.get(part));
      const members = named('difference');
      return objectOf([
        ['snapshot', named('snapshot') === undefined ? null : after.value()],
        ['previous', named('previous') === undefined || before === undefined ? null : before.value()],
        ['difference', members === undefined ? null : (difference()?.(members) ?? null)],
      ]);
    };
  };
}

/** A body as projections read it, and as comparisons do. */
type Reading = ReturnType<typeof readingOf>;

function readingOf(body: Uint8Array) {
  const text = once(() => new TextDecoder().decode(body));
  return {
    value: once((): JsonValue => {
      const served = readJsonValue(text());
      return served instanceof JsonObject ? (served.members.get('snapshot') ?? null) : null;
    }),
    snapshot: once(() => snapshotInText(text())),
  };
}

/** The difference with the members that are named; the regimes, which cost nothing, are always there. */
function differenceOf(before: Reading, after: Reading) {
  const [from, to] = [before.snapshot(), after.snapshot()];
  if (from === 'none' || to === 'none') return undefined;
  const known = new Map<PartName, JsonValue>();
  const partOf = (name: PartName): JsonValue => {
    const value = known.get(name) ?? readJsonValue(JSON.stringify(DIFFERENCE_PARTS[name](from, to)));
    known.set(name, value);
    return value;
  };
  return (members: 'whole' | ReadonlySet<string>): JsonObject =>
    objectOf(
      PART_NAMES.filter((name) => members === 'whole' || members.has(name) || name.startsWith('regime')).map(
        (name) => [name, partOf(name)] as const,
      ),
    );
}

type PartName = keyof typeof DIFFERENCE_PARTS;
const PART_NAMES = Object.keys(DIFFERENCE_PARTS) as readonly PartName[];

function objectOf(members: readonly (readonly [string, JsonValue])[]): JsonObject {
  const size = members.reduce(
    (total, [name, value]) => total + name.length + MEMBER_SIZE + sizeOf(value),
    FRAME_SIZE - ITEM_SIZE,
  );
  return new JsonObject(new Map(members), size);
}
