import type { Firing } from '../kit/alerts/promtool.ts';
import type { Timeline } from '../kit/alerts/timeline.ts';

/** A fault, played for real, and the alert that it must raise. */
export interface FaultCase {
  readonly alert: string;
  /** The alerts that fire at the end of the fault, by their labels but for the severity. */
  readonly firing: readonly Firing[];
  /** Plays it: well, at fault, well again. */
  play(): Promise<Timeline>;
}
