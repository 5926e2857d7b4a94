import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { baselinesAt } from './temporal-baselines.ts';

export function getTemporalBaseline(parts: ObservationListParts): HandlerOf<'getTemporalBaseline'> {
  return async ({ type, subject, at }) => {
    const read = await baselinesAt([type], { at, subject }, parts);
    if (!read.ok) return failed(read.failure);
    const { baselines, read: observed } = read.value;
    const [baseline] = baselines;
    return asOfReply({ ...(baseline === undefined ? {} : { baseline }), ...observed.about }, observed.asOf);
  };
}
