import type { CollectRequest, Feed, FeedCard, FeedOutcome, ReadObservation } from '../../ports/feed.ts';

/** A feed whose runs a test writes; what it was asked is kept. */
export function scriptedFeed(
  answer: (request: CollectRequest, run: number) => FeedOutcome | Promise<FeedOutcome>,
  card: Partial<FeedCard> = {},
): Feed & { readonly asked: readonly CollectRequest[] } {
  const asked: CollectRequest[] = [];
  return {
    card: { ...CARD, ...card },
    asked,
    collect: async (request) => {
      asked.push(request);
      return answer(request, asked.length);
    },
  };
}

const CARD: FeedCard = {
  id: 'scripted',
  title: 'Scripted',
  source: 'Scripted',
  url: 'https://feed.example/',
  licence: 'none',
  attribution: 'none',
  mayHandOn: 'records',
  metrics: ['crude_price'],
  cadenceMs: 3_600_000,
  publicationLagMs: 86_400_000,
  maxAgeMs: 864_000_000,
  expectedRecords: [0, 100],
};

/** One quote of a made-up series. */
export function quote(observedAt: number, value = 80): ReadObservation {
  return {
    recordId: `quote:${observedAt}`,
    metric: 'crude_price',
    subject: 'series:brent',
    value,
    observedAt,
    lineage: 'made-up',
    event: `quote:${observedAt}`,
    detail: {},
  };
}

/** A run that read these. */
export function read(observations: readonly ReadObservation[], cursor: FeedOutcome['cursor'] = null): FeedOutcome {
  const newest = observations.reduce<number | undefined>(
    (latest, { observedAt }) => (latest === undefined || observedAt > latest ? observedAt : latest),
    undefined,
  );
  return {
    status: 'read',
    observations,
    problems: [],
    rejectedCount: 0,
    ...(newest === undefined ? {} : { newestContentAt: newest }),
    cursor,
  };
}

/** A clock that a test moves. */
export function settableClock(at: number): { at: number; now(): number } {
  const clock = { at, now: () => clock.at };
  return clock;
}
