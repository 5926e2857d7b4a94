import { type Budget, ListBuilder, ObjectBuilder } from './budget.ts';
import { areEqual, isNumber } from './equality.ts';
import { callFunction } from './functions/call-function.ts';
import { JsonList, JsonObject, type JsonValue } from './json-value.ts';
import { sliceItems } from './slice-items.ts';
import type { SyntaxNode } from './syntax-tree.ts';

/**
 * Applies an expression to a value.
 * @throws BudgetExhausted
 * @throws InvalidExpression `invalid-type` when a function gets what it does not take
 */
export function evaluate(node: SyntaxNode, value: JsonValue, budget: Budget): JsonValue {
  budget.spend(1);
  switch (node.kind) {
    case 'current':
      return value;
    case 'literal':
      return node.value;
    case 'field':
      return value instanceof JsonObject ? (value.members.get(node.name) ?? null) : null;
    case 'index':
      return value instanceof JsonList ? (value.items.at(node.index) ?? null) : null;
    case 'slice':
      return value instanceof JsonList ? sliceItems(value.items, node, budget) : null;
    case 'chain':
      return evaluate(node.right, evaluate(node.left, value, budget), budget);
    case 'items':
    case 'filter':
      return projection(node, evaluate(node.left, value, budget), budget);
    case 'values':
      return valueProjection(node, evaluate(node.left, value, budget), budget);
    case 'flatten':
      return flatten(evaluate(node.left, value, budget), budget);
    case 'or':
    case 'and': {
      const left = evaluate(node.left, value, budget);
      return isTrue(left) === (node.kind === 'or') ? left : evaluate(node.right, value, budget);
    }
    case 'not':
      return !isTrue(evaluate(node.of, value, budget));
    case 'compare':
      return comparison(node, value, budget);
    case 'list':
      return value === null ? null : multiselectList(node, value, budget);
    case 'object':
      return value === null ? null : multiselectHash(node, value, budget);
    case 'call':
      return callFunction(node, value, { budget, evaluate });
  }
}

type NodeOf<K extends SyntaxNode['kind']> = Extract<SyntaxNode, { readonly kind: K }>;

function projection(node: NodeOf<'items' | 'filter'>, list: JsonValue, budget: Budget): JsonValue {
  if (!(list instanceof JsonList)) return null;
  if (node.kind === 'items' && node.right.kind === 'current' && !list.items.includes(null)) {
    budget.spendReading(list.items.length);
    return list;
  }
  const projected = new ListBuilder(budget);
  for (const item of list.items) {
    budget.spend(1);
    if (node.kind === 'filter' && !isTrue(evaluate(node.condition, item, budget))) continue;
    const result = evaluate(node.right, item, budget);
    if (result !== null) projected.add(result);
  }
  return projected.done();
}

function valueProjection(node: NodeOf<'values'>, object: JsonValue, budget: Budget): JsonValue {
  if (!(object instanceof JsonObject)) return null;
  const projected = new ListBuilder(budget);
  for (const item of object.members.values()) {
    const result = evaluate(node.right, item, budget);
    if (result !== null) projected.add(result);
  }
  return projected.done();
}

function flatten(list: JsonValue, budget: Budget): JsonValue {
  if (!(list instanceof JsonList)) return null;
  const flat = new ListBuilder(budget);
  for (const item of list.items) {
    budget.spend(1);
    if (item instanceof JsonList) for (const inner of item.items) flat.add(inner);
    else flat.add(item);
  }
  return flat.done();
}

/** Order is defined between numbers only; between anything else a comparison gives null. */
function comparison(node: NodeOf<'compare'>, value: JsonValue, budget: Budget): JsonValue {
  const left = evaluate(node.left, value, budget);
  const right = evaluate(node.right, value, budget);
  if (node.by === '==') return areEqual(left, right, budget);
  if (node.by === '!=') return !areEqual(left, right, budget);
  if (!isNumber(left) || !isNumber(right)) return null;
  switch (node.by) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

function multiselectList(node: NodeOf<'list'>, value: JsonValue, budget: Budget): JsonList {
  const list = new ListBuilder(budget);
  for (const item of node.items) list.add(evaluate(item, value, budget));
  return list.done();
}

function multiselectHash(node: NodeOf<'object'>, value: JsonValue, budget: Budget): JsonObject {
  const object = new ObjectBuilder(budget);
  for (const [name, member] of node.members) object.set(name, evaluate(member, value, budget));
  return object.done();
}

/** JMESPath's truth: `false`, `null`, the empty string, list and object are false; everything else is true, 0 too. */
export function isTrue(value: JsonValue): boolean {
  if (typeof value === 'object' && value !== null)
    return value instanceof JsonList ? value.items.length > 0 : value.members.size > 0;
  return value !== null && value !== false && value !== '';
}
