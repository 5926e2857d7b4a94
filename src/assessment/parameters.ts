// Over 250 lines: one table of constants, each with its unit and source.
import { LEVEL_PANELS } from './parameters/level-panels.ts';
import { MONTHLY_REPORTERS } from './parameters/monthly-reporters.ts';
import { REPORT_DISPERSION } from './parameters/report-dispersion.ts';

/** Every constant of an assessment with its unit and source. `start` values are METHOD.md's starting points, not fitted. */
export const PARAMETERS = {
  /** Share of a region's pressure that follows its worst country; the rest is the weighted mean (start). */
  tailShare: 0.55,
  /** Exponent on population in a country's weight: 0.5 keeps one giant from hiding the rest (start). */
  populationExponent: 0.5,
  /** Population assumed where none is published: the weight of a very small state. */
  populationFloor: 500_000,
  /** The same for a territory that is no state: about the middle of those that are inhabited (start). */
  territoryPopulation: 50_000,
  /** People from which a country carries the whole tail of its region; fewer are a microstate (Gleditsch and Ward 1999). */
  tailPopulation: 250_000,
  /** Structural parts of axes, the same everywhere because nothing fitted says otherwise yet (unfitted, start). */
  prior: { coercivePressure: 0.05, domesticFragility: 0.15, capitalStress: 0.05, allianceCohesion: 0.5 },
  /** Noisy-OR weight of a strait closed by force; those of the indicators are in `indicators/` (start). */
  closureByForceWeight: 0.9,
  /** Level in the reference panel at which an indicator stands when its input is missing: the panel's own middle (start). */
  missingLevel: 0.5,
  reports: {
    /** Span judged now and the span it is compared with, both ending where the news ends; days. */
    currentDays: 3,
    baselineDays: 90,
    baselineGapDays: 7,
    /** Thousands of background rows that a subject's own baseline needs before surprise is computed. */
    baselineRowsNeeded: 12,
    /** Strength of the pool's rate in a subject's own, thousands of rows (start). */
    poolStrength: 20,
    /** Negative-binomial size: news counts are far from Poisson (start). */
    dispersion: 4,
    /** What the panel's top counts for: reports measure attention, and a large country is always near the top (start). */
    levelWeight: 0.4,
    /**
     * What a report of armed force counts for by the heavier of its actors: armed forces and rebels, governments or two
     * countries, armed groups of no side, all others (start: of the rows of three exports, a third are crime in one country).
     * Halves, so that sums are exact in any order; their mean over those rows is 0.9, so that counts keep their scale.
     */
    forceWeight: { armed: 2, state: 1.5, unaligned: 1, other: 0.5 },
  },
  reportTriggers: {
    /** Activations a year that chance alone may cause (METHOD.md §6: the budget of false alarms). */
    chancePerYear: 2,
    /** Negative-binomial size of a region's reports in three days, by kind, in 2014 (scripts/fit-report-dispersion.mjs). */
    dispersion: REPORT_DISPERSION,
  },
  deaths: {
    /** Span judged now and the span before it that it is compared with; days of published data. */
    currentDays: 30,
    baselineDays: 365,
    /** Monthly releases that the baseline needs before surprise is computed. */
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
  gasPrice: {
    referenceQuotes: 60,
    skippedQuotes: 5,
    quotesNeeded: 20,
    /** Rise within a quarter that counts as the top of the panel: the worst day in 200 of Henry Hub, 1997 to 2025 (log change). */
    levelTop: 0.57,
  },
  airPosture: {
    /** Hours judged now; each is compared with the same hour of the day over the days before, the last day left out. */
    currentHours: 6,
    baselineDays: 14,
    gapHours: 24,
    samplesNeeded: 7,
    /** Fewest aircraft that are a surge, and how many standard deviations above the mean one begins (FEEDS.md §3.1). */
    minSurge: 5,
    surgeSigma: 2,
    /** Military aircraft airborne together over a theater, from none to as many as are seen anywhere (start). */
    panel: [0, 2, 5, 12, 30, 80],
    /** What the panel's top counts for: counts measure receivers too (start). */
    levelWeight: 0.4,
  },
  gnss: {
    currentHours: 6,
    baselineDays: 14,
    gapHours: 24,
    samplesNeeded: 24,
    /** Fewest position reports an hour's share is believed with. */
    reportsNeeded: 10,
    /** Share of aircraft with poor positions: low below .02, high above .10 (FEEDS.md §2.1, adsb.lol; start). */
    panel: [0, 0.02, 0.1, 0.25, 0.5],
    /** Least spread of an hour's share, so that two aircraft are no event. */
    minSpread: 0.02,
    /** Share from which it is shown as evidence and restricts airspace (FEEDS.md §3.2). */
    high: 0.1,
  },
  sirens: {
    /** Countries whose alerts a feed carries. */
    countries: ['IL'],
    currentHours: 24,
    baselineDays: 30,
    /** Places under alert in a day (start). */
    panel: [0, 1, 5, 25, 100, 500],
    dispersion: 0.5,
  },
  navigationalWarnings: {
    /** A warning is repeated on every day it is in force. */
    currentDays: 2,
    baselineDays: 40,
    gapDays: 7,
    /** Warnings in force near one strait (start). */
    panel: [0, 1, 2, 4, 8],
    dispersion: 1,
    /** In NAVAREA IX, whose coordinator is Pakistan: no warning of the NGA there is no sign of calm (FEEDS.md §5). */
    uncoveredStraits: ['hormuz_strait', 'bab_el_mandeb'],
  },
  /** The spans are those of the warnings. */
  navalPosture: {
    /** Announcements in force in one theater, from none to a whole season's manoeuvres (start). */
    panel: [0, 1, 3, 6, 12, 24],
    /** What the panel's top counts for: some navies announce everything, some nothing (start). */
    levelWeight: 0.4,
    /** Days of the baseline on which the list was received, before surprise is computed. */
    daysNeeded: 10,
    /** Added to what is usual: a sea without any is not expected to stay so for ever (start). */
    minUsual: 0.2,
    dispersion: 2,
  },
  sanctions: {
    currentDays: 30,
    baselineDays: 360,
    /** Entries added by one authority against one country in 30 days (start). */
    panel: [0, 1, 5, 20, 80, 400],
    dispersion: 0.3,
    /** How long a move is shown as evidence, days (FEEDS.md §3.2). */
    shownDays: 30,
  },
  displacement: {
    /** Share of people driven out, from a tenth of the world's own 1.5 % by way of it (UNHCR, Global Trends 2023; start). */
    panel: [0.0015, 0.005, 0.015, 0.06, 0.25],
    /** Rise between two counts a year apart that counts as one standard deviation (log change). */
    spread: 0.15,
    /** People below which a rise is no rise. */
    minPeople: 1_000,
  },
  outages: {
    currentDays: 2,
    baselineDays: 30,
    /** Scores of the monitor, orders of magnitude (start). */
    panel: [0, 1_000, 10_000, 100_000, 1_000_000],
    /** Least spread of a day's score, decades. */
    minSpread: 0.5,
  },
  inflation: {
    /** Percent a year, from the highest target that is common among central banks, 4 % (start). */
    panel: [4, 7, 12, 25, 60, 150],
    /** Least spread of a year's inflation, percentage points; figures needed before surprise is computed. */
    minSpread: 2,
    figuresNeeded: 3,
  },
  stability: {
    /** Structural fragility at the world's mean or better, 0, and at the worst, -2.5 (WGI are standard normal; start). */
    best: 0.02,
    worst: 0.35,
  },
  currency: {
    /** Quotes of the move that is judged, and of the fall that gives the level. */
    moveQuotes: 5,
    levelQuotes: 60,
    baselineQuotes: 250,
    quotesNeeded: 60,
    /** Fall within 60 quotes, and distance of five, from which they count: what the worst currency of a region usually does. */
    ...LEVEL_PANELS.currency,
    /** Fall within 60 quotes that counts as the top of the panel: the worst in a thousand of 1999 to 2017 (log change). */
    levelTop: 0.36,
    /** Least spread of a five-day move, log change. */
    minSpread: 0.004,
    /** A move this many standard deviations wide is shown as evidence (FEEDS.md §3.1). */
    evidenceSigma: 2,
  },
  volatility: {
    /** Daily closes from their median up by tenths, the top opened to the highest close of 2008 and 2020. */
    panel: LEVEL_PANELS.volatility,
    baselineQuotes: 250,
    gapQuotes: 5,
    quotesNeeded: 60,
    minSpread: 1.5,
    /** Share of its own past above which it is shown as evidence (FEEDS.md §3.2). */
    evidenceShare: 0.9,
  },
  credit: {
    /** Index of financial stress from an ordinary week to the worst: fifths of the weeks above 0, 1993 to 2025, the top parted again. */
    panel: [0, 0.15, 0.34, 0.55, 1.05, 1.74, 3.2, 6.94, 9.63],
    /** Weeks it is compared with, and the newest ones left out. */
    baselineWeeks: 104,
    gapWeeks: 1,
    weeksNeeded: 26,
    minSpread: 0.3,
  },
  shares: {
    /** Countries for which the OECD publishes share prices and long-term rates every month (2025). */
    countries: MONTHLY_REPORTERS.markets,
    /** Months among which the high is sought, the newest included. */
    highMonths: 13,
    monthsNeeded: 13,
    /** Fall from the high that counts as the top of the panel: -40 %, as in 2008 (log change; start). */
    levelTop: 0.5,
    /** Least spread of a month's move, log change. */
    minSpread: 0.02,
  },
  spreads: {
    benchmarks: { europe: 'DE', elsewhere: 'US' },
    /** Percentage points above the benchmark, from the two of the Union's criterion (Protocol 13); Greece paid 27 in 2012 (start). */
    panel: [2, 4, 8, 16, 27],
    monthsNeeded: 12,
    minSpread: 0.25,
  },
  food: {
    /** Rise over a year that counts as the top of the panel: +45 %, beyond those of 2011 and 2022 (log change; start). */
    levelTop: 0.37,
    /** Least spread of such a rise, and earlier ones that are needed. */
    minSpread: 0.05,
    monthsNeeded: 12,
    /** Percent of a country's imports that are food, from the least to the most (start). */
    importPanel: [0, 5, 8, 12, 18, 30, 50],
    /** Share of the prices that reaches a country whose imports hold no food, and where one without figures stands (start). */
    minDependence: 0.2,
    unknown: 0.4,
  },
  gasImportShortfall: {
    /** Countries that report their gas to Eurostat every month and import most of what they use (2025). */
    countries: MONTHLY_REPORTERS.gas,
    /** Earlier years of the same month, and terajoules a month below which a country imports next to nothing. */
    yearsNeeded: 2,
    minTerajoules: 500,
    /** Shortfall that weather and full stores reach by themselves (start). */
    usualShortfall: 0.2,
  },
  externalPosition: {
    /** Each from what is held to be sound to the worst, in percent or months short of a year: the Union's 60 %, reserves as large as the */
    /** debt (Greenspan and Guidotti), three months of imports (IMF 2011), the Union's scoreboard of 4 % (start). */
    governmentDebt: [60, 75, 90, 120, 150],
    shortTermDebt: [100, 125, 150, 175, 200],
    reservesShortfall: [9, 9.75, 10.5, 11.25, 12],
    currentDeficit: [4, 6, 8, 11, 15],
    /** Months of imports that reserves are measured against: a year. */
    ampleReserves: 12,
    /** Where a country without figures stands: as one of whose four figures one is at its worst (start). */
    unknown: 0.25,
  },
  cooperation: {
    /** Reports in three days against the 90 days before; standard deviations that move cohesion from .50 to .73 (start). */
    width: 1.3,
    dispersion: 4,
  },
  ships: {
    baselineDays: 14,
    samplesNeeded: 7,
    /** Standard deviations from the mean of the same hour at which ship counts are shown (FEEDS.md §3.2). */
    evidenceSigma: 2,
  },
  headlines: {
    /** How long a headline is shown, and how many of one country; hours, headlines (FEEDS.md §3.2). */
    shownHours: 48,
    perCountry: 2,
  },
  mobility: {
    /** A notice is repeated every hour or day while it is in force; one not repeated for this long has ended. */
    noticeHours: 30,
    /** Delay from which an airport is disrupted, minutes (METHOD.md §8). */
    disruptedMinutes: 60,
    /** Earthquakes and disaster alerts that are shown as evidence, and for how long (FEEDS.md §3.1, 11; start). */
    minMagnitude: 6,
    minAlert: 2,
    hazardDays: 7,
    /** Hours of traffic judged now, and shortfall that the usual variation reaches (start). */
    trafficHours: 24,
    usualShortfall: 0.15,
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
    /** Weight of oil lost in a corridor for a full importer (start). */
    corridorWeight: 0.9,
    /** A year of one million barrels a day, terawatt hours (Energy Institute 2024: 196.4 EJ for 100.2 mb/d). */
    twhPerMbd: 545,
    /** Gas used in the world over oil used, both as energy (Energy Institute 2024: 144 EJ and 196 EJ). */
    gasPerOil: 0.73,
    /** Share of a rise at Henry Hub that reaches a region: all of it where gas is sold against it, less by ship (start). */
    henryHubReach: { northAmerica: 1, elsewhere: 0.4 },
    /** Openness at which an unwatched corridor stands: never better than one that reports its own norm. */
    missingOpenness: 0.8,
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
    /** Half-lives of the means that the regime is read from: those of news and of unrest (METHOD.md §2, start); days. */
    coercionHalfLifeDays: 2,
    fragilityHalfLifeDays: 7,
    /** Further above its mean a value counts immediately, less this; fitted on 2014 (docs/method/replay.md). */
    coercionAtOnce: 0.05,
    fragilityAtOnce: 0.1,
    /** Least stay in a label unless severity rises, hours (start). */
    dwellHours: 48,
    /** Days without warmth or strain before a region is calm: one more than those of a reversal (METHOD.md §4). */
    calmAfterDays: 15,
    /** How long a hot past is remembered, days (start). */
    hotMemoryDays: 30,
    /** What must report before a transition is announced: every other input sees a few places only, the news sees all. */
    evidenceNeeded: 'news_events',
  },
  /** What sets off a label by itself (METHOD.md §13.4); compared on the deaths of 1999 to 2015 and the news of 2014; overHigh, sirens and corridor saw later crises. */
  alarms: {
    /**
     * Days of a region on the escalation ladder from a new alarm on: one more than those within which a change that is taken back
     * was none (METHOD.md §4). Days an alarm is remembered after it ended, and what keeps a region from calm (start).
     */
    ladderDays: 15,
    memoryDays: 30,
    /** Days for which an alarm stays on after it was last seen, by source: lists, counts and closures end by their own rules. */
    lingerDays: { deaths: 0, sirens: 15, corridor: 0, airspace: 15, news: 15, press: 0 },
    /** Growth from which an alarm begins again, and days for which it does not: a war is announced at most once a month. */
    renewedAt: 1.5,
    renewedAfterDays: 30,
    /** Fewest deaths in a month, times the highest month of ten years, and the share of both that keeps it on. */
    deaths: { minDeaths: 100, minDeathsOfWorld: 1_000, overHigh: 1.5, staysAt: 0.5 },
    /** Days with alerts in so many places, of the last ones. */
    sirens: { days: 7, daysNeeded: 5, minPlaces: 5 },
    /** Days after which neither weather nor a wreck explains it; falls here and rises round the Cape against the month before. */
    corridor: { lastsDays: 14, avoided: 0.25, detour: 0.2 },
    /** Distinct reports in three days, times what is usual, on days with so many each, and the share that keeps it on. */
    news: { minReports: 12, overUsual: 4, minPerDay: 3, daysNeeded: 2, staysAt: 0.5 },
    /** The geopolitical-risk index: a week over the median of the year before it, and what keeps it on; one of ten rules, all years seen. */
    press: { days: 7, daysNeeded: 4, baselineDays: 365, baselineNeeded: 180, overUsual: 1.75, staysAt: 0.8 },
    /** Deaths in 30 days in one country from which no region of it is calm: a year's worth of an armed conflict (UCDP: 25). */
    neverCalmDeaths: 25,
  },
  actors: {
    /** Span of behaviour that makes a role, and how long ago the score was that now is compared with; days (METHOD.md §8). */
    windowDays: 90,
    deltaDays: 7,
    /** Independent clusters of acts an actor is shown with, and of material conflict started by an aggressor (METHOD.md §8). */
    clustersNeeded: 5,
    /** Share of the material conflict it is part of that an aggressor starts (METHOD.md §8). */
    aggressorShare: 0.6,
    /** Share of material cooperation in what a stabilizer does materially (start). */
    stabilizerShare: 0.6,
    /** Independent clusters of mediation with the two sides, and of conflict between them (start). */
    mediationNeeded: 3,
    conflictNeeded: 2,
    /** Age at which an act counts half: that of kinetic evidence (METHOD.md §2, start); days. */
    halfLifeDays: 14,
    /** Independent clusters of one day's age that are half of the most there can be (start). */
    halfActivity: 8,
    /** Noisy-OR weights of the domains in a leverage score (start). */
    domainWeight: { energy: 0.9, military: 0.55, diplomatic: 0.3, economic: 0.45, maritime: 0.6 },
    /** Domain activity from which an actor is said to have leverage there (start). */
    minDomain: 0.05,
    /** Most actors and edges of a region, and items of evidence that they may claim among those of the snapshot (start). */
    maxActors: 16,
    maxEdges: 16,
    maxEvidence: 24,
  },
  leverage: {
    /** Entries that an authority adds within this time are its activity, days; read on the panel of sanctions (start). */
    sanctionsDays: 90,
    /** Independent clusters of acts that an edge needs, and that are half of the most there can be (start). */
    actsNeeded: 2,
    halfActivity: 3,
    /** Weaker edges are none (start). */
    minStrength: 0.02,
  },
  /** Items of evidence in a snapshot (METHOD.md §2). */
  evidenceLimit: 60,
  /** Drivers of an axis shown by name; fewer when their evidence does not fit. */
  driversPerAxis: 8,
} as const;
