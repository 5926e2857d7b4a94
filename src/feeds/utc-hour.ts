import { HOUR_MS, isoDate } from '../assessment/time.ts';

/** Start of the UTC hour that holds an instant, epoch ms: reports of one hour share it, so that a later one revises. */
export const hourOf = (instant: number): number => Math.floor(instant / HOUR_MS) * HOUR_MS;

/** `YYYY-MM-DDTHH` of the UTC hour that holds an instant, for record ids. */
export const hourId = (instant: number): string => new Date(instant).toISOString().slice(0, 13);

/** Days, as midnights UTC, that a span of time touches; both ends inclusive, epoch ms. */
export function daysTouched(from: number, until: number): readonly number[] {
  const first = Date.parse(`${isoDate(from)}T00:00:00Z`);
  const days: number[] = [];
  for (let day = first; day <= until; day += 24 * HOUR_MS) days.push(day);
  return days;
}
