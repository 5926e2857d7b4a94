import { createHash } from 'node:crypto';
import { LruCache } from '../../concurrency/lru-cache.ts';
import type { ProjectionCache } from '../../ports/projection-cache.ts';
import { Budget, BudgetExhausted, type BudgetLimits } from '../../projection/budget.ts';
import { evaluate } from '../../projection/evaluate.ts';
import { typeOf } from '../../projection/functions/type-of.ts';
import { InvalidExpression } from '../../projection/invalid-expression.ts';
import { JsonObject, type JsonValue } from '../../projection/json-value.ts';
import { parseExpression } from '../../projection/parse-expression.ts';
import { MAX_EXPRESSION_BYTES, MAX_OUTPUT_BYTES, WHOLE_BUDGET } from '../../projection/projection-limits.ts';
import { readJsonValue } from '../../projection/read-json-value.ts';
import type { SyntaxNode } from '../../projection/syntax-tree.ts';
import { writeJsonValue } from '../../projection/write-json-value.ts';
import type { Projected, ProjectionOutcome, ProjectionTask, Refused } from './projection-outcome.ts';

/** Out of the steps of this thread, but not of all that an expression may have. */
export interface Unfinished {
  readonly status: 'unfinished';
  readonly cost: number;
  readonly originalKeys: readonly string[];
}

/** Projects, keeping parsed expressions and bodies. One of it lives on the request thread, one in the projection thread. */
export interface Evaluator extends ProjectionCache {
  /** @throws SyntaxError when the body is not JSON: it is ours, so an invariant broke */
  run(task: ProjectionTask, limits: BudgetLimits): ProjectionOutcome | Unfinished;
  hasRead(contentHash: string): boolean;
}

/** Characters of kept expressions; their trees take up to some 100 times that. */
const KEPT_EXPRESSION_CHARACTERS = 32_768;
/** Bytes of kept bodies; read, they take some 6 times that. */
const KEPT_BODY_BYTES = 1_048_576;

/** SPEC.md, Errors; a name is cut so that the answer stays small. */
const MAX_ORIGINAL_KEYS = 50;
const MAX_KEY_CHARACTERS = 200;

export function createEvaluator(): Evaluator {
  const expressions = new LruCache<string, SyntaxNode>({ maxWeight: KEPT_EXPRESSION_CHARACTERS });
  // A tree is kept from its second use on: those of a flood of unlike expressions, held a little while and let go, would
  // make the process many times larger than what it holds.
  const parsedOnce = new LruCache<string, true>({ maxWeight: KEPT_EXPRESSION_CHARACTERS });
  const sources = new LruCache<string, JsonValue>({ maxWeight: KEPT_BODY_BYTES });

  function parsed(expression: string): SyntaxNode {
    const kept = expressions.get(expression);
    if (kept !== undefined) return kept;
    const node = parseExpression(expression);
    if (parsedOnce.get(expression) === undefined) parsedOnce.set(expression, true, { weight: expression.length });
    else {
      parsedOnce.delete(expression);
      expressions.set(expression, node, { weight: expression.length });
    }
    return node;
  }

  function read({ contentHash, body }: ProjectionTask): JsonValue {
    const kept = sources.get(contentHash);
    if (kept !== undefined) return kept;
    const source = readJsonValue(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'));
    sources.set(contentHash, source, { weight: body.length });
    return source;
  }

  const keptOf = (contentHash: string | undefined) => ({
    bodies: sources.keys().filter((key) => contentHash === undefined || key === contentHash),
    parsedExpressions: contentHash === undefined ? [...expressions.keys(), ...parsedOnce.keys()] : [],
  });

  return {
    keptCount(contentHash) {
      const { bodies, parsedExpressions } = keptOf(contentHash);
      return bodies.length + parsedExpressions.length;
    },
    forget(contentHash) {
      const { bodies, parsedExpressions } = keptOf(contentHash);
      for (const key of bodies) sources.delete(key);
      for (const cache of [expressions, parsedOnce]) for (const key of parsedExpressions) cache.delete(key);
      return bodies.length + parsedExpressions.length;
    },
    hasRead: (contentHash) => sources.get(contentHash) !== undefined,
    run(task, limits) {
      const source = read(task);
      const budget = new Budget(limits);
      const refused = (reason: Refused['reason'], detail: string): Refused => ({
        status: 'refused',
        reason,
        detail,
        originalKeys: originalKeys(source),
        cost: budget.steps,
      });
      const bytesLong = Buffer.byteLength(task.expression);
      if (bytesLong > MAX_EXPRESSION_BYTES)
        return refused('expression_too_long', `${bytesLong} UTF-8 bytes of at most ${MAX_EXPRESSION_BYTES}`);
      try {
        const written = writeJsonValue(evaluate(parsed(task.expression), source, budget), budget, MAX_OUTPUT_BYTES);
        const bytes = written === undefined ? undefined : ENCODER.encode(written);
        if (bytes === undefined || bytes.length > MAX_OUTPUT_BYTES)
          return refused('projection_too_large', `the output exceeds ${MAX_OUTPUT_BYTES} bytes`);
        return projected(bytes, budget.steps);
      } catch (error) {
        if (error instanceof InvalidExpression) return refused('invalid_expression', error.message);
        if (!(error instanceof BudgetExhausted)) throw error;
        if (error.resource !== 'steps' || limits.steps >= WHOLE_BUDGET.steps)
          return refused('projection_too_costly', EXHAUSTED[error.resource]);
        return { status: 'unfinished', cost: budget.steps, originalKeys: originalKeys(source) };
      }
    },
  };
}

// Not Buffer.from: it takes small ones from a shared block, which a kept outcome would hold as a whole.
const ENCODER = new TextEncoder();

const EXHAUSTED: Readonly<Record<BudgetExhausted['resource'], string>> = {
  steps: `more than ${WHOLE_BUDGET.steps} evaluation steps`,
  nodes: `lists and objects of more than ${WHOLE_BUDGET.nodes} items`,
  text: `more than ${WHOLE_BUDGET.textUnits} characters of text`,
  size: `a value of more than ${WHOLE_BUDGET.valueSize} characters`,
};

const projected = (bytes: Uint8Array, cost: number): Projected => ({
  status: 'projected',
  bytes,
  contentHash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
  cost,
});

function originalKeys(source: JsonValue): readonly string[] {
  if (!(source instanceof JsonObject)) return [typeOf(source)];
  return [...source.members.keys()].slice(0, MAX_ORIGINAL_KEYS).map((name) => name.slice(0, MAX_KEY_CHARACTERS));
}
