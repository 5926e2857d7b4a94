import type { Budget } from './budget.ts';
import { JsonList, type JsonValue } from './json-value.ts';

/**
 * Writes a value as JSON text without white space, charging for every piece before it is kept.
 * @param maxUnits of UTF-16 that the text may have
 * @returns `undefined` when the text would be longer
 * @throws BudgetExhausted
 */
export function writeJsonValue(value: JsonValue, budget: Budget, maxUnits: number): string | undefined {
  if (typeof value === 'object' && value !== null && value.size > maxUnits) return undefined;
  const writer = new Writer(budget, maxUnits);
  return writer.write(value) ? writer.text : undefined;
}

class Writer {
  readonly #budget: Budget;
  readonly #maxUnits: number;
  text = '';

  constructor(budget: Budget, maxUnits: number) {
    this.#budget = budget;
    this.#maxUnits = maxUnits;
  }

  /** Whether there was room. */
  write(value: JsonValue): boolean {
    if (typeof value === 'string') return this.#string(value);
    if (typeof value !== 'object' || value === null) return this.#add(String(value));
    return value instanceof JsonList ? this.#list(value.items) : this.#object(value.members);
  }

  #list(items: readonly JsonValue[]): boolean {
    let before = '[';
    for (const item of items) {
      if (!this.#add(before) || !this.write(item)) return false;
      before = ',';
    }
    return this.#add(items.length === 0 ? '[]' : ']');
  }

  #object(members: ReadonlyMap<string, JsonValue>): boolean {
    let before = '{';
    for (const [name, value] of members) {
      if (!this.#add(before) || !this.#string(name) || !this.#add(':') || !this.write(value)) return false;
      before = ',';
    }
    return this.#add(members.size === 0 ? '{}' : '}');
  }

  #string(value: string): boolean {
    if (this.text.length + value.length > this.#maxUnits) return false;
    // Quoting reads it and may make it six times as long.
    this.#budget.spendReading(value.length);
    return this.#add(JSON.stringify(value));
  }

  #add(piece: string): boolean {
    this.#budget.spendText(piece.length);
    // Every piece costs memory of its own until the text is whole.
    this.#budget.spend(1);
    if (this.text.length + piece.length > this.#maxUnits) return false;
    this.text += piece;
    return true;
  }
}
