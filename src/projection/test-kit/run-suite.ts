import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Budget } from '../budget.ts';
import { evaluate } from '../evaluate.ts';
import { InvalidExpression } from '../invalid-expression.ts';
import { parseExpression } from '../parse-expression.ts';
import { readJsonValue } from '../read-json-value.ts';
import { writeJsonValue } from '../write-json-value.ts';

const AMPLE = { steps: 10_000_000, nodes: 1_000_000, textUnits: 10_000_000, valueSize: 10_000_000 };

export interface SuiteRun {
  readonly count: number;
  /** One line for every case that came out differently. */
  readonly differences: readonly string[];
}

/** Runs suites in the official form: a list of `{given, cases: [{expression, result | error}]}`. */
export function runSuites(suites: unknown): SuiteRun {
  const cases = list(suites).flatMap((suite) =>
    list(member(suite, 'cases'))
      .filter((one) => member(one, 'bench') === undefined)
      .map((one) => ({ given: member(suite, 'given'), one })),
  );
  const differences = cases.flatMap(({ given, one }) => {
    const expression = String(member(one, 'expression'));
    const error = member(one, 'error');
    const wanted = error === undefined ? { result: member(one, 'result') } : { error };
    const got = outcome(expression, given);
    return isDeepStrictEqual(got, wanted)
      ? []
      : [`${expression} gives ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`];
  });
  return { count: cases.length, differences };
}

/** Runs every `.json` file of a folder. */
export function runFolder(folder: string): ReadonlyMap<string, SuiteRun> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(names.map((name) => [name, runSuites(JSON.parse(readFileSync(join(folder, name), 'utf8')))]));
}

/** Our result as plain JSON; integers beyond 2^53 lose digits here and are compared inside of expressions. */
function outcome(expression: string, given: unknown): unknown {
  try {
    const budget = new Budget(AMPLE);
    const value = evaluate(parseExpression(expression), readJsonValue(JSON.stringify(given)), budget);
    return { result: JSON.parse(writeJsonValue(value, budget, AMPLE.textUnits) ?? 'null') };
  } catch (error) {
    if (error instanceof InvalidExpression) return { error: error.fault };
    throw error;
  }
}

const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new TypeError('a suite is a list');
  return value;
};

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
