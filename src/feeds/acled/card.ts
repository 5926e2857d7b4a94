import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const ACLED_CARD: FeedCard = {
  id: 'acled',
  title: 'Armed Conflict Location and Event Data, counts by country, day and kind',
  source: 'ACLED',
  url: 'https://acleddata.com/',
  licence: 'ACLED terms of use: by the operator’s own licence; events are never handed on',
  attribution: 'Armed Conflict Location & Event Data (ACLED), acleddata.com',
  redistribute: false,
  metrics: ['violence_events', 'violence_deaths'],
  needsKeys: ['ACLED_USERNAME', 'ACLED_PASSWORD'],
  cadenceMs: DAY_MS,
  // Published once a week up to the Friday before.
  publicationLagMs: 7 * DAY_MS,
  maxAgeMs: 14 * DAY_MS,
  // A day holds 500 to 1,500 events; two to six weeks are read.
  expectedRecords: [1_000, 80_000],
  maxSpanMs: 92 * DAY_MS,
};
