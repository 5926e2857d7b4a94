import type { TransmissionBand } from '../parameters/transmission-bands.ts';
import type { BandId } from './analogues.ts';
import type { Formula } from './effects.ts';

/** Shared by a group of templates: the effect formula and the band to start from. */
export interface BandRule {
  readonly formula: Formula;
  /** Central 80 % interval as multiples of the middle estimate, before any fit; absent where only a fit gives one. */
  readonly start?: readonly [low: number, high: number];
  /** Minimum low end of an estimate: a physical loss does not lower a price. */
  readonly minLow?: number;
  /** Whether the cause is no loss: the band then holds 0 (METHOD.md §7). */
  readonly isThreat?: boolean;
  /** Whether outcomes lie around the effect by what the market does in any month, not by a multiple of the effect. */
  readonly isMargin?: boolean;
  /** Net import dependence that stands for the analogues of the group, 0 to 1. */
  readonly analogueDependence?: number;
}

const LOSS = { start: [0.6, 1.8], minLow: 0.1 } as const;

/** ×0.6 to ×1.8: METHOD.md §7, start. The others: unfitted judgement, wide and reaching 0, because they follow from a chain. */
export const BAND_RULES: Readonly<Record<BandId, BandRule>> = {
  'crude-loss': { formula: 'supply-loss', ...LOSS },
  'crude-threat': { formula: 'threat', isThreat: true },
  'gas-loss': { formula: 'supply-loss', ...LOSS },
  reroute: { formula: 'reroute', ...LOSS },
  'oil-currency': { formula: 'oil-to-currency', start: [0, 3], isMargin: true, analogueDependence: 0.9 },
  'oil-equity': { formula: 'oil-to-shares', start: [0, 3], analogueDependence: 0.9 },
  'grain-loss': { formula: 'supply-loss', ...LOSS },
  'metal-loss': { formula: 'supply-loss', ...LOSS },
  'metal-sanctions': { formula: 'sanctions', start: [0, 1.8], isThreat: true },
};

/** How a band is tested (docs/decisions/0068). */
export const JUDGEMENT = {
  /** Days after which an outcome is measured at the latest. */
  horizonDays: 30,
  /** Analogues with an outcome that a group needs before its frequency counts. */
  analoguesNeeded: 4,
  /** Confidence of a band that no history has tested (start). */
  unfittedConfidence: 0.25,
} as const;

/** Share of its analogues from which a band is called an 80 % interval: five of eight (METHOD.md §13.7). */
const INTERVAL_CONFIDENCE = 5 / 8;

/** What the ends of a path are: an interval, or a range where its band held too seldom or on too few. */
export const intervalKind = (confidence: number): 'interval_80' | 'range' =>
  confidence < INTERVAL_CONFIDENCE ? 'range' : 'interval_80';

/** Ends of a path's relative change, in the order of the band. */
export const endsOf = (
  { band, margin = [0, 0] }: Pick<TransmissionBand, 'band' | 'margin'>,
  middle: number,
): readonly [number, number] => [middle * band[0] + margin[0], middle * band[1] + margin[1]];
