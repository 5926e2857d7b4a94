import { roundTo } from '../assessment/evidence.ts';
import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { HindcastGroup } from '../contract/intelligence/get-calibration.ts';
import type { Horizon, Lane } from '../contract/intelligence/vocabulary.ts';

/**
 * How certain a claim is, 0 to 1, by what it rests on:
 * - evidence: the confidence of its best item, which weighs lineages, age, precision, revision and sensors of record; more items
 *   never lower it;
 * - a number of the whole snapshot (axis, regime, net balance, mobility): the confidence of the snapshot;
 * - a lane of the fitted model: 1 less the calibration error of that lane in the hindcast of regions; of base rates: one half;
 * - a path to a market: how often its band held on past cases;
 * - what the record itself shows (gaps, scores, thresholds, definitions): 1.
 */
export const CERTAIN = 1;
/** Of a lane that nothing of the present moves. */
export const BASE_RATE_CERTAINTY = 0.5;

export const evidenceCertainty = (items: readonly Pick<EvidenceItem, 'confidence'>[], otherwise: number): number =>
  items.length === 0 ? otherwise : Math.max(...items.map(({ confidence }) => confidence));

/** @param groups hindcast scores of this model version; those with the counts of the time where there are any */
export function laneCertainty(groups: readonly HindcastGroup[], horizon: Horizon, lane: Lane): number {
  const ofRegions = groups.filter((group) => group.unit === 'region' && group.horizon === horizon);
  const scored = ofRegions.find(({ inputs }) => inputs === 'as_published') ?? ofRegions[0];
  const error = scored?.lanes.find((one) => one.lane === lane)?.calibrationError;
  return error === undefined ? BASE_RATE_CERTAINTY : roundTo(Math.max(0, 1 - error), 4);
}
