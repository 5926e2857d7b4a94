import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/kit/program.ts';
import { openStoreUnderTest } from '../../../test/kit/store-under-test.ts';
import { appliedMigrations, migrate } from '../migrate.ts';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import { openStores } from '../open-stores.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { backupStore } from './backup-store.ts';
import { restoreStore } from './restore-store.ts';

const FACTS = { madeAt: '2026-01-01T00:00:00.000Z', program: '0.0.0', world: 'live' } as const;
const EVERY_ID = ALL_MIGRATIONS.map(({ id }) => id);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let older: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  older = join(folder.path, 'older');
  const client = await openStoreUnderTest('nothing');
  await migrate(client, ALL_MIGRATIONS.slice(0, 4));
  const text = "INSERT INTO api_key VALUES ('abcdefgh', 'acme', 'mac', 'live', '[]', 1, NULL, NULL)";
  await client.query({ text, values: [] });
  await backupStore(client, older, FACTS);
  await client.close();
});
afterAll(() => folder.remove());

describe('a restore', () => {
  it('takes the backup of an older program and brings it forward', async () => {
    const client = await openStoreUnderTest('nothing');
    await restoreStore(client, older, 'live');
    expect(await appliedMigrations(client)).toEqual(EVERY_ID);
    expect(await (await openStores(client)).identity.listKeys()).toMatchObject([{ publicId: 'abcdefgh' }]);
    await client.close();
  });

  it('refuses an empty store of another migration, and leaves it as it is', async () => {
    const client = await openStoreUnderTest('nothing');
    const { identity } = await openStores(client);
    await expect(restoreStore(client, older, 'live')).rejects.toThrow(
      /^the store is at migration .*, the backup at 0004-audit/,
    );
    expect(await identity.listKeys()).toEqual([]);
    await client.close();
  });

  it('refuses the backup of a newer program before it touches the store', async () => {
    const manifest = join(folder.path, 'older', 'manifest.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace('0004-audit', '9999-later'));
    const client = await openStoreUnderTest('nothing');
    await expect(restoreStore(client, older, 'live')).rejects.toThrow(
      'newer than this program: it holds migration 9999-later',
    );
    expect(await appliedMigrations(client)).toEqual([]);
    await writeFile(manifest, text);
    await client.close();
  });

  it('stores nothing of a backup whose rows the store refuses', async () => {
    const client = await openStoreUnderTest('nothing');
    await migrate(client, ALL_MIGRATIONS.slice(0, 4));
    await client.query({ text: "ALTER TABLE api_key ADD CONSTRAINT odd CHECK (account_id <> 'acme')", values: [] });
    await expect(restoreStore(client, older, 'live')).rejects.toMatchObject({ kind: 'rejected' });
    const rows = await client.query({ text: 'SELECT 1 FROM api_key', values: [] });
    expect(rows).toEqual([]);
    await client.close();
  });

  it('has nothing to do with a store that was never opened', async () => {
    const client = await openStoreUnderTest('nothing');
    await expect(backupStore(client, join(folder.path, 'none'), FACTS)).rejects.toBeInstanceOf(BackupRefusal);
    await expect(readFile(join(folder.path, 'none', 'manifest.json'))).rejects.toThrow('ENOENT');
    await client.close();
  });
});
