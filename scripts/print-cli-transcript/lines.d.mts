export const TRANSCRIPT: readonly {
  readonly title: string;
  readonly lines: readonly (readonly [line: string, code: number])[];
}[];
