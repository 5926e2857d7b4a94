/**
 * How often each scenario lane of METHOD.md §5 came out, before anything is known of the present. Written by
 * scripts/fit-parameters.mjs; not edited by hand. Outcomes from 2018 on are the hindcast's test years and are in no number here.
 *
 * 30d is resolved: calendar months, country lanes by the four rules, then the region rule over all states of the region, smoothed.
 * Its table drops events that cross a month end, about a quarter of all deaths, so rare large months are somewhat too few.
 * 24h and 7d are not: no history resolves them for a region. They are the region's own 30d hazards, each times an exponent that the
 * countries with an event history by day show between the horizons: 1 − (1 − p30)^exponent, for escalation, then fragmentation
 * given no escalation, then containment given neither. It supposes that a region's hazard shrinks with the horizon as theirs does.
 * In the daily histories multi-day records count only at horizons at least three times their length, booked on their last day.
 */
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';

/** Not yet on the wire's grid and without its floors: the scenario code applies both. */
export const LANE_BASE_RATES: Readonly<Record<RegionId, Readonly<Record<Horizon, LaneRates>>>> = {
  mena: {
    '24h': { probabilities: [0.76, 0.21568, 0.02396, 0.00036], n: 0, resolvedBy: 'none' },
    '7d': { probabilities: [0.58177, 0.29814, 0.11536, 0.00473], n: 0, resolvedBy: 'none' },
    '30d': { probabilities: [0.48373, 0.36834, 0.1287, 0.01923], n: 336, resolvedBy: 'ucdp_country_month' },
  },
  'east-asia': {
    '24h': { probabilities: [0.79602, 0.18325, 0.02065, 0.00008], n: 0, resolvedBy: 'none' },
    '7d': { probabilities: [0.64041, 0.25546, 0.10307, 0.00106], n: 0, resolvedBy: 'none' },
    '30d': { probabilities: [0.55769, 0.31805, 0.11982, 0.00444], n: 336, resolvedBy: 'ucdp_country_month' },
  },
  europe: {
    '24h': { probabilities: [0.86335, 0.11985, 0.01622, 0.00058], n: 0, resolvedBy: 'none' },
    '7d': { probabilities: [0.73772, 0.16977, 0.08451, 0.008], n: 0, resolvedBy: 'none' },
    '30d': { probabilities: [0.65237, 0.2145, 0.09911, 0.03402], n: 336, resolvedBy: 'ucdp_country_month' },
  },
  'north-america': {
    '24h': { probabilities: [0.94306, 0.04714, 0.00959, 0.00021], n: 0, resolvedBy: 'none' },
    '7d': { probabilities: [0.87586, 0.06795, 0.0532, 0.00299], n: 0, resolvedBy: 'none' },
    '30d': { probabilities: [0.83284, 0.08728, 0.06657, 0.01331], n: 336, resolvedBy: 'ucdp_country_month' },
  },
  'south-asia': {
    '24h': { probabilities: [0.75075, 0.20602, 0.0432, 0.00003], n: 0, resolvedBy: 'none' },
    '7d': { probabilities: [0.51546, 0.28551, 0.19867, 0.00036], n: 0, resolvedBy: 'none' },
    '30d': { probabilities: [0.4216, 0.35355, 0.22337, 0.00148], n: 336, resolvedBy: 'ucdp_country_month' },
  },
  latam: {
    '24h': { probabilities: [0.93083, 0.05864, 0.01023, 0.0003], n: 0, resolvedBy: 'none' },
    '7d': { probabilities: [0.85515, 0.0843, 0.0562, 0.00435], n: 0, resolvedBy: 'none' },
    '30d': { probabilities: [0.80325, 0.10799, 0.06953, 0.01923], n: 336, resolvedBy: 'ucdp_country_month' },
  },
  'sub-saharan-africa': {
    '24h': { probabilities: [0.59504, 0.3643, 0.04049, 0.00017], n: 0, resolvedBy: 'none' },
    '7d': { probabilities: [0.35078, 0.48324, 0.164, 0.00198], n: 0, resolvedBy: 'none' },
    '30d': { probabilities: [0.25296, 0.57544, 0.1642, 0.0074], n: 336, resolvedBy: 'ucdp_country_month' },
  },
  global: {
    '24h': { probabilities: [0.66033, 0.31669, 0.02295, 0.00003], n: 0, resolvedBy: 'none' },
    '7d': { probabilities: [0.47016, 0.42589, 0.10357, 0.00038], n: 0, resolvedBy: 'none' },
    '30d': { probabilities: [0.37426, 0.51331, 0.11095, 0.00148], n: 336, resolvedBy: 'ucdp_country_month' },
  },
};

/** One figure per lane, in the order of the contract's LANES. */
export type LaneFigures = readonly [base: number, escalation: number, containment: number, fragmentation: number];

export interface LaneRates {
  /** Multiples of 1/100000 that sum to 1. */
  readonly probabilities: LaneFigures;
  /** Outcomes behind the rates. */
  readonly n: number;
  /** The history that resolved the outcomes; none where the rates are carried over from 30d. */
  readonly resolvedBy: 'ucdp_country_month' | 'none';
}

