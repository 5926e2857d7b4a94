/**
 * Minutes since midnight of an instant (epoch ms) in a time zone, by the time zone data of the platform.
 * @throws RangeError on a zone that does not exist
 */
export function localMinute(instant: number, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { ...FORM, timeZone: zone });
  if (formats.size < MAX_FORMATS) formats.set(zone, format);
  const parts = format.formatToParts(instant);
  const numberOf = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
  return numberOf('hour') * 60 + numberOf('minute');
}

const FORM = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** More than there are zones; their aliases and spellings are more. */
const MAX_FORMATS = 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();
