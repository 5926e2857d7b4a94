import type { Observation } from '../assessment/observation.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed } from '../ports/feed.ts';
import { recordsToStore } from '../ports/handing-on.ts';
import type { ObservationStore } from '../ports/observation-store.ts';

export interface BackfillReport {
  readonly from: number;
  readonly to: number;
  readonly appended: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Present when this piece could not be read; nothing of it was stored. */
  readonly failure?: string;
}

/**
 * Reads a span of the past, piece by piece. What was observed then counts as known after the feed's declared publication
 * lag, so that a replay sees only what could have been known; what came sooner than declared is known now. The feed's
 * cursor does not move. An aborted backfill ends after the piece it was at.
 * @param span epoch ms, from inclusive, to exclusive
 * @throws whatever a store throws
 */
export async function* backfillFeed(
  feed: Feed,
  span: { readonly from: number; readonly to: number },
  deps: { readonly observations: ObservationStore; readonly clock: Clock; readonly signal: AbortSignal },
): AsyncGenerator<BackfillReport> {
  const piece = feed.card.maxSpanMs ?? span.to - span.from;
  for (let from = span.from; from < span.to && !deps.signal.aborted; from += piece) {
    const to = Math.min(span.to, from + piece);
    const outcome = await feed.collect({
      cursor: null,
      now: deps.clock.now(),
      span: { from, to },
      signal: deps.signal,
    });
    const readAt = deps.clock.now();
    if (outcome.status !== 'read') {
      const failure = outcome.status === 'failed' ? outcome.reason : 'the upstream holds nothing for this span';
      yield { from, to, appended: 0, unchanged: 0, refused: 0, failure };
      continue;
    }
    const knownAt = (observedAt: number): number => Math.min(observedAt + feed.card.publicationLagMs, readAt);
    const observations = outcome.observations.map(
      (read): Observation => ({ ...read, feedId: feed.card.id, knownAt: knownAt(read.observedAt) }),
    );
    const records = outcome.records === undefined ? undefined : recordsToStore(feed.card, outcome.records);
    const past = records?.entries.map((entry) => ({ ...entry, knownAt: knownAt(entry.observedAt) }));
    const stored = await deps.observations.append(
      observations,
      past === undefined ? undefined : { feedId: feed.card.id, entries: past },
    );
    yield { from, to, ...stored, refused: outcome.rejectedCount };
  }
}
