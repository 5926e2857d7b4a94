import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedFolder, type TemporaryFolder, temporaryFolder } from '../../test/kit/temporary-folder.ts';
import { CommandError } from './command-error.ts';
import { readConfig } from './config.ts';
import { openStores } from './open-stores.ts';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const config = () => readConfig(folder.environment);
/** The embedded store, whatever tests run on. */
const EMBEDDED = {};
const world = () => ({ name: 'live', store: join(folder.path, 'live', 'store') }) as const;

describe('the stores of a world', () => {
  it('are ready with their schema, and private', async () => {
    const stores = await openStores(config(), world());
    expect(await stores.ready()).toBe(true);
    expect(await stores.snapshots.latest('mena')).toBeUndefined();
    await stores.close();
    expect(await stores.ready()).toBe(false);
  });

  it('are waited for by a process that stays, so that it does not end with a command that came first', async () => {
    await folder.remove();
    folder = await embeddedFolder();
    const command = await openStores(EMBEDDED, world());
    let isWaiting: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      isWaiting = resolve;
    });
    const opening = openStores(EMBEDDED, world(), { isLongRunning: true, onWait: async () => isWaiting() });
    await waiting;
    await command.feedStates.write({ feedId: 'a', cursor: 1, consecutiveFailures: 0 });
    await command.close();
    const server = await opening;
    expect(await server.feedStates.read('a')).toMatchObject({ cursor: 1 });
    await server.close();
  });

  it('are shared by concurrent commands', async () => {
    const first = await openStores(config(), world());
    const second = await openStores(config(), world());
    await second.feedStates.write({ feedId: 'a', cursor: 2, consecutiveFailures: 0 });
    expect(await first.feedStates.read('a')).toMatchObject({ cursor: 2 });
    await second.close();
    await first.close();
  });

  it('stop waiting when onWait throws', async () => {
    await folder.remove();
    folder = await embeddedFolder();
    const command = await openStores(EMBEDDED, world());
    const refuse = () => Promise.reject(new CommandError('a server already serves'));
    await expect(openStores(EMBEDDED, world(), { isLongRunning: true, onWait: refuse })).rejects.toThrow(
      'already serves',
    );
    await command.close();
  });
});
