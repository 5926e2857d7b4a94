/**
 * The load of a live service today (1×) and the limits of a plain machine. Assumed, not measured: operators put their own
 * numbers here and print the page again.
 */
export const LOAD = {
  /** Reads of stored snapshots per second, in the peak minute: ten accounts at the limit of `enterprise`. */
  readsPerSecond: 167,
  /** Share of answers served as `br`; the rest is served plain. */
  compressedShare: 0.8,
  regions: 8,
  slotsPerDay: 4,
  /** Event-driven snapshots per region and day: a quarter of the budget of twelve. */
  eventsPerRegionDay: 3,
  /** Questions per day to language models, their duration, and the tokens of one. */
  questionsPerDay: 2_000,
  questionSeconds: 5,
  questionTokens: 8_000,
  busiestHourShare: 0.15,
  /** Price of a million tokens, in the operator's currency. */
  pricePerMillionTokens: 1,
  yearsKept: 5,
  /** Days of reports and acts that an assessment reads; all but the last are rolled up. */
  rowDays: 7,
};

/**
 * New rows per day by kind of feed: for GDELT events the mean of the three recorded exports (253, 341 and 665 observations of
 * 1,541 to 2,415 rows); the others are estimated from the schedule in docs/feeds.md, countries and areas.
 */
export const ROWS_PER_DAY = {
  'GDELT events (96 exports of 420)': 40_320,
  'GDELT headlines (96 files, 60 new in each)': 5_760,
  'Flights (two feeds, 96 reads, 30 series)': 2_880,
  'Straits and ports (28 straits, 180 countries)': 264,
  'Ships, notices, outages, hazards, sirens': 3_000,
  'Prices, lists, press and yearly figures': 1_500,
};

/**
 * New revisions of records per day by kind of feed, estimated from the schedule in docs/feeds.md and the recorded documents:
 * a headline or a warning is stored once, an advice or a notice again when it changes.
 */
export const RECORDS_PER_DAY = {
  'Headlines (15 sources)': 400,
  'Quakes, disasters, outbreaks, vulnerabilities': 150,
  'Warnings to shipping, advice to travellers': 60,
  'Airports and airspace': 900,
  'Weather warnings': 700,
  'Events of violence (2,400 a month)': 80,
};

/**
 * Records that are removed within three days: a reading of aircraft each quarter of an hour, of the 144 that flew in the recorded
 * one; of the 5,000 fires that each of four readings a day lists, half are new.
 */
export const SHORT_RECORDS = {
  aircraft: { perDay: 96 * 144, keptDays: 3 },
  fires: { perDay: 4 * 2_500, keptDays: 3 },
};

/** Bytes of a stored record with its indexes: measured over five million rows with bodies of 270 bytes on PostgreSQL. */
export const RECORD_BYTES = 1_030;

export const LIMITS = {
  /** Planned share of a resource; above it queues grow faster than load. */
  plannedShare: 0.7,
  serverCores: 2,
  networkBitsPerSecond: 1e9,
  diskBytes: 200e9,
  /** Default `max_connections` of PostgreSQL, less those reserved for superusers. */
  databaseConnections: 97,
  /** Eight of the pool, one for notices. */
  connectionsPerProcess: 9,
  memoryBytes: 4e9,
  /** An assessment of the world must finish in this part of its slot, while the process serves. */
  slotSeconds: 600,
  modelPlaces: 8,
};
