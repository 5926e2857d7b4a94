import { median } from '../median.ts';
import { LEVEL_NORMS, MONTHLY_NORMS, MONTHLY_NORMS_FROM } from '../parameters/corridor-norms.ts';
import { DAY_MS } from '../time.ts';

/** How many earlier years a norm is drawn from (METHOD.md §3). */
export const NORM_YEARS = 3;

const MONTHS = 12;
const MID_MONTH = 15;

/** Ships per day through an open chokepoint on a day (number of the UTC day); undefined where no norm is published. */
export type CorridorNorm = (day: number) => number | undefined;

const TABLES = new Map(
  Object.entries(MONTHLY_NORMS).map(([id, rows]) => [id, rows.flatMap((row) => row.split(' ').map(Number))]),
);
const NORMS = new Map<string, CorridorNorm>();

/** The published norm of a chokepoint: by season where its daily history is known, its yearly level elsewhere (METHOD.md §13.5). */
export function corridorNorm(chokepointId: string): CorridorNorm {
  const made = NORMS.get(chokepointId) ?? normOf(chokepointId);
  NORMS.set(chokepointId, made);
  return made;
}

function normOf(chokepointId: string): CorridorNorm {
  const table = TABLES.get(chokepointId);
  if (table === undefined) return () => LEVEL_NORMS[chokepointId];
  const months = new Map<number, number>();
  const normIn = (month: number): number => {
    const value = months.get(month) ?? monthlyNorm(table, month);
    months.set(month, value);
    return value;
  };
  return (day) => interpolated(day, normIn);
}

/** Linear between the middles of two months. @param normIn norm of a month, counted from year 0 */
function interpolated(day: number, normIn: (month: number) => number): number {
  const date = new Date(day * DAY_MS);
  const current = date.getUTCFullYear() * MONTHS + date.getUTCMonth();
  const before = date.getUTCDate() >= MID_MONTH ? current : current - 1;
  const [from, to] = [midOf(before), midOf(before + 1)];
  const share = (day - from) / (to - from);
  return normIn(before) * (1 - share) + normIn(before + 1) * share;
}

const midOf = (month: number): number => Date.UTC(Math.floor(month / MONTHS), month % MONTHS, MID_MONTH) / DAY_MS;

/** Median of the same month of the three newest years before its own; of the table's first three for an earlier one. */
function monthlyNorm(table: readonly number[], month: number): number {
  const own = table.filter((_, i) => i % MONTHS === month % MONTHS);
  const before = Math.max(NORM_YEARS, Math.floor(month / MONTHS) - MONTHLY_NORMS_FROM);
  return median(own.slice(0, before).slice(-NORM_YEARS));
}
