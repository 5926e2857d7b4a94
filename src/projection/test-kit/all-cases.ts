import { BASIC, CURRENT, PIPE } from './cases/basic.ts';
import { FUNCTIONS } from './cases/functions.ts';
import { INDICES, SLICE, WILDCARD } from './cases/lists.ts';
import { BOOLEAN, FILTERS } from './cases/logic.ts';
import { MULTISELECT, SYNTAX } from './cases/shapes.ts';
import { ESCAPE, IDENTIFIERS, LITERAL, UNICODE } from './cases/words.ts';
import type { Suite } from './suite.ts';

/** Our own cases, written from the specification, in the official suites' areas. */
export const ALL_CASES: Readonly<Record<string, readonly Suite[]>> = {
  basic: BASIC,
  boolean: BOOLEAN,
  current: CURRENT,
  escape: ESCAPE,
  filters: FILTERS,
  functions: FUNCTIONS,
  identifiers: IDENTIFIERS,
  indices: INDICES,
  literal: LITERAL,
  multiselect: MULTISELECT,
  pipe: PIPE,
  slice: SLICE,
  syntax: SYNTAX,
  unicode: UNICODE,
  wildcard: WILDCARD,
};
