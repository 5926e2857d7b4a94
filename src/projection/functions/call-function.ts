import { InvalidExpression } from '../invalid-expression.ts';
import type { JsonValue } from '../json-value.ts';
import type { SyntaxNode } from '../syntax-tree.ts';
import { FUNCTIONS } from './all-functions.ts';
import { Arguments, type Evaluation } from './arguments.ts';

/**
 * Calls a built-in function on the current value.
 * @throws BudgetExhausted
 * @throws InvalidExpression
 */
export function callFunction(
  { name, inputs }: Extract<SyntaxNode, { readonly kind: 'call' }>,
  value: JsonValue,
  { budget, evaluate }: Evaluation,
): JsonValue {
  const known = FUNCTIONS.get(name);
  if (known === undefined) throw new InvalidExpression('unknown-function', `unknown function ${name}()`);
  budget.spend(inputs.length);
  const given = inputs.map(({ isReference, node }) =>
    isReference ? { apply: (item: JsonValue) => evaluate(node, item, budget) } : evaluate(node, value, budget),
  );
  return known.call(new Arguments(name, given, budget));
}
