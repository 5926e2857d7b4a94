export interface FalseChangeRow {
  readonly regionId: string;
  readonly years: number;
  readonly reversals: number;
  readonly least: number;
  readonly most: number;
}
export function renderFalseChanges(rows: readonly FalseChangeRow[]): string;
export function rowsOfPage(
  page: string,
  crisesOf: (regionId: string) => readonly number[],
  nearMs: number,
): readonly FalseChangeRow[];
export function withFalseChanges(page: string, section: string): string;
