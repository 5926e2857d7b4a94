import { contentHash } from '../reference/content-hash.ts';
import type { RegionId } from '../reference/regions.ts';
import type { RegionState } from './region-state.ts';

export interface SnapshotIdentity {
  readonly regionId: RegionId;
  readonly instant: number;
  /** Ids of the evidence clusters, any order. */
  readonly evidence: readonly string[];
  readonly versions: {
    readonly modelVersion: string;
    readonly scoringVersion: string;
    readonly geographyVersion: string;
  };
  readonly prior: RegionState | undefined;
}

/** Hash of region, instant, sorted cluster ids, versions and prior state (METHOD.md §10): the same run twice stores one. */
export function snapshotId({ regionId, instant, evidence, versions, prior }: SnapshotIdentity): string {
  const from = prior === undefined ? null : contentHash(prior);
  return `snap_${contentHash({ regionId, instant, evidence: [...evidence].sort(), ...versions, prior: from }, 24)}`;
}
