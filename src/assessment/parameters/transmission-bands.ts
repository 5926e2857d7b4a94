import type { BandId } from '../transmission/analogues.ts';

// Written by scripts/fit-transmission.mjs; edits are lost.

export interface TransmissionBand {
  /** As multiples of the middle estimate. */
  readonly band: readonly [low: number, high: number];
  /** Added to the multiples, relative change; absent where nothing is. */
  readonly margin?: readonly [low: number, high: number];
  /** How often the band held, leave-one-out; `unfitted`: too few analogues with an outcome. */
  readonly confidence: number;
  /** Whether the band is conformal to the analogues, or the one to start from. */
  readonly status: 'conformal' | 'unfitted';
  /** Chance that a conformal band holds the next case if it is like the others, before any limit of its rule. */
  readonly guarantee?: number;
  /** Analogues listed, of these with an outcome, of these held. */
  readonly listed: number;
  readonly measured: number;
  readonly held: number;
  /** Mean interval score at 80 %, relative change, of the band and of the one to start from. */
  readonly score?: number;
  readonly startScore?: number;
}

/** An analogue with an outcome: relative changes, and the band that had not seen it. */
export interface JudgedAnalogue {
  readonly effect: number;
  readonly outcome: number;
  readonly low: number;
  readonly high: number;
  readonly held: boolean;
}

/** What the bands were judged by; outcomes are of 30 days at most. */
export const TRANSMISSION_BANDS_SOURCE = {
  command: 'node scripts/fit-transmission.mjs',
  files: [
    {
      path: 'history/markets/brent-daily.csv',
      sha256: '8b2f21ace48294d1a21d145dede308ffbe9730d4d7b83390c43a42ca704ecb96',
      rows: 9799,
    },
    {
      path: 'history/markets/natural-gas-daily.csv',
      sha256: '4a695a42e5c35e05af07b7dec7167bdd4a14b8027dae4071450735b1304ce212',
      rows: 7281,
    },
    {
      path: 'history/markets/ecb_eurofxref_hist.csv',
      sha256: 'ac8b9860a33732f8a54b284bf6c11a5fd7259c44080d72250a8b798c2d3cf1d7',
      rows: 6675,
    },
  ],
} as const;

export const TRANSMISSION_BANDS: Readonly<Record<BandId, TransmissionBand>> = {
  'crude-loss': {
    band: [0.1, 2.6439],
    confidence: 0.375,
    status: 'conformal',
    listed: 8,
    measured: 8,
    held: 3,
    guarantee: 0.7778,
    score: 0.8257,
    startScore: 1.056,
  },
  'crude-threat': {
    band: [-0.1384, 0.0809],
    confidence: 0.8,
    status: 'conformal',
    listed: 10,
    measured: 10,
    held: 8,
    guarantee: 0.8182,
    score: 0.2998,
  },
  'gas-loss': {
    band: [0.1, 1.5682],
    confidence: 0.1667,
    status: 'conformal',
    listed: 6,
    measured: 6,
    held: 1,
    guarantee: 0.7143,
    score: 2.1465,
    startScore: 2.8344,
  },
  reroute: {
    band: [0.6, 1.8],
    confidence: 0.25,
    status: 'unfitted',
    listed: 3,
    measured: 1,
    held: 1,
  },
  'oil-currency': {
    band: [1, 1],
    margin: [-0.028, 0.049],
    confidence: 0.7143,
    status: 'conformal',
    listed: 7,
    measured: 7,
    held: 5,
    guarantee: 0.75,
    score: 0.0954,
    startScore: 0.1899,
  },
  'oil-equity': {
    band: [0, 3],
    confidence: 0.25,
    status: 'unfitted',
    listed: 7,
    measured: 0,
    held: 0,
  },
  'grain-loss': {
    band: [0.6, 1.8],
    confidence: 0.25,
    status: 'unfitted',
    listed: 2,
    measured: 0,
    held: 0,
  },
  'metal-loss': {
    band: [0.6, 1.8],
    confidence: 0.25,
    status: 'unfitted',
    listed: 0,
    measured: 0,
    held: 0,
  },
  'metal-sanctions': {
    band: [0, 1.8],
    confidence: 0.25,
    status: 'unfitted',
    listed: 2,
    measured: 0,
    held: 0,
  },
};

