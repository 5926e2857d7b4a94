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

/** `YYYYMMDD` to midnight UTC. */
export function parseCompactDay(text: string): number | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  return match === null ? undefined : utcDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** `YYYYMMDDHHMMSS`, UTC, to an instant. */
export function parseCompactInstant(text: string): number | undefined {
  const match = /^(\d{8})(\d{2})(\d{2})(\d{2})$/.exec(text);
  const day = match === null ? undefined : parseCompactDay(match[1] ?? '');
  if (match === null || day === undefined) return undefined;
  const [hours, minutes, seconds] = [Number(match[2]), Number(match[3]), Number(match[4])];
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  return day + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
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
