import { WORLD_SUBJECT } from '../../../assessment/observation.ts';
import type { ReadObservation } from '../../../ports/feed.ts';
import { endOfRelease, type Release } from './releases.ts';

/** How many events a month has: that it was read, and to where the data reach. */
export function releaseSize(
  recordId: string,
  { month, eventCount }: { readonly month: Release; readonly eventCount: number },
): ReadObservation {
  return {
    recordId,
    metric: 'conflict_events_total',
    subject: WORLD_SUBJECT,
    value: eventCount,
    observedAt: endOfRelease(month),
    lineage: 'ucdp',
    event: recordId,
    detail: {},
  };
}
