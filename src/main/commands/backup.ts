import { createHash } from 'node:crypto';
import { counted, grouped, shortTime } from '../../assessment/english.ts';
import { BackupRefusal } from '../../stores/backup/backup-refusal.ts';
import { backupStore } from '../../stores/backup/backup-store.ts';
import { type Manifest, readManifest } from '../../stores/backup/manifest.ts';
import { restoreStore } from '../../stores/backup/restore-store.ts';
import { readTableShapes } from '../../stores/backup/table-shapes.ts';
import { verifyBackup } from '../../stores/backup/verify-backup.ts';
import { WorldRefusal } from '../../stores/store-world.ts';
import { CommandError } from '../command-error.ts';
import { readPrivateFile } from '../private-file.ts';
import { runningServer } from '../running-server.ts';
import { systemClock } from '../system-clock.ts';
import { VERSION } from '../version.ts';
import { markEvidence, type WorldFolder } from '../world-folder.ts';
import { type Command, parseArguments, print, withDatabase } from './command.ts';
import { createProgress } from './progress.ts';
import { watchTables } from './watch-tables.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'DIR [--json]',
  summary: 'Writes the store to the new folder DIR with a manifest of hashes; prints the hash to store elsewhere.',
  examples: ['backup ../backup-2026-11-22'],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const [directory] = positionals;
    if (directory === undefined) throw new CommandError('backup needs the folder to write, which must not exist');
    return unlessRefused(() =>
      withDatabase(config, { named: values, about: 'service', reads: true }, async (client, folder) => {
        const pepperSha256 = await pepperHash(folder);
        const progress = createProgress('Writing the backup');
        const tables = (await readTableShapes(client)).map(({ name }) => name);
        const { manifest, sha256 } = await backupStore(watchTables(client, tables, progress), directory, {
          madeAt: new Date(systemClock.now()).toISOString(),
          program: VERSION,
          world: folder.name,
          ...(pepperSha256 === undefined ? {} : { pepperSha256 }),
        }).finally(progress.end);
        if (values.json === true) print(JSON.stringify({ hash: sha256, ...manifest }));
        else print(`${describeManifest(manifest)}\nhash ${sha256}\n${ADVICE}`);
      }),
    );
  },
};

/** Pepper and signing key are in no backup: a leaked backup must not create keys or sign snapshots. */
const ADVICE =
  'Store the hash elsewhere: `backup verify --hash` then identifies this backup. It does not contain the files pepper and signing-key of DATA_DIR: keep copies apart.';

export const backupVerify: Command = {
  name: 'backup verify',
  usage: 'DIR [--hash H] [--json]',
  summary: 'Reads a backup from end to end and compares every file with its hash; needs no store.',
  examples: ['backup verify ../backup-2026-11-22'],
  run: async (words) => {
    const { values, positionals } = parseArguments(words, { hash: { type: 'string' }, json: { type: 'boolean' } }, 1);
    const [directory] = positionals;
    if (directory === undefined) throw new CommandError('backup verify needs the folder of a backup');
    if (values.hash !== undefined && !/^[0-9a-f]{64}$/.test(values.hash))
      throw new CommandError('--hash must be a hash printed by backup: 64 hex digits');
    return unlessRefused(async () => {
      const { manifest, sha256 } = await verifyBackup(directory);
      if (values.hash !== undefined && values.hash !== sha256)
        throw new BackupRefusal(`intact, but not the expected backup: its hash is ${sha256}`);
      if (values.json === true) print(JSON.stringify({ status: 'intact', hash: sha256, ...manifest }));
      else print(`intact: ${describeManifest(manifest)}\nhash ${sha256}`);
    });
  },
};

export const restore: Command = {
  name: 'restore',
  usage: 'DIR [--json]',
  summary: 'Restores a backup into an empty store, all or nothing, and migrates the schema.',
  examples: ['restore ../backup-2026-11-22'],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const [directory] = positionals;
    if (directory === undefined) throw new CommandError('restore needs the folder of a backup');
    if ((await runningServer(config)) !== undefined)
      throw new CommandError('a server is running on this DATA_DIR: stop it first');
    return unlessRefused(async () => {
      // Before a store is made for what is no backup.
      const { tables } = (await readManifest(directory)).manifest;
      const names = tables.flatMap(({ name, rows }) => (rows > 0 ? [name] : []));
      await withDatabase(config, { named: values, about: 'service' }, async (client, folder) => {
        const progress = createProgress('Restoring');
        const watched = watchTables(client, names, progress);
        const manifest = await restoreStore(watched, directory, folder.name).finally(progress.end);
        if (manifest.tables.some(({ name, rows }) => name === 'observation' && rows > 0)) await markEvidence(folder);
        if (values.json === true) print(JSON.stringify(manifest));
        else print(`restored ${describeManifest(manifest)}`);
        await warnOfPepper(folder, manifest);
      });
    });
  },
};

async function warnOfPepper(folder: WorldFolder, { pepperSha256 }: Manifest): Promise<void> {
  if (pepperSha256 === undefined || (await pepperHash(folder)) === pepperSha256) return;
  process.stderr.write(
    `warning: no key of the backup is valid until its pepper file (SHA-256 ${pepperSha256}) is at ${folder.pepper}\n`,
  );
}

async function pepperHash(folder: WorldFolder): Promise<string | undefined> {
  const pepper = await readPrivateFile(folder.pepper);
  return pepper === undefined ? undefined : createHash('sha256').update(pepper).digest('hex');
}

function describeManifest({ madeAt, world, migrations, tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = tables.reduce((sum, table) => sum + table.bytes, 0) / 1_000_000;
  const named = world === undefined ? '' : `${world} world, `;
  return `${named}${counted(rows, 'row')} of ${counted(tables.length, 'table')}, ${grouped(megabytes, 1)} MB, as of ${shortTime(Date.parse(madeAt))}, migration ${migrations.at(-1)}`;
}

async function unlessRefused(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof BackupRefusal || error instanceof WorldRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
