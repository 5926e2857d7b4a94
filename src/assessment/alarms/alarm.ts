import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';

/** What each alarm is read from. */
export const ALARM_SOURCES = ['deaths', 'sirens', 'corridor', 'airspace', 'news', 'press'] as const;
export type AlarmSource = (typeof ALARM_SOURCES)[number];

/** Something that by itself says that a region is not what it was (METHOD.md §13.4): the numbers of the axes need not agree. */
export interface Alarm {
  /** Begins with its source and a colon. */
  readonly id: `${AlarmSource}:${string}`;
  /** Force, or a breakdown of order. */
  readonly kind: 'force' | 'unrest';
  /** Why, as a sentence without its full stop. */
  readonly words: string;
  /** Where its data end, epoch ms. */
  readonly dataAt: number;
  /** When it began, epoch ms, where its data say. */
  readonly beganAt?: number;
  /** Its size, on a scale of its own. */
  readonly level: number;
  /** What says so, where no driver of an axis does. */
  readonly evidence?: EvidenceItem;
  /** Beyond the threshold that sets it off, and beyond the lower one that keeps it on. */
  readonly enters: boolean;
  readonly stays: boolean;
}

export interface KnownAlarms {
  readonly found: readonly Alarm[];
  /** Sources that said nothing: their alarms stay as they were. */
  readonly silent: readonly AlarmSource[];
}
