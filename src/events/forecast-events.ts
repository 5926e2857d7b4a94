import { DAY_MS } from '../assessment/time.ts';
import type { NewEvent } from '../contract/intelligence/event.ts';
import type { SealedMembers } from '../contract/intelligence/sealed-content.ts';
import { isRegionId } from '../reference/regions.ts';

/** A lane set in its place in the ledger. */
type Sealed = SealedMembers & { readonly hash: string };

/** How the outcome of a set was found. */
export interface ResolvedForecast {
  /** Epoch ms. */
  readonly resolvedAt: number;
  /** Of the resolution. */
  readonly hash: string;
  readonly status: 'scored' | 'void';
  /** The lane that occurred, or why it cannot be determined. */
  readonly result: string;
  /** Of a scored set. */
  readonly scores?: { readonly logScore: number; readonly brierScore: number };
}

export const forecastSealed = (sealed: Sealed): NewEvent => ({
  type: 'forecast.sealed',
  ...about(sealed),
  happenedAt: sealed.sealedAt,
  recordedAt: sealed.sealedAt,
  data: { ...setOf(sealed), hash: sealed.hash },
});

export const forecastResolved = (
  sealed: Sealed,
  { resolvedAt, hash, status, result, scores }: ResolvedForecast,
): NewEvent => ({
  type: 'forecast.resolved',
  ...about(sealed),
  happenedAt: resolvedAt,
  recordedAt: resolvedAt,
  data: {
    ...setOf(sealed),
    hash: sealed.hash,
    resolutionHash: hash,
    ...(status === 'void' ? { voidReason: result } : { outcome: result, ...scores }),
  },
});

const setOf = ({ seq, regionId, forecaster, horizon, kind, fromDay, lastDay }: Sealed) => ({
  seq,
  unit: isRegionId(regionId) ? `region:${regionId}` : regionId,
  ...(forecaster === undefined ? {} : { forecaster }),
  horizon,
  kind,
  outcomeFrom: fromDay * DAY_MS,
  outcomeTo: (lastDay + 1) * DAY_MS,
});

/** A set is sealed once and resolved once. */
const about = ({ snapshotId, regionId, horizon }: Sealed) => ({
  subject: `forecast:${snapshotId}/${horizon}`,
  cause: snapshotId,
  ...(isRegionId(regionId) ? { regionId } : {}),
});
