import { CATALOGUE } from '../contract/catalogue.ts';
import type { Operation } from '../contract/conventions/operation.ts';
import type { Outputs } from '../contract/endpoints.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { FeedState } from '../ports/feed-state-store.ts';
import { feedCheck, worst } from './health-checks.ts';

type ServiceFreshness = Outputs['bootstrap']['data']['services'][number];

/** The feeds that the lists of each service show, by service in the order of the catalogue. */
const SHOWN = [...new Set(Object.values<Operation>(CATALOGUE).map(({ service }) => service))].map((service) => {
  const lists = Object.values<Operation>(CATALOGUE).filter((operation) => operation.service === service);
  const feedIds = lists.flatMap(({ records, observations }) => (records ?? observations)?.feeds ?? []);
  return { service, feedIds: [...new Set(feedIds)].sort() };
});

/**
 * How fresh each service is, by the feeds that it lists.
 * @param cards of the feeds that are read
 * @param now epoch ms
 */
export function serviceFreshness(
  cards: readonly FeedCard[],
  states: readonly FeedState[],
  now: number,
): ServiceFreshness[] {
  return SHOWN.map(({ service, feedIds }) => {
    const read = cards.filter(({ id }) => feedIds.includes(id));
    const found = read.map((card) => ({ card, state: states.find(({ feedId }) => feedId === card.id) }));
    const contents = found.flatMap(({ state }) => state?.newestContentAt ?? []);
    const status = worst(found.map(({ card, state }) => feedCheck(card, state, now).status));
    return {
      service,
      status: feedIds.length === 0 ? 'computed' : read.length === 0 ? 'off' : status,
      feedIds: [...feedIds],
      ...(contents.length === 0 ? {} : { newestContentAt: Math.max(...contents) }),
    };
  });
}
