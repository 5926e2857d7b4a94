/** One month of the candidate dataset. */
export interface Release {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** A month that is older has either been read or was never published. */
const MONTHS_BACK = 4;

/** `26.0.10` for October 2026: UCDP's version of the release. */
export function releaseId({ year, month }: Release): string {
  return `${year % 100}.0.${month}`;
}

export function releaseUrl({ year, month }: Release): string {
  const yy = String(year % 100).padStart(2, '0');
  return `https://ucdp.uu.se/downloads/candidateged/GEDEvent_v${yy}_0_${month}.csv`;
}

/** The months that may have been published by `now`, newest first: the last one that has ended and three before. */
export function recentReleases(now: number): readonly Release[] {
  const date = new Date(now);
  const current = monthNumber({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 });
  return Array.from({ length: MONTHS_BACK }, (_, index) => releaseOf(current - 1 - index));
}

/** The month before last: its release is out whatever the day of the month. */
export function alwaysPublished(now: number): Release {
  const date = new Date(now);
  return releaseOf(monthNumber({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }) - 2);
}

/** The months that overlap a span, oldest first. */
export function releasesOfSpan(from: number, to: number): readonly Release[] {
  const first = new Date(from);
  const last = new Date(to - 1);
  const firstMonth = monthNumber({ year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 });
  const lastMonth = monthNumber({ year: last.getUTCFullYear(), month: last.getUTCMonth() + 1 });
  return Array.from({ length: Math.max(0, lastMonth - firstMonth + 1) }, (_, index) => releaseOf(firstMonth + index));
}

/** Last instant of the month, epoch ms. */
export function endOfRelease({ year, month }: Release): number {
  return Date.UTC(year, month, 1) - 1;
}

const monthNumber = ({ year, month }: Release): number => year * 12 + month - 1;
const releaseOf = (number: number): Release => ({ year: Math.floor(number / 12), month: (number % 12) + 1 });
