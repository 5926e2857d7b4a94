import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { RegimeLabel } from '../contract/intelligence/vocabulary.ts';
import type { AlarmSource } from './alarms/alarm.ts';
import type { CorridorClass } from './corridors/corridor-state.ts';
import type { Leverage } from './leverage-shift.ts';

/** What one assessment hands to the next of the same region: stored with the snapshot, plain JSON. */
export interface RegionState {
  readonly version: 1;
  readonly instant: number;
  readonly snapshotId: string;
  readonly regime: {
    readonly label: RegimeLabel;
    readonly previousLabel: string;
    readonly transitionedAt: number;
    readonly transitionDriver: string;
  };
  /** Smoothed coercive pressure of earlier assessments with reports, oldest first, at most 30 days back. */
  readonly coercion: readonly { readonly at: number; readonly value: number }[];
  readonly triggers: Readonly<Record<string, TriggerState>>;
  /** When each trigger held within the past year, by id; absent in a state stored before it was kept. */
  readonly triggerDays?: Readonly<Record<string, readonly TriggerDays[]>>;
  /** Daily readings of each trigger, by id; absent in a state stored before they were kept. */
  readonly triggerSeries?: Readonly<Record<string, TriggerSeries>>;
  /** Classes and disruptions of the corridors the region is exposed to, as last published. */
  readonly corridors: Readonly<
    Record<string, { readonly state: CorridorClass; readonly disruption: number; readonly dataAt: number }>
  >;
  /** Means of coercion and fragility that the regime is read from; absent before the first reports, and in a state stored before they were kept. */
  readonly smoothed?: Smoothed;
  /** When these means were last updated, where that is before `instant`: no reports since. */
  readonly smoothedAt?: number;
  /** When the filtered coercion or fragility last was above the threshold that leaves `stressed_equilibrium`; absent where it never was. */
  readonly warmAt?: number;
  /** Alarms by id, those of the last thirty days too; absent in a state stored before they were kept. */
  readonly alarms?: Readonly<Record<string, AlarmState>>;
  /** Sources of alarms that have reported; absent in a state stored before they were kept: all of them. */
  readonly alarmSources?: readonly AlarmSource[];
  /** What last kept the region from calm; absent where nothing did in the last thirty days. */
  readonly unease?: Unease;
  /** Of the actors, as last published; absent in a state stored before actors were assessed. */
  readonly leverage?: Leverage;
}

/** An alarm of a region: by itself a reason for a hotter label. */
export interface AlarmState {
  readonly kind: 'force' | 'unrest';
  readonly words: string;
  /** The highest since it began. */
  readonly level: number;
  /** When it began; absent where it was on when its source first reported, and the data do not say when. */
  readonly since?: number;
  /** When it was last on. */
  readonly seenAt: number;
  readonly isOn: boolean;
}

/** A war or an active trigger of force: why a region is not calm although its numbers are low. */
export interface Unease {
  readonly words: string;
  /** When it was last so. */
  readonly seenAt: number;
}

/** Coercion and fragility without their noise; 0 to 1 each. */
export interface Smoothed {
  readonly coercion: number;
  readonly fragility: number;
}

export interface TriggerState {
  readonly activatedAt: number;
  /** The observations that did it, kept as they were shown. */
  readonly evidence: readonly EvidenceItem[];
  /** When the metric was last seen, epoch ms: an active trigger outlives its metric by 7 days at most. */
  readonly seenAt: number;
}

/** One reading of each UTC day from `first`, null on a day without one; at most 90. */
export interface TriggerSeries {
  /** Day number. */
  readonly first: number;
  readonly values: readonly (number | null)[];
}

/** Consecutive UTC days by number, and the sum of one reading of each. */
export type TriggerDays = readonly [first: number, last: number, sum: number];

/** Reads a stored state; anything of another shape is a broken store and throws. */
export function parseRegionState(stored: unknown): RegionState {
  if (!isRegionState(stored)) throw new Error('a stored region state has an unknown shape');
  return stored;
}

function isRegionState(value: unknown): value is RegionState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'regime' in value &&
    'triggers' in value &&
    'coercion' in value &&
    'corridors' in value
  );
}
