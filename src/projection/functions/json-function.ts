import type { JsonValue } from '../json-value.ts';
import type { Arguments } from './arguments.ts';

export interface JsonFunction {
  readonly inputs: number;
  /** Whether it takes any number of arguments, but no fewer than `inputs`. */
  readonly isVariadic?: true;
  /** Reads every argument before it does anything, so that each is checked. */
  readonly call: (given: Arguments) => JsonValue;
}

export type FunctionTable = readonly (readonly [name: string, definition: JsonFunction])[];
