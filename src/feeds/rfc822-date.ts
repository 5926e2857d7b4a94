import { monthNumber, utcDay } from './utc-instant.ts';

/** Zones that feeds still write by name (RFC 822); hours from UTC. */
const NAMED_ZONES: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  bst: 1,
  cet: 1,
  cest: 2,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};

const RFC_822 =
  /^(?:[a-z]{3,9}\.?,?\s+)?(\d{1,2})\s+([a-z]{3,9})\.?\s+(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([+-]\d{4}|[a-z]{1,4}))?)?$/i;
const ISO_8601 = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * An instant as RSS and Atom write it: RFC 822 (`Tue, 03 Sep 2024 10:00:00 -0400`, also without a time) or ISO 8601. A
 * day alone is its midnight UTC; a time without a zone is UTC.
 * @returns epoch ms, or undefined for everything else
 */
export function parseFeedDate(text: string): number | undefined {
  const iso = ISO_8601.exec(text.trim());
  if (iso !== null) {
    const day = utcDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    return instantOf(day, [iso[4], iso[5], iso[6]], iso[7]);
  }
  const match = RFC_822.exec(text.trim());
  if (match === null) return undefined;
  const month = monthNumber(match[2] ?? '');
  const day = month === 0 ? undefined : utcDay(Number(match[3]), month, Number(match[1]));
  return instantOf(day, [match[4], match[5], match[6]], match[7]);
}

function instantOf(
  day: number | undefined,
  [hours = '0', minutes = '0', seconds = '0']: readonly (string | undefined)[],
  zone: string | undefined,
): number | undefined {
  const offsetMinutes = offsetOf(zone ?? 'utc');
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  if (day === undefined || offsetMinutes === undefined || h > 23 || m > 59 || s > 60) return undefined;
  return day + ((h * 60 + m - offsetMinutes) * 60 + s) * 1_000;
}

/** Minutes east of UTC. */
function offsetOf(zone: string): number | undefined {
  const numeric = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (numeric !== null) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3]);
    if (minutes > 14 * 60) return undefined;
    return numeric[1] === '-' ? -minutes : minutes;
  }
  const hours = NAMED_ZONES[zone.toLowerCase()];
  return hours === undefined ? undefined : hours * 60;
}
