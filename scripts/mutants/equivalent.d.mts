/** A reason, and the surviving changes that it holds for, by file. */
export interface Equivalent {
  readonly reason: string;
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

export const EQUIVALENT: readonly Equivalent[];
