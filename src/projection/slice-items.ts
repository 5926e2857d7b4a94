import { type Budget, ListBuilder } from './budget.ts';
import type { JsonList, JsonValue } from './json-value.ts';

export interface Slice {
  readonly start: number | null;
  readonly stop: number | null;
  /** Not 0. */
  readonly step: number;
}

/** Items from `start` up to but without `stop`; negative places count from the end, places beyond it are those at it. */
export function sliceItems(items: readonly JsonValue[], { start, stop, step }: Slice, budget: Budget): JsonList {
  const { length } = items;
  const first = step > 0 ? 0 : -1;
  const last = step > 0 ? length : length - 1;
  const place = (wanted: number | null, absent: number): number =>
    wanted === null ? absent : clamp(wanted < 0 ? wanted + length : wanted, first, last);
  const taken = new ListBuilder(budget);
  const end = place(stop, step > 0 ? last : first);
  for (let at = place(start, step > 0 ? first : last); step > 0 ? at < end : at > end; at += step) {
    const item = items[at];
    if (item !== undefined) taken.add(item);
  }
  return taken.done();
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
