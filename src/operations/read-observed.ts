import { DAY_MS } from '../assessment/time.ts';
import type { SubjectKind } from '../contract/conventions/shown-observations.ts';
import type { AnswerSource } from '../contract/intelligence/answer-source.ts';
import { settledBy } from '../ports/settled-by.ts';
import { type AsOf, resolveAt } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { entriesOf, entryOf, entryOfGroup, type ListedEntry } from './observation-items.ts';
import { observationSources, pairsOf } from './observation-sources.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';

/** What an answer is computed from. */
export interface Wanted {
  readonly metrics: readonly string[];
  /** Further metrics by which its feeds report that they looked. */
  readonly heartbeats?: readonly string[];
  readonly feeds: readonly string[];
  readonly kinds: readonly SubjectKind[];
  readonly subjects?: readonly string[];
  /** How far back from the newest content, days. */
  readonly withinDays: number;
  readonly per: 'observation' | 'instant' | 'day';
}

export interface Observed {
  /** The newest first. */
  readonly entries: readonly ListedEntry[];
  readonly asOf: AsOf;
  /** `dataAvailable`, `asOf` and `sources` of the answer. */
  readonly about: { readonly dataAvailable: boolean; readonly asOf: number; readonly sources: AnswerSource[] };
}

/** Rows that one answer is computed from at most. */
const MAX_ROWS = 200_000;

/** What was known of some metrics as of what `at` names, or why nothing can be said. */
export async function readObserved(
  wanted: Wanted,
  at: string | undefined,
  parts: ObservationListParts,
): Promise<StoreRead<Observed>> {
  const now = parts.clock.now();
  const resolved = resolveAt(at, now);
  if (!resolved.ok) return resolved;
  const read = await readWithDeadline(readAt(wanted, resolved.asOf, { ...parts, now }), parts.setTimer);
  if (!read.ok) return read;
  if ('entries' in read.value) return { ok: true, value: read.value };
  const { earliest } = read.value;
  return { ok: false, failure: { code: 'at_unavailable', subject: 'the sources of this answer', earliest } };
}

async function readAt(
  { metrics, heartbeats = [], feeds, kinds, subjects, withinDays, per }: Wanted,
  resolved: AsOf,
  { now, ...parts }: ObservationListParts & { readonly now: number },
): Promise<Observed | { readonly earliest: number }> {
  const { observationLists: lists, cards } = parts;
  const instant = Math.min(resolved.instant, await settledBy(now, parts));
  const pairs = pairsOf({ metrics: Object.fromEntries(metrics.map((id) => [id, id])), heartbeats, feeds }, cards);
  const readings = await lists.readings(pairs, instant);
  const newestAt = Math.max(0, ...readings.map(({ newestContentAt }) => newestContentAt));
  const query = {
    ...{ metrics, feeds, kinds, at: instant, to: instant + 1, limit: MAX_ROWS },
    ...(subjects === undefined ? {} : { subjects }),
    from: Math.floor(newestAt / DAY_MS) * DAY_MS - withinDays * DAY_MS,
  };
  const entries =
    readings.length === 0
      ? []
      : per === 'observation'
        ? entriesOf(await lists.list(query), entryOf)
        : entriesOf(await lists.groups(query, per), entryOfGroup);
  const kept = await lists.keptSince();
  if (kept !== undefined && instant < kept) return { earliest: kept };
  const first = readings.length === 0 ? await lists.firstKnownAt(pairs) : undefined;
  if (first !== undefined && instant < first) return { earliest: first };
  const sources = observationSources(readings, { feeds, cards, instant });
  return {
    entries,
    asOf: { instant, isSettled: resolved.isSettled },
    about: { dataAvailable: readings.length > 0, asOf: instant, sources },
  };
}
