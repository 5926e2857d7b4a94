import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const USGS_QUAKES_CARD: FeedCard = {
  id: 'usgs-quakes',
  title: 'USGS earthquakes of magnitude 4.5 and more',
  source: 'USGS',
  url: 'https://earthquake.usgs.gov/earthquakes/feed/v1.0/geojson.php',
  licence: 'Public domain (U.S. Geological Survey)',
  attribution: 'U.S. Geological Survey, Earthquake Hazards Program',
  redistribute: true,
  metrics: ['earthquake_magnitude', 'earthquakes_listed'],
  cadenceMs: 15 * MINUTE_MS,
  // A strong earthquake anywhere is listed within some 20 minutes.
  publicationLagMs: 20 * MINUTE_MS,
  maxAgeMs: 3 * HOUR_MS,
  // 5 to 40 a day, 100 to 250 a week, and a swarm after a great one.
  expectedRecords: [5, 3_000],
  maxSpanMs: 180 * DAY_MS,
};
