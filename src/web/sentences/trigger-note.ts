import type { SparkPoint } from '../parts/spark.tsx';
import type { TriggerRow } from '../views/triggers/trigger-rows.ts';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';

type Note = NonNullable<TriggerRow['note']>;

const DAY_MS = 86_400_000;

/** How far a value is from its threshold: in its unit, and as a share of the way from the ordinary value. */
export function distanceWords(
  { distance, distanceShare, unit = '' }: Note,
  words: Words,
  formats: Formats,
): { readonly inUnit: string; readonly share: string } | undefined {
  if (distance === undefined || distanceShare === undefined) return undefined;
  const { triggersView: view } = words;
  const isShare = unit === 'share' || unit === 'relative_change' || unit === 'log_change';
  const size = Math.abs(distance);
  const figure = isShare ? view.points(rounded(size * 100)) : view.units(rounded(size), unit);
  return {
    inUnit: distance < 0 ? view.beyond(figure) : view.shortOf(figure),
    share: view.ofWay(formats.percent(Math.abs(distanceShare))),
  };
}

/** A decimal says nothing of a large number. */
const rounded = (size: number): number => (size < 100 ? Math.round(size * 10) / 10 : Math.round(size));

/** Times and days of the past year on which it was active or past its threshold. */
export function pastYearWords({ activations }: Note, words: Words, formats: Formats): string {
  const { triggersView: view } = words;
  if (activations === undefined) return view.notKept;
  const last = activations.at(-1);
  if (last === undefined) return view.never;
  const days = activations.reduce((sum, { from, to }) => sum + Math.round((to - from) / DAY_MS) + 1, 0);
  return view.pastYear(activations.length, days, formats.day(last.to));
}

/** Readings by day as runs, broken on days without one. */
export function dailyRuns({ series90d }: Note): SparkPoint[][] {
  const runs: SparkPoint[][] = [];
  let isBroken = true;
  for (const [index, value] of (series90d?.values ?? []).entries()) {
    if (value === null) {
      isBroken = true;
      continue;
    }
    if (isBroken) runs.push([]);
    runs.at(-1)?.push({ at: (series90d?.from ?? 0) + index * DAY_MS, value });
    isBroken = false;
  }
  return runs;
}
