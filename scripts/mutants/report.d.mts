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
export type MutatedFiles = Readonly<
  Record<string, { readonly killed: number; readonly timedOut: number; readonly survived: readonly string[] }>
>;

export interface MutationOutcome {
  readonly name: string;
  readonly commit: string;
  readonly files: MutatedFiles;
  /** Paths of the part's files that have no result. */
  readonly notRun: readonly string[];
}

export const MIN_SCORE: number;

export function filesOf(results: MutationResults): MutatedFiles;

export function totalsOf(outcome: Pick<MutationOutcome, 'files'>): {
  readonly files: number;
  readonly total: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly equivalent: number;
  /** Per cent. */
  readonly score: number;
};

export function hasPassed(outcomes: readonly Pick<MutationOutcome, 'files'>[]): boolean;

export function mutationReport(outcomes: readonly MutationOutcome[]): string;
