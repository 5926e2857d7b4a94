/** Request headers as they came: every line kept, names in lower case. */
export class HeaderLines {
  readonly #lines = new Map<string, string[]>();

  constructor(lines: Iterable<readonly [name: string, value: string]>) {
    for (const [name, value] of lines) {
      const key = name.toLowerCase();
      const values = this.#lines.get(key);
      if (values === undefined) this.#lines.set(key, [value.trim()]);
      else values.push(value.trim());
    }
  }

  /** Node's flat list of alternating names and values. */
  static fromRaw(raw: readonly string[]): HeaderLines {
    return new HeaderLines(
      raw.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [])),
    );
  }

  /** All lines of a header, in order; empty when there is none. */
  all(name: string): readonly string[] {
    return this.#lines.get(name.toLowerCase()) ?? [];
  }

  /** The lines of a header joined as RFC 9110 §5.3 allows for list-valued headers; `undefined` when there is none. */
  list(name: string): string | undefined {
    const lines = this.#lines.get(name.toLowerCase());
    return lines?.join(', ');
  }
}
