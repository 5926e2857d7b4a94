export const SESSION: readonly {
  readonly title: string;
  readonly lines: readonly (readonly [line: string, code: number])[];
}[];
