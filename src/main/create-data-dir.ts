import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from './config.ts';

/**
 * Creates DATA_DIR where it does not exist and something will be written to it, one folder after the other: a recursive
 * `mkdir` of Node does not return where a file system denies that the parent exists, such as below /proc, and says
 * that a folder does not exist where the file system is read-only.
 * @throws the error of the file system
 */
export function createDataDir({
  dataDir,
  ...config
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'pepper' | 'signingKey'>) {
  const writesNothing =
    config.databaseUrl !== undefined && config.pepper !== undefined && config.signingKey !== undefined;
  if (writesNothing) return;
  // Of a path that is too long, no part is created.
  statSync(dataDir, { throwIfNoEntry: false });
  createFolder(dataDir);
  accessSync(dataDir, constants.W_OK | constants.X_OK);
}

function createFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) createFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
