import { square } from '../../arithmetic/square.ts';
import type { Observation } from '../observation.ts';
import { HOUR_MS } from '../time.ts';

/** The last hours of a series and the days before them. */
export interface HourlySeries {
  /** At least one row; newest last. */
  readonly current: readonly Observation[];
  /** Rows that are at least `gapHours` older than the newest. */
  readonly baseline: readonly Observation[];
  readonly newestAt: number;
}

/**
 * Splits a series of hourly rows, ordered by time, at its own newest row: a sensor without newer rows is read as it was last.
 * @returns undefined for an empty series
 */
export function hourlySeries(
  rows: readonly Observation[],
  spans: { readonly currentHours: number; readonly baselineDays: number; readonly gapHours: number },
): HourlySeries | undefined {
  const newestAt = rows.at(-1)?.observedAt;
  if (newestAt === undefined) return undefined;
  const currentFrom = newestAt - spans.currentHours * HOUR_MS;
  const baselineTo = newestAt - spans.gapHours * HOUR_MS;
  const baselineFrom = newestAt - (24 * spans.baselineDays + spans.gapHours) * HOUR_MS;
  return {
    current: rows.filter(({ observedAt }) => observedAt > currentFrom),
    baseline: rows.filter(({ observedAt }) => observedAt > baselineFrom && observedAt <= baselineTo),
    newestAt,
  };
}

/** What the same hours of the day held before: mean and standard deviation of a row of the current hours. */
export interface SameHours {
  readonly now: number;
  readonly expected: number;
  readonly spread: number;
}

/**
 * Current rows against the rows of the same hour of the day in the baseline (FEEDS.md §3.1, 3).
 * @param samplesNeeded rows of an hour of the day before it is compared
 * @returns undefined while no current hour has so many
 */
export function sameHours({ current, baseline }: HourlySeries, samplesNeeded: number): SameHours | undefined {
  const byHour = new Map<number, number[]>();
  for (const { observedAt, value } of baseline) {
    const hour = Math.floor(observedAt / HOUR_MS) % 24;
    const values = byHour.get(hour);
    if (values) values.push(value);
    else byHour.set(hour, [value]);
  }
  const compared = current.flatMap(({ observedAt, value }) => {
    const before = byHour.get(Math.floor(observedAt / HOUR_MS) % 24) ?? [];
    return before.length < samplesNeeded ? [] : [{ value, before }];
  });
  if (compared.length === 0) return undefined;
  return {
    now: mean(compared.map(({ value }) => value)),
    expected: mean(compared.map(({ before }) => mean(before))),
    spread: mean(compared.map(({ before }) => deviation(before))),
  };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => square(value - middle))));
};
