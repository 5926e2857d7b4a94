import { atTimeOfDay, utcDay } from './utc-instant.ts';

const ISO_INSTANT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * An ISO 8601 instant; without a zone it is UTC, without a time of day midnight. Fractions of a second are dropped.
 * @returns epoch ms, or undefined when there is no such instant
 */
export function parseIsoInstant(text: string): number | undefined {
  const [, year, month, day, hours, minutes, seconds, zone = 'Z'] = ISO_INSTANT.exec(text) ?? [];
  const local = atTimeOfDay(utcDay(Number(year), Number(month), Number(day)), [hours, minutes, seconds]);
  const minutesAhead = offsetMinutes(zone);
  return local === undefined || minutesAhead === undefined ? undefined : local - minutesAhead * 60_000;
}

/** Zones reach from -12:00 to +14:00. */
function offsetMinutes(zone: string): number | undefined {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return minutes <= 14 * 60 ? (match[1] === '-' ? -minutes : minutes) : undefined;
}
