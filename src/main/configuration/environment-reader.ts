import type { DefaultedVariable, Variable } from './variable.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads declared variables and collects what is wrong with them. */
export interface EnvironmentReader {
  /** The parsed value, or the default if the variable is absent or rejected. */
  read<T>(variable: DefaultedVariable<T>): T;
  read<T>(variable: Variable<T>): T | undefined;
  /** Whether the variable is set; empty and blank texts count as absent. */
  isSet(variable: Variable<unknown>): boolean;
  /** Records a problem that more than one variable decides. @param problem completes "NAME …" */
  reject(variable: Variable<unknown>, problem?: string): void;
  /** One sentence for each rejected variable, without its value: it may be a secret. */
  problems(): readonly string[];
}

export function createEnvironmentReader(environment: Environment): EnvironmentReader {
  const found = new Set<string>();
  const textOf = ({ name }: Variable<unknown>): string | undefined => environment[name]?.trim() || undefined;

  function reject(variable: Variable<unknown>, problem = `must be ${variable.rule}`): void {
    found.add(`${variable.name} ${problem}`);
  }

  function read<T>(variable: DefaultedVariable<T>): T;
  function read<T>(variable: Variable<T>): T | undefined;
  function read<T>(variable: Variable<T>): T | undefined {
    const text = textOf(variable);
    if (text === undefined) return variable.fallback;
    const value = variable.parse(text);
    if (value !== undefined) return value;
    reject(variable, variable.problemOf?.(text));
    return variable.fallback;
  }

  return { read, reject, isSet: (variable) => textOf(variable) !== undefined, problems: () => [...found] };
}
