import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptBackup } from '../../ports/backups.ts';
import { draftOf, flushFolder } from './backup-store.ts';
import { readManifest } from './manifest.ts';

/** A folder with dated backups of one installation, among whatever else is there. */
export interface BackupFolder {
  /** Where a backup of this instant (epoch ms) is written. */
  pathOf(madeAt: number): string;
  /**
   * The complete backups of this installation, newest first; none where the folder does not exist.
   * @throws Error when it cannot be read
   */
  complete(): Promise<readonly KeptBackup[]>;
  /** Removes drafts that a killed run of this installation left. Nothing may be writing one. */
  removeDrafts(): Promise<void>;
  /** Removes complete backups of this installation but the newest ones. @returns how many */
  removeAllBut(count: number): Promise<number>;
}

/** @param pepperSha256 lower-case hex; distinguishes this installation from others that share the folder */
export function createBackupFolder(directory: string, pepperSha256: string): BackupFolder {
  const prefix = `barograph-${pepperSha256.slice(0, 8)}-`;
  const pathOf = (madeAt: number) => join(directory, `${prefix}${dated(madeAt)}`);

  async function names(): Promise<readonly string[]> {
    try {
      return (await readdir(directory)).filter((name) => name.startsWith(prefix));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }

  /** The folder appears under its name when it is complete; one that was changed or copied there is not ours. */
  async function keptAt(name: string): Promise<readonly KeptBackup[]> {
    const path = join(directory, name);
    const read = await readManifest(path).catch(() => undefined);
    const madeAt = Date.parse(read?.manifest.madeAt ?? '');
    const isOwn = read?.manifest.pepperSha256 === pepperSha256 && pathOf(madeAt) === path;
    return isOwn ? [{ path, madeAt }] : [];
  }

  async function complete(): Promise<readonly KeptBackup[]> {
    const found = await Promise.all((await names()).filter((name) => DATED.test(name)).map(keptAt));
    return found.flat().toSorted((a, b) => b.madeAt - a.madeAt);
  }

  return {
    pathOf,
    complete,
    removeDrafts: async () => {
      for (const name of await names())
        if (DRAFT.test(name)) await rm(join(directory, name), { recursive: true, force: true });
    },
    removeAllBut: async (count) => {
      const surplus = (await complete()).slice(count);
      for (const { path } of surplus) {
        const draft = draftOf(path);
        await rename(path, draft);
        await flushFolder(directory);
        await rm(draft, { recursive: true, force: true });
      }
      return surplus.length;
    },
  };
}

/** `2026-11-23T06-15-00Z`: the UTC second of an instant, as every file system takes it. */
const dated = (instant: number): string =>
  Number.isNaN(instant) ? '' : `${new Date(instant).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const DATED = /-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const DRAFT = /-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.[0-9a-f-]{36}\.draft$/;
