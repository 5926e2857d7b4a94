import { counted, shortDate, shortMonth, shortTime } from '../assessment/english.ts';
import { HORIZON_DAYS } from '../assessment/scenarios/lane-rule-figures.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../assessment/time.ts';
import type { Horizon } from '../contract/intelligence/vocabulary.ts';

/**
 * When a claim holds, epoch ms, whole minutes. `instant` and `day` begin at `from`; `span` is [from, to): a month, a year, or
 * days or hours that end at `to`; `between` compares its two ends; `latest` are the newest days of data as they were known at
 * `to`; `since` holds from `from` until the claim was known; `horizon` lies ahead; `always`
 * is of what no time changes.
 */
export interface Period {
  readonly kind: 'instant' | 'day' | 'span' | 'between' | 'latest' | 'since' | 'horizon' | 'always';
  readonly from: number;
  /** Absent in `since` and `always`. */
  readonly to?: number;
}

const minute = (at: number): number => Math.floor(at / MINUTE_MS) * MINUTE_MS;
const dayStart = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;

/** At an instant, to the minute. */
export const instant = (at: number): Period => ({ kind: 'instant', from: minute(at), to: minute(at) });

/** The UTC day that holds an instant. */
export const day = (at: number): Period => ({ kind: 'day', from: dayStart(at), to: dayStart(at) + DAY_MS });

/** Whole UTC days, of which the one that holds `lastAt` is the last. */
export const daysTo = (count: number, lastAt: number): Period => ({
  kind: 'span',
  from: dayStart(lastAt) - (count - 1) * DAY_MS,
  to: dayStart(lastAt) + DAY_MS,
});

/** Hours that end at an instant. */
export const hoursTo = (count: number, endAt: number): Period => ({
  kind: 'span',
  from: minute(endAt) - count * HOUR_MS,
  to: minute(endAt),
});

/** The UTC month that holds an instant. */
export function month(at: number): Period {
  const date = new Date(at);
  const [year, index] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { kind: 'span', from: Date.UTC(year, index), to: Date.UTC(year, index + 1) };
}

export const year = (number: number): Period => ({
  kind: 'span',
  from: Date.UTC(number, 0),
  to: Date.UTC(number + 1, 0),
});

export const since = (at: number): Period => ({ kind: 'since', from: minute(at) });

/** Of a definition. */
export const ALWAYS: Period = { kind: 'always', from: 0 };

export const between = (from: number, to: number): Period => ({ kind: 'between', from: minute(from), to: minute(to) });

/** The newest days of data as known at an instant: where they end is not stored. */
export const latestDays = (count: number, knownAt: number): Period => ({
  kind: 'latest',
  from: minute(knownAt) - count * DAY_MS,
  to: minute(knownAt),
});

export const ahead = (from: number, horizon: Horizon): Period => ({
  kind: 'horizon',
  from: minute(from),
  to: minute(from) + HORIZON_DAYS[horizon] * DAY_MS,
});

/** `12:50 UTC on 20 Nov 2026`. */
export const timeWords = (at: number): string => `${shortTime(at).slice(-9)} on ${shortDate(at)}`;

const isDay = (at: number): boolean => at % DAY_MS === 0;

/** A day where it begins with it, else a time. */
const dayOrTime = (at: number): string => (isDay(at) ? shortDate(at) : timeWords(at));

/** With its preposition: `on 19 Nov 2026`, `in the week to 16 Nov 2026`, `since 20 Nov 2026`. */
export function periodWords({ kind, from, to = from }: Period): string {
  switch (kind) {
    case 'instant':
      return `at ${timeWords(from)}`;
    case 'day':
      return `on ${shortDate(from)}`;
    case 'since':
      return `since ${dayOrTime(from)}`;
    case 'between':
      return isDay(from) && isDay(to)
        ? `between ${shortDate(from)} and ${shortDate(to)}`
        : `between ${timeWords(from)} and ${timeWords(to)}`;
    case 'latest':
      return `in the latest ${counted((to - from) / DAY_MS, 'day')} of data at ${timeWords(to)}`;
    case 'horizon':
      return `within ${to - from === DAY_MS ? '24 hours' : counted((to - from) / DAY_MS, 'day')} of ${timeWords(from)}`;
    case 'span':
      return spanWords(from, to);
    case 'always':
      return 'at any time';
  }
}

function spanWords(from: number, to: number): string {
  const start = new Date(from);
  if (to === month(from).to && from === month(from).from) return `in ${shortMonth(from)}`;
  if (to === year(start.getUTCFullYear()).to && from === year(start.getUTCFullYear()).from)
    return `in ${start.getUTCFullYear()}`;
  if (!isDay(from) || !isDay(to)) return `in the ${counted((to - from) / HOUR_MS, 'hour')} to ${timeWords(to)}`;
  const days = (to - from) / DAY_MS;
  const last = shortDate(to - DAY_MS);
  return days === 7 ? `in the week to ${last}` : `in the ${counted(days, 'day')} to ${last}`;
}

/** Whether two periods share an instant; `since` reaches to when its claim was known. */
export function overlaps(a: Period & { readonly knownAt: number }, b: Period & { readonly knownAt: number }): boolean {
  const [endA, endB] = [a.to ?? Math.max(a.from, a.knownAt), b.to ?? Math.max(b.from, b.knownAt)];
  const touches = (point: number, from: number, to: number): boolean => point >= from && (point < to || from === to);
  if (a.from === endA) return a.from === b.from || touches(a.from, b.from, endB);
  if (b.from === endB) return touches(b.from, a.from, endA);
  return a.from < endB && b.from < endA;
}
