import type { Budget } from './budget.ts';
import { JsonList, JsonObject, type JsonValue } from './json-value.ts';

/**
 * Deep equality; the order of members does not count.
 * @throws BudgetExhausted
 */
export function areEqual(left: JsonValue, right: JsonValue, budget: Budget): boolean {
  budget.spend(1);
  if (left === right) return true;
  if (typeof left === 'string' && typeof right === 'string') {
    if (left.length === right.length) budget.spendReading(left.length);
    return false;
  }
  if (isNumber(left) && isNumber(right)) return !(left < right) && !(left > right);
  if (left instanceof JsonList && right instanceof JsonList) return areEqualLists(left.items, right.items, budget);
  if (left instanceof JsonObject && right instanceof JsonObject)
    return areEqualMembers(left.members, right.members, budget);
  return false;
}

export const isNumber = (value: JsonValue): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

function areEqualLists(left: readonly JsonValue[], right: readonly JsonValue[], budget: Budget): boolean {
  return (
    left.length === right.length &&
    left.every((item, index) => {
      const other = right[index];
      return other !== undefined && areEqual(item, other, budget);
    })
  );
}

type Members = ReadonlyMap<string, JsonValue>;

function areEqualMembers(left: Members, right: Members, budget: Budget): boolean {
  if (left.size !== right.size) return false;
  for (const [name, value] of left) {
    const other = right.get(name);
    if (other === undefined || !areEqual(value, other, budget)) return false;
  }
  return true;
}
