import { SOURCE_METRICS, type SourceClocks } from '../assessment/countries/country-sources.ts';
import type { AnswerSource } from '../contract/intelligence/answer-source.ts';
import type { FeedCard } from '../ports/feed.ts';

/**
 * The feeds that countries were assessed from. Nothing but what is stored with the assessments says when a feed was read:
 * its present state would show a past answer what came later.
 * @param stored clocks of every assessment shown; empty where none are stored
 * @param instant that the answer is as of, epoch ms
 */
export function answerSources(
  stored: readonly SourceClocks[],
  cards: readonly FeedCard[],
  instant: number,
): AnswerSource[] {
  if (stored.length === 0) return [];
  const newest = new Map<string, SourceClocks>();
  for (const clocks of stored) {
    const { feedId } = clocks;
    const known = newest.get(feedId) ?? clocks;
    newest.set(feedId, {
      feedId,
      lastReadAt: Math.max(known.lastReadAt, clocks.lastReadAt),
      newestContentAt: Math.max(known.newestContentAt, clocks.newestContentAt),
    });
  }
  const expected = cards.filter(
    ({ needsKeys, metrics }) => needsKeys === undefined && metrics.some((metric) => SOURCE_METRICS.has(metric)),
  );
  const ids = new Set([...newest.keys(), ...expected.map(({ id }) => id)]);
  return [...ids].sort().map((feedId) => {
    const card = cards.find(({ id }) => id === feedId);
    const { lastReadAt, newestContentAt } = newest.get(feedId) ?? {};
    const attribution = card?.attribution ?? '';
    if (lastReadAt === undefined || newestContentAt === undefined) return { feedId, state: 'missing', attribution };
    // A feed that this program no longer has declares no age, and brings nothing newer.
    const isCurrent = instant - newestContentAt <= (card?.maxAgeMs ?? 0);
    return { feedId, lastReadAt, newestContentAt, state: isCurrent ? 'current' : 'stale', attribution };
  });
}
