import { contentHash } from '../reference/content-hash.ts';
import { CORRIDOR_BYPASS, CORRIDOR_EXPOSURE } from './parameters/corridor-exposure.ts';
import { COUNTRY_PRIORS, DEATHS_REFERENCE_PANEL, REPORT_SHARE_PANEL } from './parameters/country-priors.ts';
import { ENERGY_STRUCTURE } from './parameters/energy-structure.ts';
import { LANE_BASE_RATES } from './parameters/lane-base-rates.ts';
import { TRANSMISSION_TEMPLATES } from './transmission/templates.ts';

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
    /** Days until a silent feed's last value has come half-way back to its prior. */
    halfLifeDays: 7,
  },
  deaths: { currentDays: 30, baselineDays: 365, releasesNeeded: 6, dispersion: 0.5, halfLifeDays: 30 },
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
    corridorWeight: 0.9,
    priceWeight: 0.35,
    /** Openness at which an unwatched corridor stands: never better than one that reports its own norm. */
    silentOpenness: 0.8,
  },
  regime: {
    hot: 0.5,
    warm: 0.25,
    fragile: 0.5,
    strained: 0.4,
    rising: 0.1,
    falling: -0.1,
    hysteresis: 0.05,
    dwellHours: 48,
    hotMemoryDays: 30,
    /** Share of the coercion inputs, by weight, that must report before a transition is announced: the news, or it is too little. */
    evidenceNeeded: 0.4,
  },
  evidenceLimit: 60,
  driversPerAxis: 8,
} as const;

export type Parameters = typeof PARAMETERS;

/** Says which numbers scored a snapshot: changes with any constant, prior, panel, exposure or template. */
export const SCORING_VERSION = `1.0.0+${contentHash(
  [
    PARAMETERS,
    COUNTRY_PRIORS,
    DEATHS_REFERENCE_PANEL,
    REPORT_SHARE_PANEL,
    ENERGY_STRUCTURE,
    CORRIDOR_EXPOSURE,
    CORRIDOR_BYPASS,
    TRANSMISSION_TEMPLATES,
  ],
  12,
)}`;

/** Says which scenario model gave the lanes: today published base rates alone. */
export const MODEL_VERSION = `climatology-1.0.0+${contentHash(LANE_BASE_RATES, 12)}`;
