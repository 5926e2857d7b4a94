import { statfsSync } from 'node:fs';
import { StoreFailure } from '../stores/store-failure.ts';
import { WorldRefusal } from '../stores/store-world.ts';
import { CommandError, CommandFailure } from './command-error.ts';
import { cut } from './commands/texts/layout.ts';
import { ConfigError } from './config.ts';
import { PepperRefusal } from './open-pepper.ts';

/**
 * One sentence for an error that the operator can correct, the stack for a fault of the program.
 * @param dataDir undefined while the configuration is not read
 */
export function errorSentence(error: unknown, dataDir?: string): string {
  if (error instanceof ConfigError || error instanceof CommandError || error instanceof CommandFailure)
    return error.message;
  if (error instanceof WorldRefusal || error instanceof PepperRefusal) return error.message;
  if (error instanceof StoreFailure) return `store error: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  return fullDiskSentence(error, dataDir) ?? fileSentence(error) ?? error.stack ?? error.message;
}

/** A backup may go to another disk than that of DATA_DIR, and the error names none. */
function fullDiskSentence({ message }: Error, dataDir: string | undefined): string | undefined {
  const [code] = /\b(ENOSPC|EDQUOT)\b/.exec(message) ?? [];
  if (code === undefined) return undefined;
  const isOfDataDir = dataDir !== undefined && (code === 'EDQUOT' || freeBytesOf(dataDir) < MIN_FREE_BYTES);
  const disk = isOfDataDir ? `the disk of DATA_DIR (${cut(dataDir, MAX_PATH)})` : 'a disk';
  return `${disk} is full (${code}): free space, then retry`;
}

/** A disk with less is called full; small files fail below it. */
const MIN_FREE_BYTES = 1024 * 1024;

function freeBytesOf(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    // A folder that could not be created has no file of the program.
    return 0;
  }
}

/** An error of the file system, such as `ENOTDIR: not a directory, mkdir '/a/b'`, as a sentence with its remedy. */
function fileSentence({ message }: Error): string | undefined {
  const [, code = '', call = '', path] = /\b(E[A-Z]+): [^,]+, (\w+)(?: '(.*?)')?/s.exec(message) ?? [];
  const reason = REASONS[code];
  if (reason === undefined) return undefined;
  return `cannot ${VERBS[call] ?? 'use'} ${cut(path ?? 'a file', MAX_PATH)}: ${reason} (${code}). Set DATA_DIR to a folder that this user can write`;
}

/** Of a path in a sentence, in characters. */
const MAX_PATH = 120;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file with this name is there already',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'the path is too long',
  ENOENT: 'a part of the path does not exist and cannot be created',
  ELOOP: 'too many symbolic links',
};

const VERBS: Readonly<Record<string, string>> = {
  access: 'write to',
  mkdir: 'create',
  open: 'open',
  link: 'create',
  symlink: 'create',
};
