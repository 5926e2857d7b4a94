import type { SparkPoint } from '../../parts/spark.tsx';

const DAY_MS = 86_400_000;
/** A weekend or a holiday without a quote is no gap. */
const MAX_STEP_MS = 5 * DAY_MS;

/** Dated values as runs, oldest first, broken where a value is missing or none came for days. */
export function runsOfDays<Day extends { readonly observedAt: number }>(
  days: readonly Day[],
  valueIn: (day: Day) => number | undefined,
): SparkPoint[][] {
  const runs: SparkPoint[][] = [];
  let isBroken = true;
  for (const day of days) {
    const value = valueIn(day);
    const last = runs.at(-1)?.at(-1);
    if (value === undefined) {
      isBroken = true;
      continue;
    }
    if (isBroken || last === undefined || day.observedAt - last.at > MAX_STEP_MS) runs.push([]);
    runs.at(-1)?.push({ at: day.observedAt, value });
    isBroken = false;
  }
  return runs;
}
