import type { ShownObservations } from '../contract/conventions/shown-observations.ts';
import type { AnswerSource } from '../contract/intelligence/answer-source.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { FeedMetricPair, FeedReading } from '../ports/observation-lists.ts';

type Read = Pick<ShownObservations, 'metrics' | 'heartbeats' | 'feeds'>;

/** The feeds of a list, each with those of its metrics that it brings. */
export function pairsOf({ metrics, heartbeats, feeds }: Read, cards: readonly FeedCard[]): readonly FeedMetricPair[] {
  return feeds.flatMap((feedId) => {
    const card = cards.find(({ id }) => id === feedId);
    const brought: readonly string[] = [...(card?.metrics ?? []), ...Object.keys(card?.ownMetrics ?? {})];
    return [...Object.keys(metrics), ...heartbeats]
      .filter((metric) => brought.includes(metric))
      .map((metric) => ({ feedId, metric }));
  });
}

/** `sources` of an answer over observations, by feed id. @param instant that the answer is as of, epoch ms */
export function observationSources(
  readings: readonly FeedReading[],
  {
    feeds,
    cards,
    instant,
  }: { readonly feeds: readonly string[]; readonly cards: readonly FeedCard[]; readonly instant: number },
): AnswerSource[] {
  return feeds.toSorted().map((feedId) => {
    const card = cards.find(({ id }) => id === feedId);
    const attribution = card?.attribution ?? '';
    const reading = readings.find((one) => one.feedId === feedId);
    if (reading === undefined) return { feedId, state: 'missing', attribution };
    const { lastReadAt, newestContentAt } = reading;
    const isCurrent = instant - newestContentAt <= (card?.maxAgeMs ?? 0);
    return { feedId, lastReadAt, newestContentAt, state: isCurrent ? 'current' : 'stale', attribution };
  });
}
