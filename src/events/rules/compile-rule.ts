import type { RuleBody } from '../../contract/alert/rule.ts';
import { Budget, BudgetExhausted } from '../../projection/budget.ts';
import { evaluate, isTrue } from '../../projection/evaluate.ts';
import { InvalidExpression } from '../../projection/invalid-expression.ts';
import type { JsonValue } from '../../projection/json-value.ts';
import { parseExpression } from '../../projection/parse-expression.ts';
import { WHOLE_BUDGET } from '../../projection/projection-limits.ts';
import type { SyntaxNode } from '../../projection/syntax-tree.ts';
import { writeJsonValue } from '../../projection/write-json-value.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { type NamedParts, namedParts } from './named-parts.ts';

/** What an expression says of a snapshot; null is unknown. */
export type Verdict = boolean | null;

/** An expression and the view that it reads. */
type Expression<T> = (view: JsonValue) => T | 'over_budget';

export interface CompiledRule {
  readonly when: Expression<Verdict>;
  readonly clear: Expression<Verdict>;
  /** Hash of what `dedupe` gives; null where it gives nothing, or the rule has none. */
  readonly key: Expression<string | null>;
  /** Which parts of the view its expressions name. */
  readonly reads: NamedParts;
}

/**
 * The expressions of a rule, parsed.
 * @throws InvalidExpression
 */
export function compileRule({ when, clear, dedupe }: Pick<RuleBody, 'when' | 'clear' | 'dedupe'>): CompiledRule {
  const [whenNode, clearNode, keyNode] = [when, clear, dedupe].map((text) =>
    text === undefined ? undefined : parseExpression(text),
  );
  const isWhen = applied(whenNode, verdictOf);
  return {
    when: isWhen,
    clear: clearNode === undefined ? (view) => opposite(isWhen(view)) : applied(clearNode, verdictOf),
    key: applied(keyNode, keyOf),
    reads: namedParts([whenNode, clearNode, keyNode].filter((node) => node !== undefined)),
  };
}

const opposite = (verdict: Verdict | 'over_budget') => (typeof verdict === 'boolean' ? !verdict : verdict);

const verdictOf = (value: JsonValue): Verdict => (value === null ? null : isTrue(value));

/** A value that is too long for a key is none. */
function keyOf(value: JsonValue, budget: Budget): string | null {
  const text = value === null ? undefined : writeJsonValue(value, budget, MAX_KEY_UNITS);
  return text === undefined ? null : contentHash(text, KEY_DIGITS);
}

const MAX_KEY_UNITS = 65_536;

/** 96 bits: no two keys of a rule are equal by chance. */
const KEY_DIGITS = 24;

/** An expression that does not fit the data, such as the `abs` of a text, says nothing of them. */
function applied<T>(
  node: SyntaxNode | undefined,
  read: (value: JsonValue, budget: Budget) => T | null,
): Expression<T | null> {
  if (node === undefined) return () => null;
  return (view) => {
    const budget = new Budget(WHOLE_BUDGET);
    try {
      return read(evaluate(node, view, budget), budget);
    } catch (error) {
      if (error instanceof BudgetExhausted) return 'over_budget';
      if (error instanceof InvalidExpression) return null;
      throw error;
    }
  };
}
