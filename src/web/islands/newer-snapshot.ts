/** What is known of snapshots newer than a page; instants in epoch ms. */
export interface Newer {
  /** Undefined while there is none. */
  readonly at: number | undefined;
  /** Changes since: of regimes, triggers and corridors. */
  readonly changeCount: number;
}

export const NOTHING_NEWER: Newer = { at: undefined, changeCount: 0 };

/** Types of events that a page listens to; a stored snapshot is no change by itself. */
export const NEWER_TYPES = [
  'snapshot.stored',
  'regime.changed',
  'corridor.changed',
  'trigger.activated',
  'trigger.released',
] as const;

/** Takes an event of the log into account. @param shownAt of the page */
export function withEvent(newer: Newer, event: unknown, shownAt: number): Newer {
  const { type, happenedAt } = Object(event);
  if (typeof happenedAt !== 'number' || happenedAt <= shownAt) return newer;
  if (type === 'snapshot.stored') return { ...newer, at: Math.max(newer.at ?? 0, happenedAt) };
  return NEWER_TYPES.some((one) => one === type) ? { ...newer, changeCount: newer.changeCount + 1 } : newer;
}

/** Takes the JSON form of the page into account. @param shownAt of the page */
export function withTwin(newer: Newer, twin: unknown, shownAt: number): Newer {
  const { asOf } = Object(twin);
  return typeof asOf === 'number' && asOf > shownAt ? { ...newer, at: asOf } : newer;
}

interface Sentences {
  readonly plain: string;
  /** By the category that `Intl.PluralRules` gives the number of changes. */
  readonly changes: Readonly<Record<string, string>>;
  /** Of the page, a BCP 47 tag. */
  readonly language: string;
}

/** `12:00 UTC, 3 changes`; undefined while there is nothing newer. */
export function announcement({ at, changeCount }: Newer, { plain, changes, language }: Sentences): string | undefined {
  if (at === undefined) return undefined;
  const category = new Intl.PluralRules(language).select(changeCount);
  const sentence = changeCount === 0 ? plain : (changes[category] ?? changes.other ?? plain);
  return sentence.replace('{time}', new Date(at).toISOString().slice(11, 16)).replace('{count}', String(changeCount));
}
