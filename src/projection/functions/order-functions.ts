import { type Budget, ListBuilder } from '../budget.ts';
import { compareText } from '../compare-text.ts';
import type { JsonValue } from '../json-value.ts';
import type { Arguments, Comparable } from './arguments.ts';
import type { FunctionTable } from './json-function.ts';

export const ORDER_FUNCTIONS: FunctionTable = [
  ['max', { inputs: 1, call: (given) => extreme(ranked(given), given.budget, 1) }],
  ['max_by', { inputs: 2, call: (given) => extreme(rankedBy(given), given.budget, 1) }],
  ['min', { inputs: 1, call: (given) => extreme(ranked(given), given.budget, -1) }],
  ['min_by', { inputs: 2, call: (given) => extreme(rankedBy(given), given.budget, -1) }],
  ['sort', { inputs: 1, call: (given) => sorted(ranked(given), given.budget) }],
  ['sort_by', { inputs: 2, call: (given) => sorted(rankedBy(given), given.budget) }],
];

/** An item and what it is ordered by. */
interface Ranked {
  readonly item: JsonValue;
  readonly rank: Comparable;
}

const ranked = (given: Arguments): readonly Ranked[] => given.comparables(0).map((item) => ({ item, rank: item }));

function rankedBy(given: Arguments): readonly Ranked[] {
  const items = given.list(0);
  const expression = given.reference(1);
  given.budget.spendNodes(items.length, 0);
  const ranks = given.comparable(
    items.map((item) => expression.apply(item)),
    1,
  );
  return ranks.map((rank, place) => ({ item: items[place] ?? null, rank }));
}

/** Of equal ranks the first one. */
function extreme(candidates: readonly Ranked[], budget: Budget, sign: 1 | -1): JsonValue {
  const compare = comparing(budget);
  let best = candidates[0];
  for (const candidate of candidates) if (best !== undefined && compare(candidate, best) * sign > 0) best = candidate;
  return best?.item ?? null;
}

/** Stable. */
function sorted(candidates: readonly Ranked[], budget: Budget): JsonValue {
  budget.spendNodes(candidates.length, 0);
  const list = new ListBuilder(budget);
  for (const { item } of candidates.toSorted(comparing(budget))) list.add(item);
  return list.done();
}

/** All ranks are numbers or all are strings. */
function comparing(budget: Budget): (left: Ranked, right: Ranked) => number {
  return ({ rank: left }, { rank: right }) => {
    if (typeof left === 'string' && typeof right === 'string') {
      const { order, read } = compareText(left, right);
      budget.spendScanning(read);
      return order;
    }
    budget.spend(1);
    return left < right ? -1 : left > right ? 1 : 0;
  };
}
