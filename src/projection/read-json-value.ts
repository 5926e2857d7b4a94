import { FRAME_SIZE, ITEM_SIZE, JsonList, JsonObject, type JsonValue, MEMBER_SIZE, sizeOf } from './json-value.ts';
import { isNumber, readNumber } from './read-number.ts';

/**
 * Reads a JSON text (RFC 8259). Unlike `JSON.parse` it keeps every digit of integers up to 2^63 − 1 and the order of members
 * whose names look like numbers. Of equal names in one object the last one counts.
 * @throws SyntaxError when the text is not JSON; NumberTooLarge when a number is beyond the range of a double
 */
export function readJsonValue(text: string): JsonValue {
  const reader = new Reader(text);
  const value = reader.value();
  reader.end();
  return value;
}

/** A number is well-formed JSON and beyond the range of a double. */
export class NumberTooLarge extends SyntaxError {}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(): JsonValue {
    switch (this.#next()) {
      case OPEN_OBJECT:
        return this.#object();
      case OPEN_LIST:
        return this.#list();
      case QUOTE:
        return this.#string();
      case 0x74:
        return this.#word('true', true);
      case 0x66:
        return this.#word('false', false);
      case 0x6e:
        return this.#word('null', null);
      default:
        return this.#number();
    }
  }

  end(): void {
    if (!Number.isNaN(this.#next())) throw this.#fault();
  }

  /** The code of the next character that is not white space; NaN at the end. */
  #next(): number {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
      this.#at += 1;
    }
  }

  #take(code: number): boolean {
    if (this.#next() !== code) return false;
    this.#at += 1;
    return true;
  }

  #expect(code: number): void {
    if (!this.#take(code)) throw this.#fault();
  }

  #object(): JsonObject {
    this.#expect(OPEN_OBJECT);
    const members = new Map<string, JsonValue>();
    if (this.#take(CLOSE_OBJECT)) return new JsonObject(members, FRAME_SIZE);
    do {
      if (this.#next() !== QUOTE) throw this.#fault();
      const name = this.#string();
      this.#expect(COLON);
      members.set(name, this.value());
    } while (this.#take(COMMA));
    this.#expect(CLOSE_OBJECT);
    let size = FRAME_SIZE - ITEM_SIZE;
    for (const [name, value] of members) size += name.length + MEMBER_SIZE + sizeOf(value);
    return new JsonObject(members, size);
  }

  #list(): JsonList {
    this.#expect(OPEN_LIST);
    const items: JsonValue[] = [];
    if (this.#take(CLOSE_LIST)) return new JsonList(items, FRAME_SIZE);
    let size = FRAME_SIZE - ITEM_SIZE;
    do {
      const item = this.value();
      size += sizeOf(item) + ITEM_SIZE;
      items.push(item);
    } while (this.#take(COMMA));
    this.#expect(CLOSE_LIST);
    return new JsonList(items, size);
  }

  #string(): string {
    const start = this.#at + 1;
    let escaped = false;
    for (let at = start; ; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === QUOTE) {
        this.#at = at + 1;
        return escaped ? unescaped(this.#text.slice(start - 1, at + 1)) : this.#text.slice(start, at);
      }
      // NaN, beyond the end, is not at least 0x20 either.
      if (!(code >= 0x20)) throw this.#fault();
      if (code === BACKSLASH) {
        escaped = true;
        at += 1;
      }
    }
  }

  #word<T>(word: string, value: T): T {
    if (!this.#text.startsWith(word, this.#at)) throw this.#fault();
    this.#at += word.length;
    return value;
  }

  #number(): number | bigint {
    const read = readNumber(this.#text, this.#at);
    if (read === undefined)
      throw isNumber(this.#text, this.#at) ? new NumberTooLarge(`number at character ${this.#at}`) : this.#fault();
    this.#at = read.end;
    return read.value;
  }

  #fault(): SyntaxError {
    return new SyntaxError(`not JSON at character ${this.#at}`);
  }
}

/** @throws SyntaxError */
function unescaped(quoted: string): string {
  const text: unknown = JSON.parse(quoted);
  return String(text);
}
