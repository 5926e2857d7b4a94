import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

/** Million km². Days since 1978 have been between 1.7 and 20.3; a day without data is −9999. */
export const EXTENT_RANGE = { above: 0.5, upTo: 25 };

export const NSIDC_SEA_ICE_CARD: FeedCard = {
  id: 'nsidc-sea-ice',
  title: 'Sea ice extent of the Arctic and the Antarctic, daily (Sea Ice Index)',
  source: 'NSIDC',
  url: 'https://nsidc.org/data/g02135',
  licence: 'Public domain (NOAA); citation requested',
  attribution:
    'Fetterer et al., Sea Ice Index, Version 4 (G02135), National Snow and Ice Data Center, doi:10.7265/a98x-0f50',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'nsidc-sea-ice:extent': {
      unit: 'million_km2',
      meaning: 'area of ocean with at least 15 per cent of sea ice',
      range: EXTENT_RANGE,
    },
    'nsidc-sea-ice:anomaly': {
      unit: 'million_km2',
      meaning: 'extent above or below the mean of the same calendar day in 1981 to 2010',
      range: { above: -15, upTo: 15 },
    },
  },
  // A day is added each morning of the United States.
  cadenceMs: 12 * HOUR_MS,
  // A day is published during the next one; `observedAt` is its start.
  publicationLagMs: 2 * DAY_MS,
  // Outages of the satellite or its processing have lasted some days.
  maxAgeMs: 8 * DAY_MS,
  // Two files with every day since 1987, and every second day since 1978: 15,900 rows each.
  expectedRecords: [24_000, 80_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const NSIDC_SEA_ICE_FIELDS: AnswerFields = [
  { expected: ['Year', 'Month', 'Day', 'Extent', 'Missing'], known: ['Source Data'] },
];
