import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/kit/program.ts';
import type { StoredKey } from '../ports/identity-store.ts';
import { readConfig } from './config.ts';
import { openPepper, PepperRefusal, pepperProblem } from './open-pepper.ts';
import { type OpenStores, openStores } from './open-stores.ts';
import { worldFolder } from './world-folder.ts';

const [FIRST, OTHER] = [1, 2].map((byte) => ({ pepper: new Uint8Array(32).fill(byte) }));
const KEY: StoredKey = { publicId: 'abcdefgh', accountId: 'a', secretMac: 'm', mode: 'live', scopes: [], createdAt: 1 };
const REFUSED = /^PEPPER is not the pepper of this store, so that no key of it would be valid: set the PEPPER/;

let place: Awaited<ReturnType<typeof temporaryFolder>>;
let stores: OpenStores;
beforeEach(async () => {
  place = await temporaryFolder();
  const config = readConfig(place.environment);
  stores = await openStores(config, worldFolder(config, 'live'));
});
afterEach(async () => {
  await stores.close();
  await place.remove();
});

const folder = () => worldFolder(readConfig(place.environment), 'live');
const open = (config: object = {}) => openPepper(stores.pepper, folder(), config);
const problem = (config: object = {}) => pepperProblem(stores.pepper, folder(), config);

it('the first pepper of a store is recorded by its fingerprint, also where keys exist, and no other opens it', async () => {
  await stores.identity.addKey(KEY);
  expect(await problem(OTHER)).toBeUndefined();
  expect(await open(FIRST)).toEqual(FIRST?.pepper);
  expect(await stores.pepper.fingerprint()).toMatch(/^[0-9a-f]{64}$/);
  await expect(open(OTHER)).rejects.toBeInstanceOf(PepperRefusal);
  await expect(open(OTHER)).rejects.toThrow(REFUSED);
  expect(await problem(OTHER)).toMatch(REFUSED);
  expect([await problem(FIRST), await open(FIRST)]).toEqual([undefined, FIRST?.pepper]);
});

it('a file of another pepper is refused, and a missing one is not replaced by a new one', async () => {
  const pepper = await open();
  await writeFile(folder().pepper, OTHER?.pepper ?? '');
  await expect(open()).rejects.toThrow(/pepper is not the pepper of this store.*put back the file/);
  await rm(folder().pepper);
  for (const _ of ['first', 'again']) await expect(open()).rejects.toThrow(/pepper is missing.*put back the file/);
  expect(await problem()).toMatch(/pepper is missing/);
  await writeFile(folder().pepper, pepper);
  expect(Buffer.from(await open())).toEqual(Buffer.from(pepper));
});

it('a lost pepper may be replaced once every key is revoked', async () => {
  await open(FIRST);
  await expect(open(OTHER)).rejects.toThrow(REFUSED);
  await stores.identity.addKey(KEY);
  await expect(open(OTHER)).rejects.toThrow('revoke every key with `keys revoke`');
  await stores.identity.revokeKey(KEY.publicId, 2);
  expect(await open(OTHER)).toEqual(OTHER?.pepper);
  await expect(open(FIRST)).resolves.toEqual(FIRST?.pepper);
});

it('of concurrent first starts with different peppers one wins', async () => {
  const opened = await Promise.allSettled([open(FIRST), open(OTHER), open(FIRST), open(OTHER)]);
  const statuses = opened.map(({ status }) => status);
  expect([statuses.slice(0, 2), statuses.slice(2)].map((pair) => pair.toSorted())).toEqual(
    Array(2).fill(['fulfilled', 'rejected']),
  );
});
