import type { BandId } from '../transmission/analogues.ts';

// Written by scripts/fit-transmission.mjs; edits are lost.

export interface TransmissionBand {
  /** Central 80 % interval as multiples of the middle estimate. */
  readonly band: readonly [low: number, high: number];
  /** How often the band held, leave-one-out; `unfitted`: too few analogues with an outcome. */
  readonly confidence: number;
  /** Whether the band to start from stands, or the one that the analogues give. */
  readonly status: 'start' | 'fitted' | 'unfitted';
  /** Analogues listed, of these with an outcome, of these held. */
  readonly listed: number;
  readonly measured: number;
  readonly held: number;
  /** Mean interval score of the two bands at 80 %, relative change; the lower stands. */
  readonly startScore?: number;
  readonly fittedScore?: number;
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
    band: [0.1, 1.6663],
    confidence: 0.25,
    status: 'fitted',
    listed: 8,
    measured: 8,
    held: 2,
    startScore: 1.0149,
    fittedScore: 0.8085,
  },
  'crude-threat': {
    band: [-0.1152, 0.0236],
    confidence: 0.7,
    status: 'fitted',
    listed: 10,
    measured: 10,
    held: 7,
    fittedScore: 0.325,
  },
  'gas-loss': {
    band: [0.1, 0.6059],
    confidence: 0.1667,
    status: 'fitted',
    listed: 6,
    measured: 6,
    held: 1,
    startScore: 2.806,
    fittedScore: 2.0436,
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
    band: [-3.6777, 3.5797],
    confidence: 0.5714,
    status: 'fitted',
    listed: 7,
    measured: 7,
    held: 4,
    startScore: 0.1831,
    fittedScore: 0.1155,
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
    'kuwait-1990': { effect: 0.2548, outcome: 0.3949, low: 0.0255, high: 0.3936, held: false },
    'iraqi-suspension-2001': { effect: 0.1063, outcome: -0.1001, low: 0.0106, high: 0.1813, held: false },
    'venezuelan-strike-2002': { effect: 0.1327, outcome: 0.1702, low: 0.0133, high: 0.2262, held: true },
    'iraq-war-2003': { effect: 0.1137, outcome: -0.093, low: 0.0114, high: 0.1939, held: false },
    'katrina-rita-2005': { effect: 0.0698, outcome: -0.0516, low: 0.007, high: 0.119, held: false },
    'gustav-ike-2008': { effect: 0.0591, outcome: -0.1877, low: 0.0059, high: 0.1008, held: false },
    'libya-2011': { effect: 0.0667, outcome: 0.1293, low: 0.0067, high: 0.0927, held: false },
    'abqaiq-2019': { effect: 0.1176, outcome: 0.0201, low: 0.0118, high: 0.2005, held: true },
  },
  'crude-threat': {
    'closure-threat-2011': { effect: 1, outcome: -0.0018, low: -0.1178, high: 0.03, held: true },
    'export-threat-2018': { effect: 1, outcome: -0.049, low: -0.1178, high: 0.03, held: true },
    'fujairah-2019': { effect: 1, outcome: -0.1127, low: -0.0669, high: 0.03, held: false },
    'gulf-of-oman-2019': { effect: 1, outcome: 0.0809, low: -0.1178, high: 0.0134, held: false },
    'stena-impero-2019': { effect: 1, outcome: -0.028, low: -0.1178, high: 0.03, held: true },
    'soleimani-2020': { effect: 1, outcome: -0.1384, low: -0.0617, high: 0.03, held: false },
    'hamas-2023': { effect: 1, outcome: -0.0063, low: -0.1178, high: 0.03, held: true },
    'damascus-2024': { effect: 1, outcome: -0.0304, low: -0.1178, high: 0.03, held: true },
    'missiles-2024': { effect: 1, outcome: 0.0124, low: -0.1178, high: 0.03, held: true },
    'twelve-days-2025': { effect: 1, outcome: 0.0172, low: -0.1178, high: 0.0261, held: true },
  },
  'gas-loss': {
    'ivan-2004': { effect: 0.4328, outcome: 0.1772, low: 0.0433, high: 0.1813, held: true },
    'katrina-rita-gas-2005': { effect: 0.6296, outcome: 0.5051, low: 0.063, high: 0.1153, held: false },
    'gustav-ike-gas-2008': { effect: 0.4722, outcome: -0.1007, low: 0.0472, high: 0.3046, held: false },
    'uri-2021': { effect: 0.3625, outcome: -0.0567, low: 0.0363, high: 0.2339, held: false },
    'elliott-2022': { effect: 0.1762, outcome: -0.3377, low: 0.0176, high: 0.1137, held: false },
    'heather-2024': { effect: 0.1498, outcome: -0.1429, low: 0.015, high: 0.0966, held: false },
  },
  reroute: {
    'red-sea-2023': { effect: 1.86, outcome: 1.86, low: 1.116, high: 3.348, held: true },
  },
  'oil-currency': {
    'iraqi-suspension-2001': { effect: -0.0096, outcome: -0.0203, low: -0.0339, high: 0.0358, held: true },
    'venezuelan-strike-2002': { effect: -0.0119, outcome: 0.041, low: -0.0471, high: 0.0371, held: false },
    'iraq-war-2003': { effect: -0.0102, outcome: 0.0414, low: -0.0404, high: 0.0287, held: false },
    'katrina-rita-2005': { effect: -0.0063, outcome: -0.0083, low: -0.0248, high: 0.0235, held: true },
    'gustav-ike-2008': { effect: -0.0053, outcome: -0.0307, low: -0.0092, high: 0.0199, held: false },
    'libya-2011': { effect: -0.006, outcome: 0.013, low: -0.0237, high: 0.0224, held: true },
    'abqaiq-2019': { effect: -0.0106, outcome: -0.0092, low: -0.0417, high: 0.0396, held: true },
  },
  'oil-equity': {},
  'grain-loss': {},
  'metal-loss': {},
  'metal-sanctions': {},
};
