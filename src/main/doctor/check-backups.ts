import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isBackupOverdue, type KeptBackup } from '../../ports/backups.ts';
import { createBackupFolder } from '../../stores/backup/backup-folder.ts';
import { duration } from '../commands/duration.ts';
import type { Config } from '../config.ts';
import { readPrivateFile } from '../private-file.ts';
import { systemClock } from '../system-clock.ts';
import type { WorldFolder } from '../world-folder.ts';
import type { CheckResult } from './check-result.ts';

/** Whether the scheduled backups of the live world are made and their folder can be written. Changes nothing. */
export async function checkBackups(
  config: Pick<Config, 'backups' | 'pepper'>,
  folder: WorldFolder,
): Promise<readonly CheckResult[]> {
  const { backups } = config;
  if (backups === undefined || folder.name !== 'live') return [];
  const { directory, everyMs } = backups;
  const name = 'backups';
  const isWritable = await canBeWritten(directory);
  if (!isWritable) return [{ name, ok: false, message: `${directory} cannot be written: no backup is made` }];
  const newest = await newestIn(directory, config.pepper ?? (await readPrivateFile(folder.pepper)));
  const due = `one is due every ${duration(everyMs)}`;
  if (newest === undefined)
    return [{ name, ok: false, message: `${directory} holds no backup of this installation; ${due}` }];
  const now = systemClock.now();
  const message = `the newest in ${directory} is ${duration(now - newest.madeAt)} old; ${due}`;
  return [{ name, ok: !isBackupOverdue(newest.madeAt, everyMs, now), message }];
}

/** @param pepper of the live world, where there is one yet */
async function newestIn(directory: string, pepper: Uint8Array | undefined): Promise<KeptBackup | undefined> {
  if (pepper === undefined) return undefined;
  const pepperSha256 = createHash('sha256').update(pepper).digest('hex');
  return (await createBackupFolder(directory, pepperSha256).complete())[0];
}

/** A folder that does not exist yet is created in the nearest one that does. */
async function canBeWritten(path: string): Promise<boolean> {
  try {
    const isFolder = (await stat(path)).isDirectory();
    if (isFolder) await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return isFolder;
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isAbsent && dirname(path) !== path && canBeWritten(dirname(path));
  }
}
