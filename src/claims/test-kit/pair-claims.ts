import type { Claim } from '../claim.ts';
import { claimMaker } from '../claim-maker.ts';
import { evidenceClaims } from '../kinds/evidence.ts';

const PAIRS = [
  'Iran against Saudi Arabia',
  'Iran against Kuwait',
  'The United States towards Iraq',
  'Russia towards Georgia',
];
const AT = 1_780_272_000_000;

/** Acts of one actor against another, as evidence states them. */
export const PAIR_CLAIMS: readonly Claim[] = evidenceClaims(
  PAIRS.map((pair, i) => ({
    ...{
      id: `ev_${i}`,
      type: 'cii_spike',
      source: 'GDELT',
      confidence: 0.8,
      observedAt: AT,
      theater: '',
      corridor: '',
    },
    summary: `${pair}: economic coercion reported ${i + 2} times in 90 days (once per day and type). Sources: 9 outlets.`,
  })),
  claimMaker({ evidence: [], pages: new Map(), knownAt: AT, confidence: 0.8 }),
  () => AT,
);
