import type { JsonFunction } from './json-function.ts';
import { JSON_FUNCTIONS } from './json-functions.ts';
import { LIST_FUNCTIONS } from './list-functions.ts';
import { NUMBER_FUNCTIONS } from './number-functions.ts';
import { ORDER_FUNCTIONS } from './order-functions.ts';
import { TEXT_FUNCTIONS } from './text-functions.ts';

/** Every built-in function of the specification by its name. */
export const FUNCTIONS: ReadonlyMap<string, JsonFunction> = new Map([
  ...NUMBER_FUNCTIONS,
  ...TEXT_FUNCTIONS,
  ...LIST_FUNCTIONS,
  ...ORDER_FUNCTIONS,
  ...JSON_FUNCTIONS,
]);
