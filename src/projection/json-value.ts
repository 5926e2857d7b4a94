/**
 * A JSON value as projection sees it. Integers that a double cannot hold exactly are `bigint`. Objects are maps, so that
 * `__proto__` is a name like any other and members keep their order. Values are never changed, so results share them.
 */
export type JsonValue = null | boolean | number | bigint | string | JsonList | JsonObject;

/** Characters the value would take as JSON text, at the least; shared parts count as often as they would be written. */
export function sizeOf(value: JsonValue): number {
  switch (typeof value) {
    case 'string':
      return value.length + 2;
    case 'number':
      return 1;
    case 'bigint':
      return 16;
    case 'boolean':
      return 4;
    default:
      return value === null ? 4 : value.size;
  }
}

export class JsonList {
  readonly items: readonly JsonValue[];
  /** See `sizeOf`. */
  readonly size: number;

  constructor(items: readonly JsonValue[], size: number) {
    this.items = items;
    this.size = size;
  }
}

export class JsonObject {
  readonly members: ReadonlyMap<string, JsonValue>;
  /** See `sizeOf`. */
  readonly size: number;

  constructor(members: ReadonlyMap<string, JsonValue>, size: number) {
    this.members = members;
    this.size = size;
  }
}

/** Two brackets or braces. */
export const FRAME_SIZE = 2;
/** A comma, counted for every item but the last. */
export const ITEM_SIZE = 1;
/** Quotes, colon and comma around a name. */
export const MEMBER_SIZE = 4;
