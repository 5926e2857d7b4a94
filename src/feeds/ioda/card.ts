import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const IODA_CARD: FeedCard = {
  id: 'ioda',
  title: 'Internet outages of countries (IODA)',
  source: 'IODA',
  url: 'https://ioda.inetintel.cc.gatech.edu/',
  licence: 'Research service, to be cited',
  attribution: 'Internet Outage Detection and Analysis (IODA), Georgia Institute of Technology',
  redistribute: false,
  metrics: ['internet_outage'],
  cadenceMs: 30 * MINUTE_MS,
  // An outage is scored within half an hour of its begin, and revised for about as long.
  publicationLagMs: 30 * MINUTE_MS,
  // Some country's outage begins or ends every hour or two (start).
  maxAgeMs: 12 * HOUR_MS,
  expectedRecords: [1, 1_000],
  maxSpanMs: 7 * 24 * HOUR_MS,
};
