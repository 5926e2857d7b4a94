/** One thing that the soak runs: suites of tests, or a script with its words. */
export interface Part {
  readonly name: string;
  readonly suites?: readonly string[];
  readonly command?: readonly string[];
  /** A program that has to be installed. */
  readonly needs?: string;
  /** Full counts by environment variable. */
  readonly counts: Readonly<Record<string, number>>;
  readonly limitMinutes: number;
}

export const PARTS: readonly Part[];
