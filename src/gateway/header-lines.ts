/** Request headers as they came: every line kept, names in lower case. */
export class HeaderLines {
  /** One line as its text, several as a list: nearly every header has one. */
  readonly #lines = new Map<string, string | string[]>();

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
    const lines = this.#lines.get(name);
    if (lines === undefined) return NONE;
    return typeof lines === 'string' ? [lines] : lines;
  }

  /**
   * The lines of a header joined as RFC 9110 §5.3 allows for list-valued headers; `undefined` when there is none.
   * @param name in lower case
   */
  list(name: string): string | undefined {
    const lines = this.#lines.get(name);
    return typeof lines === 'object' ? lines.join(', ') : lines;
  }

  #add(name: string, value: string): void {
    const key = name.toLowerCase();
    const text = value.trim();
    const known = this.#lines.get(key);
    if (known === undefined) this.#lines.set(key, text);
    else if (typeof known === 'string') this.#lines.set(key, [known, text]);
    else known.push(text);
  }
}

const NONE: readonly string[] = [];
