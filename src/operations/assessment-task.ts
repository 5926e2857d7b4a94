import type { Observation } from '../assessment/observation.ts';
import type { RegionState } from '../assessment/region-state.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { RegionId } from '../reference/regions.ts';

/** What a caller wants assessed: plain data, so that it can be done on another thread. */
export type AssessmentTask = ExplanationTask | SimulationTask | InputsTask;

interface Task {
  readonly snapshotId: string;
  /** The instant of the snapshot, epoch ms: what was known then is assessed. */
  readonly generatedAt: number;
  readonly snapshot: RegionalSnapshot;
  /** The state that the snapshot was made from; none for a region's first. */
  readonly prior: RegionState | undefined;
}

export interface ExplanationTask extends Task {
  readonly kind: 'explanation';
  /** JSON Pointer from the snapshot. */
  readonly pointer: string;
}

export interface SimulationTask extends Task {
  readonly kind: 'simulation';
  readonly regionId: RegionId;
  readonly supposed: readonly Observation[];
  /** A preset, as the caller wrote it. */
  readonly preset?: string | undefined;
}

export interface InputsTask extends Task {
  readonly kind: 'inputs';
  readonly regionId: RegionId;
  /** Feeds whose rows are counted only. */
  readonly withheldFeeds: readonly string[];
}
