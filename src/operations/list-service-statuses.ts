import type { SetTimer } from '../concurrency/deadline.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { FeedStateStore } from '../ports/feed-state-store.ts';
import { feedCheck } from './health-checks.ts';
import { jsonReply } from './json-reply.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface ServiceStatusParts {
  readonly cards: readonly FeedCard[];
  /** Those that are asked. */
  readonly feeds: readonly FeedCard[];
  readonly feedStates: Pick<FeedStateStore, 'readAll'>;
  readonly setTimer: SetTimer;
  readonly clock: Clock;
}

export function listServiceStatuses(parts: ServiceStatusParts): HandlerOf<'listServiceStatuses'> {
  return async ({ status: wanted }) => {
    const read = await readWithDeadline(parts.feedStates.readAll(), parts.setTimer);
    if (!read.ok) return failed(read.failure);
    const checkedAt = parts.clock.now();
    const statuses = parts.cards.map((card) => {
      const state = read.value.find(({ feedId }) => feedId === card.id);
      const isAsked = parts.feeds.some(({ id }) => id === card.id);
      const { id, title: name, url, maxAgeMs } = card;
      const { lastSuccessAt, newestContentAt } = state ?? {};
      return {
        ...{ id, name, status: isAsked ? feedCheck(card, state, checkedAt).status : ('off' as const), url, maxAgeMs },
        ...(lastSuccessAt === undefined ? {} : { lastSuccessAt }),
        ...(newestContentAt === undefined ? {} : { newestContentAt }),
      };
    });
    return jsonReply({ statuses: statuses.filter(({ status }) => (wanted ?? status) === status), checkedAt });
  };
}
