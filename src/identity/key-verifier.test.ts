import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { neverTimer } from '../../test/kit/fake-clock.ts';
import type { StoredKey } from '../ports/identity-store.ts';
import { formatApiKey, generateApiKey } from './api-key.ts';
import { issueKey } from './issue-key.ts';
import { createKeyVerifier } from './key-verifier.ts';

const pepper = new Uint8Array(16).fill(1);

async function setup() {
  const clock = { time: 1_000, now: () => clock.time };
  const stored = new Map<string, StoredKey>();
  const reads: string[] = [];
  const store = {
    addKey: async (key: StoredKey) => {
      stored.set(key.publicId, key);
    },
    putSubscription: async () => undefined,
    keyByPublicId: async (publicId: string) => {
      reads.push(publicId);
      return stored.get(publicId);
    },
  };
  const issued = await issueKey({ store, pepper, clock, randomBytes }, { accountId: 'acme', planKey: 'free' });
  const verifier = createKeyVerifier({ store, pepper, clock, setTimer: neverTimer });
  const verify = async (text: string) => (await verifier.verify({ kind: 'key', text })).status;
  return { clock, stored, store, reads, issued, verifier, verify };
}

describe('the key verifier', () => {
  it('knows the caller of a good key and never stores the secret', async () => {
    const { issued, verifier, stored } = await setup();
    expect(await verifier.verify({ kind: 'key', text: issued.key })).toEqual({
      status: 'accepted',
      caller: { accountId: 'acme', scheme: 'key', credentialId: issued.stored.publicId, scopes: [] },
    });
    expect(JSON.stringify([...stored])).not.toContain(issued.key.split('_')[3]);
  });

  it('asks no store about a key whose checksum is wrong', async () => {
    const { verify, reads } = await setup();
    expect(await verify(`baro_live_${'a'.repeat(8)}_${'b'.repeat(43)}_000000`)).toBe('refused');
    expect(reads).toEqual([]);
  });

  it('refuses another secret, another mode and another pepper under the same public id', async () => {
    const { issued, verify, stored, store, clock } = await setup();
    const { publicId } = issued.stored;
    const forged = { ...generateApiKey('live', randomBytes), publicId };
    expect(await verify(formatApiKey(forged))).toBe('refused');
    const [, , , secret = ''] = issued.key.split('_');
    expect(await verify(formatApiKey({ mode: 'test', publicId, secret }))).toBe('refused');
    const stranger = createKeyVerifier({ store, pepper: new Uint8Array(16), clock, setTimer: neverTimer });
    expect((await stranger.verify({ kind: 'key', text: issued.key })).status).toBe('refused');
    expect(stored.size).toBe(1);
  });

  it('remembers a record for a moment, and an unknown id not at all', async () => {
    const { issued, verify, reads, clock } = await setup();
    for (let count = 0; count < 5; count += 1) expect(await verify(issued.key)).toBe('accepted');
    expect(reads).toHaveLength(1);
    clock.time += 5_000;
    await verify(issued.key);
    expect(reads).toHaveLength(2);
    const unknown = formatApiKey(generateApiKey('live', randomBytes));
    await verify(unknown);
    await verify(unknown);
    expect(reads).toHaveLength(4);
  });

  it('reads the store once for every refusal, whether the public id exists or not', async () => {
    const { issued, verify, reads, stored } = await setup();
    const known = formatApiKey({ ...generateApiKey('live', randomBytes), publicId: issued.stored.publicId });
    const unknown = formatApiKey(generateApiKey('live', randomBytes));
    await verify(issued.key);
    for (const guess of [known, unknown, known, unknown]) {
      const before = reads.length;
      expect(await verify(guess)).toBe('refused');
      expect(reads.length - before).toBe(1);
    }
    expect(stored.size).toBe(1);
  });

  it('refuses a revoked key immediately in the process that revoked it', async () => {
    const { issued, verify, verifier, stored } = await setup();
    expect(await verify(issued.key)).toBe('accepted');
    stored.set(issued.stored.publicId, { ...issued.stored, revokedAt: 1 });
    verifier.forget(issued.stored.publicId);
    expect(await verify(issued.key)).toBe('refused');
  });

  it('reports every use of a valid key, and nothing else', async () => {
    const { issued, store, clock, stored } = await setup();
    const used: string[] = [];
    const verifier = createKeyVerifier({
      store,
      pepper,
      clock,
      setTimer: neverTimer,
      onUse: ({ publicId }) => used.push(publicId),
    });
    const { publicId } = issued.stored;
    await verifier.verify({ kind: 'key', text: issued.key });
    const forged = formatApiKey({ ...generateApiKey('live', randomBytes), publicId });
    await verifier.verify({ kind: 'key', text: forged });
    stored.set(publicId, { ...issued.stored, revokedAt: 1 });
    verifier.forget(publicId);
    await verifier.verify({ kind: 'key', text: issued.key });
    expect(used).toEqual([publicId]);
  });

  it('says that it cannot tell when the store fails', async () => {
    const { issued, clock } = await setup();
    const store = { keyByPublicId: () => Promise.reject(new Error('down')) };
    const verifier = createKeyVerifier({ store, pepper, clock, setTimer: neverTimer });
    expect(await verifier.verify({ kind: 'key', text: issued.key })).toEqual({ status: 'unverifiable' });
  });

  it('refuses tokens until it knows how to verify them, and short peppers always', async () => {
    const { verifier, store, clock } = await setup();
    expect(await verifier.verify({ kind: 'token', text: 'a.b.c' })).toEqual({ status: 'refused' });
    expect(() => createKeyVerifier({ store, pepper: new Uint8Array(15), clock, setTimer: neverTimer })).toThrow(
      RangeError,
    );
  });

  it('issues no key for a plan that does not exist', async () => {
    const { store, clock } = await setup();
    const wanted = { accountId: 'a', planKey: 'gold' };
    await expect(issueKey({ store, pepper, clock, randomBytes }, wanted)).rejects.toThrow(RangeError);
  });
});
