import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedLink, FeedLinkStore } from '../../ports/feed-links.ts';

interface FeedLinksUnderTest {
  readonly store: () => FeedLinkStore;
  /** The same store in other processes. */
  readonly others: (count: number) => Promise<readonly FeedLinkStore[]>;
}

const NOW = Date.UTC(2026, 10, 28);
const MAX_COUNT = 3;

let made = 0;
const linkOf = (accountId: string): FeedLink => {
  made += 1;
  return { linkId: `lnk_${made}`, accountId, label: `Reader “é” ${made}`, createdAt: NOW + made };
};
const macOf = ({ linkId }: FeedLink): string => `mac of ${linkId}`;
/** An account that no other test has. */
const newAccount = (): string => {
  made += 1;
  return `account ${made}`;
};

/** The guarantees of every store of links, that of the gateway tests included. */
export function describeFeedLinks({ store, others }: FeedLinksUnderTest): void {
  const add = (link: FeedLink, maxCount = MAX_COUNT) => store().add(link, macOf(link), maxCount);

  describe('links to feeds', () => {
    it('are found by MAC and listed, newest first, exactly while they are added and not revoked', async () => {
      const step = fc.record({ account: fc.nat(1), removes: fc.option(fc.nat(9), { nil: undefined }) });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const accounts = [newAccount(), newAccount()];
          const ever: FeedLink[] = [];
          let kept: readonly FeedLink[] = [];
          for (const { account, removes } of steps) {
            const accountId = accounts[account] ?? '';
            if (removes === undefined) {
              const link = linkOf(accountId);
              const isFull = kept.filter((one) => one.accountId === accountId).length >= MAX_COUNT;
              expect(await add(link)).toBe(isFull ? 'allowance_used' : 'added');
              ever.push(link);
              if (!isFull) kept = [link, ...kept];
            } else {
              const { linkId } = ever[removes] ?? linkOf(accountId);
              const own = kept.find((one) => one.accountId === accountId && one.linkId === linkId);
              expect(await store().remove({ accountId, linkId })).toBe(own !== undefined);
              kept = kept.filter((one) => one !== own);
            }
          }
          for (const accountId of accounts)
            expect(await store().list(accountId)).toEqual(kept.filter((one) => one.accountId === accountId));
          for (const link of ever) expect(await store().byMac(macOf(link))).toEqual(kept.find((one) => one === link));
        }),
        { numRuns: 25 },
      );
    });

    it('are as many as an account may have, whichever process adds them', async () => {
      const [own, other] = [newAccount(), newAccount()];
      const open = [store(), ...(await others(2))];
      const added = await Promise.all(
        Array.from({ length: 9 }, (_, n) => {
          const link = linkOf(own);
          return (open[n % open.length] ?? store()).add(link, macOf(link), 4);
        }),
      );
      expect(added.filter((one) => one === 'added')).toHaveLength(4);
      expect(await store().list(own)).toHaveLength(4);
      expect(await add(linkOf(other), 1)).toBe('added');
      expect(await add(linkOf(newAccount()), 0)).toBe('allowance_used');
    });

    it('are found by no other text', async () => {
      const link = linkOf(newAccount());
      await add(link);
      for (const text of ['', macOf(link).slice(1), `${macOf(link)} `, macOf(link).toUpperCase(), link.linkId])
        expect(await store().byMac(text)).toBeUndefined();
    });
  });
}
