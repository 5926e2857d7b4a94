import { utcDay } from './utc-instant.ts';

const ISO_INSTANT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * An ISO 8601 instant; without a zone it is UTC, without a time of day midnight. Fractions of a second are dropped.
 * @returns epoch ms, or undefined when there is no such instant
 */
export function parseIsoInstant(text: string): number | undefined {
  const [, year, month, day, hours = '0', minutes = '0', seconds = '0', zone = 'Z'] = ISO_INSTANT.exec(text) ?? [];
  const midnight = utcDay(Number(year), Number(month), Number(day));
  const minutesAhead = offsetMinutes(zone);
  if (midnight === undefined || minutesAhead === undefined) return undefined;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return midnight + ((Number(hours) * 60 + Number(minutes) - minutesAhead) * 60 + Number(seconds)) * 1_000;
}

/** Zones reach from -12:00 to +14:00. */
function offsetMinutes(zone: string): number | undefined {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return minutes <= 14 * 60 ? (match[1] === '-' ? -minutes : minutes) : undefined;
}
