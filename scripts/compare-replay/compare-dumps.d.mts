export interface Difference {
  readonly part: string;
  readonly region?: string;
  readonly at?: string;
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Comparison {
  readonly lineCount: number;
  readonly differentCount: number;
  readonly first: readonly Difference[];
  readonly places: ReadonlyMap<string, number>;
}

export function compareLines(before: Iterable<string>, after: Iterable<string>): Promise<Comparison>;
