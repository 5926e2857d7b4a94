import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { memoryFeedLinks } from '../../test/kit/memory-feed-links.ts';
import { eventFeedAddress, eventFeedTarget } from '../contract/platform/event-feeds.ts';
import type { FeedLinkStore } from '../ports/feed-links.ts';
import { createFeedLinks, type FeedLinks } from './feed-links.ts';

const PEPPER = new Uint8Array(32).fill(7);

function linksOver(store: Pick<FeedLinkStore, 'byMac'>, pepper = PEPPER) {
  const { setTimer, pass } = fakeClock();
  return { pass, links: createFeedLinks({ store, pepper, setTimer, randomBytes: (count) => randomBytes(count) }) };
}

async function added(store: FeedLinkStore, links: FeedLinks, linkId: string) {
  const { token, tokenMac } = links.create();
  await store.add({ linkId, accountId: `account of ${linkId}`, label: 'a', createdAt: 1 }, tokenMac, 9);
  return { token, tokenMac };
}

describe('a token of a link', () => {
  it('is never that of another, has the form of an address, and is not in its MAC', () => {
    const { links } = linksOver(memoryFeedLinks());
    const made = Array.from({ length: 2_000 }, () => links.create());
    expect(new Set(made.map(({ token }) => token)).size).toBe(made.length);
    expect(new Set(made.map(({ tokenMac }) => tokenMac)).size).toBe(made.length);
    for (const { token, tokenMac } of made) {
      expect(token).toMatch(/^[0-9A-Za-z]{43}$/);
      expect(tokenMac).toMatch(/^[0-9a-f]{64}$/);
      expect(eventFeedTarget(eventFeedAddress({ region: 'all', form: 'atom', link: token }))?.link).toBe(token);
    }
  });

  it('is the caller of its account, and refused with any character changed', async () => {
    const store = memoryFeedLinks();
    const { links } = linksOver(store);
    const { token } = await added(store, links, 'lnk_1');
    await added(store, links, 'lnk_2');
    expect(await links.verify(token)).toEqual({
      status: 'accepted',
      caller: { accountId: 'account of lnk_1', scheme: 'link', credentialId: 'lnk_1', scopes: [] },
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(42), fc.constantFrom(...'0aZ_é'), async (at, character) => {
        const changed = `${token.slice(0, at)}${character}${token.slice(at + 1)}`;
        expect((await links.verify(changed)).status).toBe(changed === token ? 'accepted' : 'refused');
      }),
    );
  });

  it('is found by its MAC alone, under its own pepper, until it is revoked', async () => {
    const store = memoryFeedLinks();
    const { links } = linksOver(store);
    const { token, tokenMac } = await added(store, links, 'lnk_1');
    const other = linksOver(store, new Uint8Array(32).fill(8)).links;
    for (const verdict of [await links.verify(tokenMac), await other.verify(token)])
      expect(verdict).toEqual({ status: 'refused' });
    await store.remove({ accountId: 'account of lnk_1', linkId: 'lnk_1' });
    expect(await links.verify(token)).toEqual({ status: 'refused' });
  });

  it('cannot be verified while the store fails, or does not answer within 2 s', async () => {
    const down = linksOver({ byMac: () => Promise.reject(new Error('the store is down')) }).links;
    expect(await down.verify('a')).toEqual({ status: 'unverifiable' });
    const { links, pass } = linksOver({ byMac: () => new Promise(() => undefined) });
    const verdict = links.verify('a');
    await pass(2_000);
    expect(await verdict).toEqual({ status: 'unverifiable' });
  });
});
