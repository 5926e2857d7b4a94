/** One part of mutation testing: globs of source files and of the tests that judge them. */
export interface MutantPart {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly limitMinutes: number;
}

export const PARTS: readonly MutantPart[];

export function pathsOf(patterns: readonly string[]): readonly string[];

export function sourcesOf(part: Pick<MutantPart, 'sources'>): readonly string[];

export function chosenPart(): MutantPart;
