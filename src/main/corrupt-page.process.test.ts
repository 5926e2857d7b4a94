import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embeddedFolder } from '../../test/kit/temporary-folder.ts';
import { text } from '../stores/row-reader.ts';
import { runCommand } from './cli.ts';
import { readConfig } from './config.ts';
import { openClient, openStores } from './open-stores.ts';
import { worldFolder } from './world-folder.ts';

let place: Awaited<ReturnType<typeof embeddedFolder>>;
beforeEach(async () => {
  place = await embeddedFolder();
});
afterEach(() => place.remove());

const config = () => readConfig({ ...place.environment, PORT: '0' });
const folder = () => worldFolder(config(), 'live');

/** Overwrites the first page of a table. */
async function corrupt(table: string): Promise<void> {
  const client = await openClient(config(), folder());
  await client.query({
    text: `INSERT INTO ${table} (feed_id, cursor, consecutive_failures) VALUES ('f', '', 0)`,
    values: [],
  });
  const [row] = await client.query({ text: `SELECT pg_relation_filepath('${table}') AS path`, values: [] });
  await client.close();
  const file = await open(join(folder().store, 'postgres', text(row, 'path')), 'r+');
  await file.write(Buffer.alloc(8_192, 0xa5), 0, 8_192, 0);
  await file.close();
}

it('a corrupt page of the embedded store is known from its first reading on, other reads go on, and doctor names the way out', async () => {
  await corrupt('feed_state');
  const stores = await openStores(config(), folder());
  expect(stores.problems()).toEqual([]);
  for (let reading = 0; reading < 3; reading += 1)
    await expect(stores.feedStates.readAll()).rejects.toMatchObject({ sqlState: expect.stringMatching(/^XX00[12]$/) });
  expect(stores.problems()).toEqual(['corrupt_page']);
  expect([await stores.identity.listKeys(), await stores.ready()]).toEqual([[], true]);
  await stores.close();
  let output = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    output += String(piece);
    return true;
  });
  expect(await runCommand(['doctor'], config()).finally(() => spy.mockRestore())).toBe(1);
  expect(output).toMatch(
    /^FAIL store: embedded PostgreSQL, a page of the store is corrupt.*restore a backup into an empty store/m,
  );
});
