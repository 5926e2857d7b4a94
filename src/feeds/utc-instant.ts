/** Earliest instant a feed may speak of: an upstream that says less means something else (seconds, zero). */
const EARLIEST_YEAR = 1900;

/**
 * Midnight UTC of a calendar day.
 * @returns epoch ms, or undefined when the day does not exist
 */
export function utcDay(year: number, month: number, day: number): number | undefined {
  if (!(year >= EARLIEST_YEAR && year <= 9999)) return undefined;
  const instant = Date.UTC(year, month - 1, day);
  const date = new Date(instant);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? instant : undefined;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** 1 to 12 for an English month, by its first three letters in any case; 0 for any other word. */
export const monthNumber = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/**
 * The instant of a day at a time of day, both UTC.
 * @param day midnight, epoch ms
 * @param time hours, minutes and seconds in digits
 * @returns epoch ms, or undefined when there is no such day or time
 */
export function atTimeOfDay(day: number | undefined, time: readonly (string | undefined)[]): number | undefined {
  const [hours = 0, minutes = 0, seconds = 0] = time.map((digits = '0') => Number(digits));
  if (day === undefined || !(hours <= 23 && minutes <= 59 && seconds <= 59)) return undefined;
  return day + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

/** `YYYYMMDD` to midnight UTC. */
export function parseCompactDay(text: string): number | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  return match === null ? undefined : utcDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** `YYYYMMDDHHMMSS`, UTC, to an instant. */
export function parseCompactInstant(text: string): number | undefined {
  const [, day = '', ...time] = /^(\d{8})(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  return atTimeOfDay(parseCompactDay(day), time);
}

/** An instant as `YYYYMMDDHHMMSS`, UTC. */
export function compactInstant(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace(/[-T:]/g, '');
}

/** The day of `YYYY-MM-DD`, alone or before a time of day, to midnight UTC. */
export function parseIsoDay(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.]+(?:Z|[+-]00:?00)?)?$/.exec(text);
  return match === null ? undefined : utcDay(Number(match[1]), Number(match[2]), Number(match[3]));
}
