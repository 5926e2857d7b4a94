import { trimWhiteSpace } from './trim-white-space.ts';

/** Request headers as they came: every line kept, names in lower case. */
export class HeaderLines {
  readonly #lines = new Map<string, string[]>();

  constructor(lines: Iterable<readonly [name: string, value: string]>) {
    for (const [name, value] of lines) this.#add(name, value);
  }

  /** Node's flat list of alternating names and values. */
  static fromRaw(raw: readonly string[]): HeaderLines {
    const headers = new HeaderLines([]);
    for (let index = 0; index + 1 < raw.length; index += 2) headers.#add(raw[index] ?? '', raw[index + 1] ?? '');
    return headers;
  }

  /** All lines of a header, in order; empty when there is none. @param name in lower case */
  all(name: string): readonly string[] {
    return this.#lines.get(name) ?? NONE;
  }

  /**
   * The lines of a header joined as RFC 9110 §5.3 allows for list-valued headers; `undefined` when there is none.
   * @param name in lower case
   */
  list(name: string): string | undefined {
    const lines = this.#lines.get(name);
    return lines === undefined || lines.length === 1 ? lines?.[0] : lines.join(', ');
  }

  #add(name: string, value: string): void {
    const key = name.toLowerCase();
    const known = this.#lines.get(key);
    if (known === undefined) this.#lines.set(key, [trimWhiteSpace(value)]);
    else known.push(trimWhiteSpace(value));
  }
}

const NONE: readonly string[] = [];
