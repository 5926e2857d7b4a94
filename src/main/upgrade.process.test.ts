import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/kit/program.ts';
import { migrate } from '../stores/migrate.ts';
import { ALL_MIGRATIONS } from '../stores/migrations/all-migrations.ts';
import type { Migration } from '../stores/migrations/migration.ts';
import { readConfig } from './config.ts';
import { type OpenStores, openClient, openStores } from './open-stores.ts';
import { worldFolder } from './world-folder.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let running: OpenStores;
beforeEach(async () => {
  folder = await temporaryFolder();
  running = await open();
});
afterEach(async () => {
  await running.close();
  await folder.remove();
});

const configured = () => readConfig(folder.environment);
const open = () => openStores(configured(), worldFolder(configured(), 'live'));

/** A newer program migrates the store while this one, the older, is running. */
async function upgrade(...steps: readonly Migration[]): Promise<void> {
  const client = await openClient(configured(), worldFolder(configured(), 'live'));
  await migrate(client, [...ALL_MIGRATIONS, ...steps]).finally(() => client.close());
}

const additive: Migration = { id: '9000-next', statements: ['ALTER TABLE feed_state ADD COLUMN next text'] };
const contracting: Migration = {
  id: '9001-contract',
  minProgram: '9001-contract',
  statements: ['ALTER TABLE feed_state DROP COLUMN next'],
};

describe('a process on the schema of a newer program', () => {
  it('stays ready after a step that only adds, starts, and works', async () => {
    await upgrade(additive);
    expect(await running.ready()).toBe(true);
    const started = await open();
    expect(await started.ready()).toBe(true);
    await started.feedStates.write({ feedId: 'feed', cursor: 1, consecutiveFailures: 0 });
    expect(await running.feedStates.read('feed')).toMatchObject({ cursor: 1 });
    await started.close();
  });

  it('is not ready and does not start after a step that needs a newer program', async () => {
    await upgrade(additive, contracting);
    expect(await running.ready()).toBe(false);
    await expect(open()).rejects.toThrow('the store is newer than this program: it holds migration 9001-contract');
  });

  it('does not trust a step that names no program', async () => {
    const client = await openClient(configured(), worldFolder(configured(), 'live'));
    await client.query({ text: "INSERT INTO schema_migration (id) VALUES ('9999-later')", values: [] });
    await client.close();
    expect(await running.ready()).toBe(false);
  });
});
