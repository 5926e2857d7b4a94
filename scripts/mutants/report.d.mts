interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is read of Stryker's report. */
export interface MutationResults {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly replacement?: string;
          readonly location: { readonly start: Position; readonly end: Position };
        }[];
      }
    >
  >;
}

/** By path: how many mutants were killed and timed out, and the changes that survived. */
export type MutatedFiles = Readonly<Record<string, FileCounts>>;

interface FileCounts {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: readonly string[];
}

export interface MutationOutcome {
  readonly name: string;
  /** Each with the commit that it was run at; null where that is not known. */
  readonly files: Readonly<Record<string, FileCounts & { readonly commit: string | null }>>;
  /** Paths of the part's files that have no result. */
  readonly notRun: readonly string[];
}

export const MIN_SCORE: number;

export function filesOf(results: MutationResults, paths?: readonly string[]): MutatedFiles;

export function totalsOf(outcome: { readonly files: MutatedFiles }): {
  readonly files: number;
  readonly total: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly equivalent: number;
  /** Per cent. */
  readonly score: number;
};

export function hasPassed(outcomes: readonly { readonly files: MutatedFiles }[]): boolean;

/** @throws RangeError where an outcome names one of the unknown commits */
export function mutationReport(outcomes: readonly MutationOutcome[], unknown?: readonly string[]): string;
