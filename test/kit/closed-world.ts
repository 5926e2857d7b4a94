import type { Observation } from '../../src/assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../../src/assessment/time.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import type { FeedCard } from '../../src/ports/feed.ts';
import { crisisAt } from '../faults/degradation.ts';

/** A word that stands in every text of a record that must not be passed on. */
export const POISON = 'xqzverbatim';
export const CLOSED: readonly FeedCard[] = FEED_CARDS.filter(({ mayHandOn }) => mayHandOn !== 'records');
/** Where a record of any metric may lie; each metric is read at some of them. */
const SUBJECTS = [
  'world',
  'country:IR',
  'country:YE',
  'country:UA',
  'country:CN',
  'country:US',
  'chokepoint:hormuz_strait',
  'chokepoint:suez',
  'theater:gulf',
  'airport:OIIE',
  'fir:OIIX',
  'series:brent',
];
const DAYS = 100;

/** A quiet past and a loud week of every metric of a feed, with the poison wherever a record holds text. */
function poisoned({ id, metrics }: FeedCard, instant: number): readonly Observation[] {
  return metrics.flatMap((metric) =>
    SUBJECTS.flatMap((subject) =>
      Array.from({ length: DAYS }, (_, i): Observation => {
        const observedAt = Math.floor(instant / DAY_MS) * DAY_MS - (DAYS - i) * DAY_MS;
        const text = `${POISON}-${i}`;
        const isLoud = i >= DAYS - 7;
        return {
          feedId: id,
          recordId: text,
          metric,
          subject,
          value: isLoud ? (metric.startsWith('transits') ? 3 : 100) : 40,
          observedAt,
          knownAt: observedAt + HOUR_MS,
          lineage: id,
          event: text,
          detail: { title: `${text} title`, name: text, url: `https://${POISON}.example/${i}`, id: text },
        };
      }),
    ),
  );
}

/** A crisis in which the closed sources are the only ones of their metrics. */
export function closedWorld(instant: number): readonly Observation[] {
  const closed = new Set<string>(CLOSED.flatMap(({ metrics }) => metrics));
  return [
    ...crisisAt(instant).filter(({ metric }) => !closed.has(metric)),
    ...CLOSED.flatMap((card) => poisoned(card, instant)),
  ];
}
