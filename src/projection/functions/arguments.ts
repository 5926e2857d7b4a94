import type { Budget } from '../budget.ts';
import { isNumber } from '../equality.ts';
import { InvalidExpression } from '../invalid-expression.ts';
import { JsonList, JsonObject, type JsonValue } from '../json-value.ts';
import type { SyntaxNode } from '../syntax-tree.ts';
import { typeOf } from './type-of.ts';

/** An expression that was handed over by `&`. */
export interface Reference {
  readonly apply: (value: JsonValue) => JsonValue;
}

export interface Evaluation {
  readonly budget: Budget;
  readonly evaluate: (node: SyntaxNode, value: JsonValue, budget: Budget) => JsonValue;
}

/** The arguments of one call; every reader throws InvalidExpression `invalid-type` on another type. */
export class Arguments {
  readonly budget: Budget;
  readonly #name: string;
  readonly #values: readonly (JsonValue | Reference)[];

  constructor(name: string, values: readonly (JsonValue | Reference)[], budget: Budget) {
    this.#name = name;
    this.#values = values;
    this.budget = budget;
  }

  get count(): number {
    return this.#values.length;
  }

  value(place: number): JsonValue {
    const value = this.#values[place];
    if (value === undefined || isReference(value)) throw this.#mismatch(place, 'a value');
    return value;
  }

  reference(place: number): Reference {
    const value = this.#values[place];
    if (value === undefined || !isReference(value)) throw this.#mismatch(place, 'an expression');
    return value;
  }

  number(place: number): number | bigint {
    const value = this.value(place);
    if (!isNumber(value)) throw this.#mismatch(place, 'a number');
    return value;
  }

  text(place: number): string {
    const value = this.value(place);
    if (typeof value !== 'string') throw this.#mismatch(place, 'a string');
    return value;
  }

  list(place: number): readonly JsonValue[] {
    const value = this.value(place);
    if (!(value instanceof JsonList)) throw this.#mismatch(place, 'an array');
    return value.items;
  }

  object(place: number): JsonObject {
    const value = this.value(place);
    if (!(value instanceof JsonObject)) throw this.#mismatch(place, 'an object');
    return value;
  }

  textOrList(place: number): string | readonly JsonValue[] {
    const value = this.value(place);
    if (typeof value === 'string') return value;
    if (!(value instanceof JsonList)) throw this.#mismatch(place, 'an array or a string');
    return value.items;
  }

  numbers(place: number): readonly (number | bigint)[] {
    const numbers = onlyNumbers(this.#scanned(place));
    if (numbers === undefined) throw this.#mismatch(place, 'an array of numbers');
    return numbers;
  }

  texts(place: number): readonly string[] {
    const texts = onlyTexts(this.#scanned(place));
    if (texts === undefined) throw this.#mismatch(place, 'an array of strings');
    return texts;
  }

  /** Numbers only or strings only. */
  comparables(place: number): readonly Comparable[] {
    return this.comparable(this.#scanned(place), place);
  }

  comparable(values: readonly JsonValue[], place: number): readonly Comparable[] {
    const comparables = onlyNumbers(values) ?? onlyTexts(values);
    if (comparables === undefined) throw this.#mismatch(place, 'all numbers or all strings');
    return comparables;
  }

  #scanned(place: number): readonly JsonValue[] {
    const items = this.list(place);
    this.budget.spend(items.length);
    return items;
  }

  #mismatch(place: number, wanted: string): InvalidExpression {
    const value = this.#values[place];
    const got = value === undefined || isReference(value) ? 'expression' : typeOf(value);
    return new InvalidExpression(
      'invalid-type',
      `${this.#name}() takes ${wanted} as argument ${place + 1}, not what this ${got} is`,
    );
  }
}

/** What can be put in order, among values of its own type. */
export type Comparable = number | bigint | string;

const isReference = (value: JsonValue | Reference): value is Reference =>
  typeof value === 'object' && value !== null && 'apply' in value;

function onlyNumbers(values: readonly JsonValue[]): readonly (number | bigint)[] | undefined {
  return values.every(isNumber) ? values : undefined;
}

function onlyTexts(values: readonly JsonValue[]): readonly string[] | undefined {
  return values.every((value) => typeof value === 'string') ? values : undefined;
}
