import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../test/kit/empty-folder.ts';
import { createEntitlements } from '../identity/entitlements.ts';
import { createKeyVerifier } from '../identity/key-verifier.ts';
import type { IdentityStore, StoredKey, Subscription } from '../ports/identity-store.ts';
import { firstKey } from './first-key.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';

const pepper = new Uint8Array(32).fill(7);

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let path: string;
beforeEach(async () => {
  folder = await emptyFolder();
  path = join(folder.path, 'live', 'first-key');
});
afterEach(() => folder.remove());

function memoryIdentity(): IdentityStore {
  const keys = new Map<string, StoredKey>();
  const subscriptions = new Map<string, Subscription>();
  return {
    addKey: async (key) => void keys.set(key.publicId, key),
    keyByPublicId: async (publicId) => keys.get(publicId),
    listKeys: async () => [...keys.values()],
    revokeKey: async (publicId, revokedAt) => {
      const key = keys.get(publicId);
      if (key !== undefined) keys.set(publicId, { ...key, revokedAt });
      return key !== undefined;
    },
    noteKeyUse: async () => undefined,
    putSubscription: async (subscription) => void subscriptions.set(subscription.accountId, subscription),
    subscriptionOf: async (accountId) => subscriptions.get(accountId),
    listSubscriptions: async () => [...subscriptions.values()],
  };
}

const ask = (identity: IdentityStore) => firstKey({ stores: { identity }, pepper, folder: { firstKey: path } });

describe('the first key', () => {
  it('is created once, readable by its owner alone, and recognised later', async () => {
    const identity = memoryIdentity();
    const made = await ask(identity);
    expect(made).toMatchObject({ isNew: true, path });
    expect(await ask(identity)).toEqual({ key: made?.key, path, isNew: false });
    expect((await readFile(path, 'utf8')).trim()).toBe(made?.key);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await identity.listKeys()).toHaveLength(1);
  });

  it('opens everything: an operator on plan enterprise', async () => {
    const store = memoryIdentity();
    const made = await ask(store);
    const verdict = await createKeyVerifier({ store, pepper, clock: systemClock, setTimer: systemTimer }).verify({
      kind: 'key',
      text: made?.key ?? '',
    });
    expect(verdict).toMatchObject({ status: 'accepted', caller: { scopes: ['operator'] } });
    expect(
      await createEntitlements({ store, clock: systemClock, setTimer: systemTimer }).entitlementOf('first'),
    ).toMatchObject({
      planKey: 'enterprise',
      tier: 3,
    });
  });

  it('is not offered once it is revoked, and not created again while there are keys', async () => {
    const identity = memoryIdentity();
    await ask(identity);
    const [stored] = await identity.listKeys();
    await identity.revokeKey(stored?.publicId ?? '', 1);
    expect(await ask(identity)).toBeUndefined();
    expect(await identity.listKeys()).toHaveLength(1);
  });

  it('is not created again after its file was deleted', async () => {
    const identity = memoryIdentity();
    await ask(identity);
    await rm(path);
    expect(await ask(identity)).toBeUndefined();
  });

  it('is created again for a new store, whatever file the old one left', async () => {
    const old = await ask(memoryIdentity());
    const fresh = await ask(memoryIdentity());
    expect(fresh?.isNew).toBe(true);
    expect(fresh?.key).not.toBe(old?.key);
    expect((await readFile(path, 'utf8')).trim()).toBe(fresh?.key);
  });
});
