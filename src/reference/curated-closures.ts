/** An airspace that has been closed, or is advised against, for so long that no notice feed announces it any more. */
export interface CuratedClosure {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** Flight information regions concerned; all of `reference/flight-regions.ts`. */
  readonly regions: readonly string[];
  /** `closed`: no civil flight; `restricted`: some altitudes, routes or carriers, or no service from the ground. */
  readonly status: 'closed' | 'restricted';
  /** First day, `YYYY-MM-DD`. */
  readonly sinceDate: string;
  readonly reason: string;
  /** Where it can be checked; whether that was done, `isReviewed` says. */
  readonly source: string;
  /** The day as of which the entry was written or last reviewed, `YYYY-MM-DD`; a reader must not trust it for ever. */
  readonly asOfDate: string;
  /** Whether the entry was checked against its source; the others were written from general knowledge. */
  readonly isReviewed: boolean;
}

/**
 * Kept by hand (FEEDS.md §3.1, 8), because the pages that announce such closures are written for people and change a few
 * times a year. No entry has been compared with its source
 * yet: a reviewer sets `isReviewed` and the day.
 */
export const CURATED_CLOSURES: readonly CuratedClosure[] = [
  {
    country: 'UA',
    regions: ['UKBV', 'UKDV', 'UKFV', 'UKLV', 'UKOV'],
    status: 'closed',
    sinceDate: '2022-02-24',
    reason: 'Closed to civil flights after the full-scale invasion',
    source: 'Ukrainian State Air Traffic Services Enterprise, notices of 24 Feb 2022; EASA conflict zone bulletin',
    asOfDate: '2025-01-01',
    isReviewed: false,
  },
  {
    country: 'SD',
    regions: ['HSSS', 'HSSX'],
    status: 'closed',
    sinceDate: '2023-04-15',
    reason: 'Closed to civil flights, except to Port Sudan, after the fighting in Khartoum',
    source: 'Sudan Civil Aviation Authority, notices; EASA conflict zone bulletin',
    asOfDate: '2025-01-01',
    isReviewed: false,
  },
  {
    country: 'LY',
    regions: ['HLLL'],
    status: 'restricted',
    sinceDate: '2011-03-21',
    reason: 'Advised against at most altitudes',
    source: 'FAA SFAR 112; EASA conflict zone bulletin',
    asOfDate: '2025-01-01',
    isReviewed: false,
  },
  {
    country: 'AF',
    regions: ['OAKX'],
    status: 'restricted',
    sinceDate: '2021-08-16',
    reason: 'Uncontrolled airspace: no service from the ground',
    source: 'Afghanistan Civil Aviation Authority, notices of 16 Aug 2021; FAA SFAR 119',
    asOfDate: '2025-01-01',
    isReviewed: false,
  },
  {
    country: 'YE',
    regions: ['OYSC'],
    status: 'restricted',
    sinceDate: '2015-03-26',
    reason: 'Closed over land, except to flights with consent',
    source: 'FAA SFAR 115; EASA conflict zone bulletin',
    asOfDate: '2025-01-01',
    isReviewed: false,
  },
  {
    country: 'KP',
    regions: ['ZKKP'],
    status: 'restricted',
    sinceDate: '2017-11-03',
    reason: 'Missiles are launched without notice',
    source: 'FAA SFAR 79 and notice of 3 Nov 2017',
    asOfDate: '2025-01-01',
    isReviewed: false,
  },
  {
    country: 'RU',
    regions: ['URRV'],
    status: 'restricted',
    sinceDate: '2022-02-24',
    reason: 'Airports and airspace next to Ukraine closed',
    source: 'Federal Air Transport Agency, notices since 24 Feb 2022; EASA conflict zone bulletin',
    asOfDate: '2025-01-01',
    isReviewed: false,
  },
];

/** @param iso2 ISO 3166 alpha-2, upper case */
export function curatedClosuresOf(iso2: string): readonly CuratedClosure[] {
  return CURATED_CLOSURES.filter(({ country }) => country === iso2);
}
