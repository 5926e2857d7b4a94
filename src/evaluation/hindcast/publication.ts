/** When conflict data could be known: `0d` immediately, `30d` after thirty days as the monthly candidate releases, `annual` in June. */
export type PublicationLag = '0d' | '30d' | 'annual';

export const PUBLICATION_LAGS: readonly PublicationLag[] = ['0d', '30d', 'annual'];

/**
 * The last calendar month that is known where another one begins. A month whose thirty days have just passed is known; the yearly
 * release of a year is taken as known from the July after it, when June has passed whatever its day.
 * @param month months since the year 0: the origin is its first instant
 */
export function lastKnownMonth(month: number, lag: PublicationLag): number {
  if (lag === '0d') return month - 1;
  if (lag === '30d') return month - 2;
  const year = Math.floor(month / 12);
  return (month % 12 >= 6 ? year : year - 1) * 12 - 1;
}

/** Days before an origin that are not known, for histories by day. */
export const LAG_DAYS: Readonly<Record<Exclude<PublicationLag, 'annual'>, number>> = { '0d': 0, '30d': 30 };
