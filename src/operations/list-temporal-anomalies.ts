import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { BASELINE_NAMES } from '../contract/infrastructure/list-temporal-anomalies.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { baselinesAt } from './temporal-baselines.ts';

/** Standard deviations from which a day is listed (start value). */
const USUAL_MIN_Z = 3;

export function listTemporalAnomalies(parts: ObservationListParts): HandlerOf<'listTemporalAnomalies'> {
  return async ({ type, min_z: minZ = USUAL_MIN_Z, at }) => {
    const read = await baselinesAt(type === undefined ? BASELINE_NAMES : [type], { at }, parts);
    if (!read.ok) return failed(read.failure);
    const { baselines, read: observed } = read.value;
    const anomalies = baselines
      .filter(({ zScore }) => Math.abs(zScore) >= minZ)
      .sort((a, b) => Math.abs(b.zScore) - Math.abs(a.zScore));
    return asOfReply({ anomalies, seriesCount: baselines.length, ...observed.about }, observed.asOf);
  };
}