/** By deaths in the 365 days before the origin: 25 and more, 1 to 24, 0. */
export type Stratum = 'active' | 'low' | 'quiet';

/** How often each lane came out per region: calendar months, 1990-01 to 2017-12. */
export const REGION_LANE_COUNTS_30D: Readonly<Record<RegionId, LaneFigures>> = {
  mena: [163, 124, 43, 6],
  'east-asia': [188, 107, 40, 1],
  europe: [220, 72, 33, 11],
  'north-america': [281, 29, 22, 4],
  'south-asia': [142, 119, 75, 0],
  latam: [271, 36, 23, 6],
  'sub-saharan-africa': [85, 194, 55, 2],
  global: [126, 173, 37, 0],
};

/**
 * How often each lane came out per country, pooled by stratum. 24h and 7d: the countries with an event history by day, fragmentation
 * by dyads. 30d: every state by calendar month; there a country is its own only member unit, so its fragmentation is an onset.
 */
export const UNIT_LANE_COUNTS: Readonly<Record<Horizon, Readonly<Record<Stratum, LaneFigures>>>> = {
  '24h': {
    active: [30375, 1967, 268, 32],
    low: [4278, 8, 0, 0],
    quiet: [4345, 1, 0, 0],
  },
  '7d': {
    active: [3964, 398, 219, 78],
    low: [605, 9, 0, 2],
    quiet: [619, 1, 0, 1],
  },
  '30d': {
    active: [10765, 1224, 743, 0],
    low: [5179, 61, 0, 0],
    quiet: [47394, 37, 0, 117],
  },
};

/**
 * Probabilities of the same, smoothed. Quiet units at 24h and 7d: the worldwide 30d rates, with base raised to the ratio of
 * hazards that the daily units show, because those few countries are no sample of the quiet ones.
 */
export const UNIT_LANE_RATES: Readonly<Record<Horizon, Readonly<Record<Stratum, LaneFigures>>>> = {
  '24h': {
    active: [0.93051, 0.06027, 0.00822, 0.001],
    low: [0.99778, 0.00198, 0.00012, 0.00012],
    quiet: [0.99991, 0.00002, 0, 0.00007],
  },
  '7d': {
    active: [0.85057, 0.0855, 0.04709, 0.01684],
    low: [0.97977, 0.01537, 0.00081, 0.00405],
    quiet: [0.99916, 0.0002, 0, 0.00064],
  },
  '30d': {
    active: [0.84541, 0.09616, 0.05839, 0.00004],
    low: [0.98808, 0.01173, 0.0001, 0.00009],
    quiet: [0.99673, 0.00079, 0.00001, 0.00247],
  },
};

export const LANE_BASE_RATES_SOURCE = {
  command: 'node scripts/fit-parameters.mjs',
  span: { from: '1990-01', to: '2017-12' },
  /** Dirichlet prior per lane (Jeffreys). */
  alpha: 0.5,
  /** Lane counts of active daily units, each taken as a region of its own; origins by day (24h) and by week (7d, 30d). */
  ownRegionCounts: {
    '24h': [30652, 1680, 268, 42],
    '7d': [4019, 345, 209, 86],
    '30d': [3583, 441, 245, 371],
  },
  /** Cumulative hazard relative to 30d: escalation, fragmentation given not that, containment given neither. */
  hazardExponents: {
    '24h': [0.5288, 0.0148, 0.1316],
    '7d': [0.7706, 0.2187, 0.7668],
  },
  /** Share of deaths in records too long for 24h, 7d and 30d, left out there. */
  leftOutDeathShare: {
    IN: [0.349, 0.284, 0.241],
    MX: [0.804, 0.787, 0.768],
    MM: [0.532, 0.501, 0.344],
    CF: [0.451, 0.307, 0.157],
    SY: [0.417, 0.368, 0.313],
  },
  files: [
    {
      path: 'history/conflict/ucdp_country_month.csv',
      sha256: 'a172ad7831844097efbfdbd0632f7187705b90efad76ea137894e5594c88eeb8',
      rows: 55860,
    },
    {
      path: 'history/conflict/ucdp_events_india.csv',
      sha256: '29d72f40f6d6798bb2bf2a393384f82d801bc1c023f31aed3cbb4103541a648e',
      rows: 17763,
    },
    {
      path: 'history/conflict/ucdp_mexico.csv.gz',
      sha256: '88101215e970db49bdb11b586e33b2831b260f1914c708cba6f35f0e561fb861',
      rows: 18957,
    },
    {
      path: 'history/conflict/ucdp_myanmar.csv.gz',
      sha256: 'c956fbbc561d812b2a6cd35826c86a94a10f5ce00a20af7d98527e95fd3c3e58',
      rows: 7374,
    },
    {
      path: 'history/conflict/ucdp_central_african_republic_v23_1.csv.gz',
      sha256: 'c8d8360a57641495eaa1ccf06c35ee214e3f10b6d77f3fbc60e3d4d026e931c8',
      rows: 1848,
    },
    {
      path: 'history/conflict/ucdp_ged191_syria_2016_2019.csv.gz',
      sha256: 'ebb7babc0cf29838e3ed7405f56bb3207e08693302e03cdad684263cc0f220d7',
      rows: 16566,
    },
  ],
} as const;
