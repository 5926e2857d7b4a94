import { FRAME_SIZE, ITEM_SIZE, JsonList, JsonObject, type JsonValue, MEMBER_SIZE, sizeOf } from './json-value.ts';

/** What an evaluation may use up. */
export interface BudgetLimits {
  /** Units of time: one visit of a syntax node or of an item, or 32 characters read or written. */
  readonly steps: number;
  /** Places in lists and objects that are built. */
  readonly nodes: number;
  /** UTF-16 units of text that is built. */
  readonly textUnits: number;
  /** Largest value, in characters of its JSON text. */
  readonly valueSize: number;
}

/** Counts what an evaluation uses, while it is used. */
export class Budget {
  readonly limits: BudgetLimits;
  steps = 0;
  nodes = 0;
  textUnits = 0;

  constructor(limits: BudgetLimits) {
    this.limits = limits;
  }

  /** @throws BudgetExhausted */
  spend(steps: number): void {
    this.steps += steps;
    if (this.steps > this.limits.steps) throw new BudgetExhausted('steps');
  }

  /**
   * Charges the reading of so many characters.
   * @throws BudgetExhausted
   */
  spendReading(characters: number): void {
    this.spend(1 + Math.floor(characters / CHARACTERS_PER_STEP));
  }

  /**
   * Charges a walk over so many characters, one by one.
   * @throws BudgetExhausted
   */
  spendScanning(characters: number): void {
    this.spend(1 + Math.floor(characters / SCANNED_PER_STEP));
  }

  /**
   * Charges text before it is built.
   * @throws BudgetExhausted
   */
  spendText(units: number): void {
    this.textUnits += units;
    if (this.textUnits > this.limits.textUnits) throw new BudgetExhausted('text');
    this.spendReading(units);
  }

  /**
   * Charges places before they are filled.
   * @param size of the value so far
   * @throws BudgetExhausted
   */
  spendNodes(nodes: number, size: number): void {
    this.nodes += nodes;
    if (this.nodes > this.limits.nodes) throw new BudgetExhausted('nodes');
    if (size > this.limits.valueSize) throw new BudgetExhausted('size');
    this.spend(nodes);
  }
}

/** Measured: the platform's own comparing or copying of 32 characters takes no longer than visiting an item. */
const CHARACTERS_PER_STEP = 32;
/** Measured: looking at characters one by one takes some 4 times as long. */
const SCANNED_PER_STEP = 8;

/** A list or an object counts like so many places, for its own memory. */
const FRAME_NODES = 2;
/** A member counts like so many places: its entry in the map takes that much more memory than a list's. */
const MEMBER_NODES = 2;

/** The expression needs more than it may have. */
export class BudgetExhausted extends Error {
  readonly resource: 'steps' | 'nodes' | 'text' | 'size';

  constructor(resource: BudgetExhausted['resource']) {
    super(`out of ${resource}`);
    this.resource = resource;
  }
}

/** Builds a list, charging for every item before it is added. */
export class ListBuilder {
  readonly #budget: Budget;
  readonly #items: JsonValue[] = [];
  #size = FRAME_SIZE - ITEM_SIZE;

  constructor(budget: Budget) {
    this.#budget = budget;
    budget.spendNodes(FRAME_NODES, 0);
  }

  add(value: JsonValue): void {
    this.#size += sizeOf(value) + ITEM_SIZE;
    this.#budget.spendNodes(1, this.#size);
    this.#items.push(value);
  }

  done(): JsonList {
    return new JsonList(this.#items, Math.max(this.#size, FRAME_SIZE));
  }
}

/** Builds an object, charging for every member before it is set; of equal names the last one counts. */
export class ObjectBuilder {
  readonly #budget: Budget;
  readonly #members = new Map<string, JsonValue>();
  #size = FRAME_SIZE - ITEM_SIZE;

  constructor(budget: Budget) {
    this.#budget = budget;
    budget.spendNodes(FRAME_NODES, 0);
  }

  set(name: string, value: JsonValue): void {
    const before = this.#members.get(name);
    if (before === undefined) this.#size += name.length + MEMBER_SIZE + sizeOf(value);
    else this.#size += sizeOf(value) - sizeOf(before);
    this.#budget.spendNodes(MEMBER_NODES, this.#size);
    this.#members.set(name, value);
  }

  done(): JsonObject {
    return new JsonObject(this.#members, Math.max(this.#size, FRAME_SIZE));
  }
}