/** By group and analogue. */
export const JUDGED_ANALOGUES: Readonly<Record<BandId, Readonly<Record<string, JudgedAnalogue>>>> = {
  'crude-loss': {
    'kuwait-1990': { effect: 0.1868, outcome: 0.3949, low: 0.0187, high: 0.4939, held: true },
    'iraqi-suspension-2001': { effect: 0.0727, outcome: -0.1001, low: 0.0073, high: 0.1923, held: false },
    'venezuelan-strike-2002': { effect: 0.0888, outcome: 0.1702, low: 0.0089, high: 0.2347, held: true },
    'iraq-war-2003': { effect: 0.0833, outcome: -0.093, low: 0.0083, high: 0.2204, held: false },
    'katrina-rita-2005': { effect: 0.0357, outcome: -0.0516, low: 0.0036, high: 0.0944, held: false },
    'gustav-ike-2008': { effect: 0.0303, outcome: -0.1877, low: 0.003, high: 0.08, held: false },
    'libya-2011': { effect: 0.0489, outcome: 0.1293, low: 0.0049, high: 0.1034, held: false },
    'abqaiq-2019': { effect: 0.1714, outcome: 0.0201, low: 0.0171, high: 0.4531, held: true },
  },
  'crude-threat': {
    'closure-threat-2011': { effect: 1, outcome: -0.0018, low: -0.1384, high: 0.0809, held: true },
    'export-threat-2018': { effect: 1, outcome: -0.049, low: -0.1384, high: 0.0809, held: true },
    'fujairah-2019': { effect: 1, outcome: -0.1127, low: -0.1384, high: 0.0809, held: true },
    'gulf-of-oman-2019': { effect: 1, outcome: 0.0809, low: -0.1384, high: 0.0172, held: false },
    'stena-impero-2019': { effect: 1, outcome: -0.028, low: -0.1384, high: 0.0809, held: true },
    'soleimani-2020': { effect: 1, outcome: -0.1384, low: -0.1127, high: 0.0809, held: false },
    'hamas-2023': { effect: 1, outcome: -0.0063, low: -0.1384, high: 0.0809, held: true },
    'damascus-2024': { effect: 1, outcome: -0.0304, low: -0.1384, high: 0.0809, held: true },
    'missiles-2024': { effect: 1, outcome: 0.0124, low: -0.1384, high: 0.0809, held: true },
    'twelve-days-2025': { effect: 1, outcome: 0.0172, low: -0.1384, high: 0.0809, held: true },
  },
  'gas-loss': {
    'ivan-2004': { effect: 0.2264, outcome: 0.1772, low: 0.0226, high: 0.3551, held: true },
    'katrina-rita-gas-2005': { effect: 0.3221, outcome: 0.5051, low: 0.0322, high: 0.2521, held: false },
    'gustav-ike-gas-2008': { effect: 0.2416, outcome: -0.1007, low: 0.0242, high: 0.3788, held: false },
    'uri-2021': { effect: 0.4693, outcome: -0.0567, low: 0.0469, high: 0.736, held: false },
    'elliott-2022': { effect: 0.3868, outcome: -0.3377, low: 0.0387, high: 0.6066, held: false },
    'heather-2024': { effect: 0.2868, outcome: -0.1429, low: 0.0287, high: 0.4497, held: false },
  },
  reroute: {
    'red-sea-2023': { effect: 1.86, outcome: 1.86, low: 1.116, high: 3.348, held: true },
  },
  'oil-currency': {
    'iraqi-suspension-2001': { effect: -0.0065, outcome: -0.0203, low: -0.0345, high: 0.0424, held: true },
    'venezuelan-strike-2002': { effect: -0.008, outcome: 0.041, low: -0.036, high: 0.0409, held: false },
    'iraq-war-2003': { effect: -0.0075, outcome: 0.0414, low: -0.0355, high: 0.0415, held: true },
    'katrina-rita-2005': { effect: -0.0032, outcome: -0.0083, low: -0.0312, high: 0.0458, held: true },
    'gustav-ike-2008': { effect: -0.0027, outcome: -0.0307, low: -0.0165, high: 0.0463, held: false },
    'libya-2011': { effect: -0.0044, outcome: 0.013, low: -0.0324, high: 0.0446, held: true },
    'abqaiq-2019': { effect: -0.0154, outcome: -0.0092, low: -0.0434, high: 0.0336, held: true },
  },
  'oil-equity': {},
  'grain-loss': {},
  'metal-loss': {},
  'metal-sanctions': {},
};
