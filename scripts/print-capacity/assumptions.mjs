/**
 * What the plan takes for a live service of today (1×), and what it takes for the limits of a plain machine. Assumed, not
 * measured: an operator puts own numbers here and prints the page anew.
 */
export const LOAD = {
  /** Reads of stored snapshots a second, at the busiest minute: ten accounts at the limit of `enterprise`. */
  readsPerSecond: 167,
  /** Answers that callers take as `br`; the rest takes plain bytes. */
  compressedShare: 0.8,
  regions: 8,
  slotsPerDay: 4,
  /** Snapshots between slots, a region and day: a quarter of the budget of twelve. */
  eventsPerRegionDay: 3,
  /** Questions a day to language models, their time, and what one costs. */
  questionsPerDay: 2_000,
  questionSeconds: 5,
  questionTokens: 8_000,
  busiestHourShare: 0.15,
  /** A choice of model, in a currency of the operator's, for a million tokens. */
  pricePerMillionTokens: 1,
  yearsKept: 5,
  /** Days of reports and acts that an assessment looks at; all but the last are condensed. */
  rowDays: 7,
};

/**
 * New rows a day by kind of feed: of GDELT's events the mean of the three recorded exports (253, 341 and 665 observations of
 * 1,541 to 2,415 rows); the others are guessed from the rhythm of docs/feeds.md, countries and areas.
 */
export const ROWS_PER_DAY = {
  'GDELT events (96 exports, 420 each)': 40_320,
  'GDELT headlines (96 files, 60 new each)': 5_760,
  'Flights (two feeds, 96 times, 30 series)': 2_880,
  'Straits and ports (28 straits, 180 countries, a day)': 264,
  'Ships, notices, outages, hazards, sirens': 3_000,
  'Prices, lists, press and yearly figures': 1_500,
};

export const LIMITS = {
  /** Share of a resource that is planned with; above it queues grow faster than load. */
  plannedShare: 0.7,
  serverCores: 2,
  networkBitsPerSecond: 1e9,
  diskBytes: 200e9,
  /** `max_connections` of PostgreSQL as it is installed, less those kept for its owner. */
  databaseConnections: 97,
  /** Eight of the pool, one for notices. */
  connectionsPerProcess: 9,
  memoryBytes: 4e9,
  /** An assessment of the world must be over in this part of its slot, and beside it the process serves. */
  slotSeconds: 600,
  modelPlaces: 8,
};
