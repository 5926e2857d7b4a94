import { type Observation, WORLD_SUBJECT } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { onceFor } from '../once-for.ts';

/**
 * Feeds that report the same events. Of several that cover a month the first here counts: the monthly candidate
 * release over the interface over the yearly file, so that no death counts twice (FEEDS.md §2.1).
 */
const SPEAKERS: readonly string[] = ['ucdp-candidate', 'ucdp-api', 'ucdp-annual'];

/** The deaths of a subject, each event from the one feed that counts for its month; the same list of the same records and releases. */
export function deathRows(index: ObservationIndex, subject: string): readonly Observation[] {
  const releases = index.series('conflict_events_total', WORLD_SUBJECT);
  return countedIn(releases)(index.series('conflict_deaths', subject));
}

const countedIn = onceFor((releases: readonly Observation[]) =>
  onceFor((rows: readonly Observation[]): readonly Observation[] => {
    if (rows.every(({ feedId }) => feedId === SPEAKERS[0] || !SPEAKERS.includes(feedId))) return rows;
    const speaker = speakersOf(releases);
    return rows.filter(({ feedId, observedAt }) => {
      const rank = SPEAKERS.indexOf(feedId);
      return rank <= (speaker.get(monthOf(observedAt)) ?? rank);
    });
  }),
);

/** By month, the place in `SPEAKERS` of the feed that counts. */
const speakersOf = onceFor((releases: readonly Observation[]): ReadonlyMap<number, number> => {
  const speaker = new Map<number, number>();
  for (const { feedId, observedAt } of releases) {
    const rank = SPEAKERS.indexOf(feedId);
    const month = monthOf(observedAt);
    if (rank >= 0 && rank < (speaker.get(month) ?? Number.POSITIVE_INFINITY)) speaker.set(month, rank);
  }
  return speaker;
});
/** Calendar month of an instant, UTC, counted from the year 0. */
export function monthOf(instant: number): number {
  const date = new Date(instant);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
