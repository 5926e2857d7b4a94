/** Every constant of an assessment with its unit and source. `start` values are METHOD.md's starting points, not fitted. */
export const PARAMETERS = {
  /** Share of a region's pressure that follows its worst country; the rest is the weighted mean (start). */
  tailShare: 0.55,
  /** Exponent on population in a country's weight: 0.5 keeps one giant from hiding the rest (start). */
  populationExponent: 0.5,
  /** Population assumed where none is published: the weight of a very small state. */
  populationFloor: 500_000,
  /** Priors of axes, the same everywhere because nothing fitted says otherwise yet (unfitted, start). */
  prior: { coercivePressure: 0.05, domesticFragility: 0.15, capitalStress: 0.3, allianceCohesion: 0.5 },
  /** Noisy-OR weights of the country indicators (start). */
  weight: {
    deaths: 0.5,
    force: 0.45,
    posture: 0.35,
    coercion: 0.25,
    blockade: 0.7,
    closureByForce: 0.9,
    protest: 0.75,
  },
  /** Level in the reference panel at which an indicator stands when its feed is silent: the panel's own middle (start). */
  silentLevel: 0.5,
  reports: {
    /** Span judged now and the span it is compared with, both ending where the news ends; days. */
    currentDays: 3,
    baselineDays: 90,
    baselineGapDays: 7,
    /** Thousands of background rows that a subject's own baseline needs before surprise is spoken of. */
    baselineRowsNeeded: 12,
    /** Strength of the pool's rate in a subject's own, thousands of rows (start). */
    poolStrength: 20,
    /** Negative-binomial size: news counts are far from Poisson (start). */
    dispersion: 4,
    /** What the panel's top counts for: reports measure attention, and a large country is always near the top (start). */
    levelWeight: 0.4,
  },
  deaths: {
    /** Span judged now and the span before it that it is compared with; days of published data. */
    currentDays: 30,
    baselineDays: 365,
    /** Monthly releases that the baseline needs before surprise is spoken of. */
    releasesNeeded: 6,
    /** Negative-binomial size of monthly deaths in one country: far from Poisson (start). */
    dispersion: 0.5,
  },
  crude: {
    /** Latest price against the median of this many earlier quotes, leaving out the newest ones. */
    referenceQuotes: 60,
    skippedQuotes: 5,
    quotesNeeded: 20,
    /** Rise that counts as the top of the panel: +50 % within a quarter, as in early 2022 (log change). */
    levelTop: 0.4,
  },
  corroboration: {
    /** Confidence in one lineage, and the discount on each further one (METHOD.md §2; start). */
    single: 0.6,
    discount: 0.7,
    /** One lineage alone moves an axis by no more than this; a sensor of record by no more than that. */
    lineageLimit: 0.35,
    recordLimit: 0.7,
  },
  energy: {
    /** Vulnerability of a full importer in quiet times (start). */
    structural: 0.3,
    /** Weight of oil lost in a corridor, and of a price rise at its worst, for a full importer (start). */
    corridorWeight: 0.9,
    priceWeight: 0.35,
    /** Openness at which an unwatched corridor stands: never better than one that reports its own norm. */
    silentOpenness: 0.8,
  },
  regime: {
    /** Coercive pressure from which a region is hot, and from which it is no longer calm (start). */
    hot: 0.5,
    warm: 0.25,
    /** Domestic fragility that threatens to break a region up, and that strains it (start). */
    fragile: 0.5,
    strained: 0.4,
    /** Change of coercive pressure within 7 days that climbs the ladder, and that comes down from it (start). */
    rising: 0.1,
    falling: -0.1,
    /** What a label is forgiven before it is left (start). */
    hysteresis: 0.05,
    /** Least stay in a label unless severity rises, hours (start). */
    dwellHours: 48,
    /** How long a hot past is remembered, days (start). */
    hotMemoryDays: 30,
    /** Share of the coercion inputs, by weight, that must report before a transition is announced: the news, or it is too little. */
    evidenceNeeded: 0.4,
  },
  /** Items of evidence in a snapshot (METHOD.md §2). */
  evidenceLimit: 60,
  /** Drivers of an axis shown by name; fewer when their evidence does not fit. */
  driversPerAxis: 8,
} as const;

export type Parameters = typeof PARAMETERS;
