import { EXAMPLE_LINK_ID, FEED_LINK_EXAMPLE } from '../../src/contract/alert/feed-link.ts';
import type { FeedLink, FeedLinkKey, FeedLinkStore } from '../../src/ports/feed-links.ts';

/** Links to feeds in memory. @param check throws while the store is down */
export function memoryFeedLinks(check: () => void = () => undefined): FeedLinkStore {
  let kept: readonly { readonly link: FeedLink; readonly tokenMac: string }[] = [];
  const of = (accountId: string) => kept.map(({ link }) => link).filter((link) => link.accountId === accountId);
  return {
    async add(link, tokenMac, maxCount) {
      check();
      if (of(link.accountId).length >= maxCount) return 'allowance_used';
      kept = [{ link, tokenMac }, ...kept];
      return 'added';
    },
    async list(accountId) {
      check();
      return of(accountId);
    },
    async byMac(tokenMac) {
      check();
      return kept.find((one) => one.tokenMac === tokenMac)?.link;
    },
    async remove({ accountId, linkId }) {
      check();
      const count = kept.length;
      kept = kept.filter(({ link }) => link.accountId !== accountId || link.linkId !== linkId);
      return kept.length < count;
    },
  };
}

/** The same, where every account also has the link of the examples, whatever it does with it. */
export function withExampleLink(store: FeedLinkStore): FeedLinkStore {
  const isExample = ({ linkId }: Pick<FeedLinkKey, 'linkId'>) => linkId === EXAMPLE_LINK_ID;
  return {
    ...store,
    // What the examples ask for can be asked for any number of times.
    add: async (link, ...more) => (link.label === FEED_LINK_EXAMPLE.label ? 'added' : store.add(link, ...more)),
    list: async (accountId) => [...(await store.list(accountId)), { ...FEED_LINK_EXAMPLE, accountId }],
    remove: async (key) => (await store.remove(key)) || isExample(key),
  };
}
