import { expect, it } from 'vitest';
import { snapshotDifference } from '../../assessment/compare/snapshot-difference.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../contract/intelligence/regional-snapshot-example.ts';
import { Budget } from '../../projection/budget.ts';
import type { JsonValue } from '../../projection/json-value.ts';
import { WHOLE_BUDGET } from '../../projection/projection-limits.ts';
import { writeJsonValue } from '../../projection/write-json-value.ts';
import type { NamedParts } from './named-parts.ts';
import { createRuleViews } from './rule-view.ts';

const FIRST = REGIONAL_SNAPSHOT_EXAMPLE;
const SECOND = {
  ...FIRST,
  generatedAt: FIRST.generatedAt + 1,
  balance: { ...FIRST.balance, netBalance: FIRST.balance.netBalance + 0.1 },
};
const bodyOf = (snapshot: unknown) => new TextEncoder().encode(JSON.stringify({ snapshot }));
const [first, second] = [bodyOf(FIRST), bodyOf(SECOND)];
const read = (value: JsonValue) => JSON.parse(writeJsonValue(value, new Budget(WHOLE_BUDGET), 1_000_000) ?? '');
const named = (parts: Readonly<Record<string, readonly string[]>>): NamedParts =>
  new Map(Object.entries(parts).map(([part, members]) => [part, new Set(members)]));

it('shows a snapshot, the one before it and their difference, in full where anything may be read', () => {
  const viewOf = createRuleViews();
  expect(read(viewOf(first, undefined)('whole'))).toEqual({ snapshot: FIRST, previous: null, difference: null });
  const difference = snapshotDifference(FIRST, SECOND);
  expect(difference.numbers.length).toBeGreaterThan(0);
  expect(read(viewOf(second, first)('whole'))).toEqual({ snapshot: SECOND, previous: FIRST, difference });
});

it('leaves out what no expression names', () => {
  const view = createRuleViews()(second, first);
  expect(read(view(named({ snapshot: ['regime'] })))).toEqual({ snapshot: SECOND, previous: null, difference: null });
  const { regimeFrom, regimeTo, numbers } = snapshotDifference(FIRST, SECOND);
  expect(read(view(named({ difference: ['numbers'] })))).toEqual({
    snapshot: null,
    previous: null,
    difference: { regimeFrom, regimeTo, numbers },
  });
});

it('has no difference to a snapshot of an earlier form', () => {
  const earlier = bodyOf({ ...FIRST, balance: undefined });
  expect(read(createRuleViews()(second, earlier)('whole')).difference).toBeNull();
});
