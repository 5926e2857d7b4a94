import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { mayBeRunning, ownIdentity, type ProcessIdentity } from '../stores/embedded/process-identity.ts';
import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { readPrivateFile, writePrivateFile } from './private-file.ts';
import type { WorldName } from './world-folder.ts';

/** What a serving process records in DATA_DIR, so that commands work in the same world. */
export interface RunningServer extends ProcessIdentity {
  readonly world: WorldName;
  /** Absent while it starts: it collects and assesses before it listens. */
  readonly url?: string;
}

const pathIn = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'server.json');

/** Records that this process serves, or without a URL that it starts. */
export async function announceServer(
  config: Pick<Config, 'dataDir'>,
  server: Pick<RunningServer, 'world' | 'url'>,
): Promise<void> {
  await writePrivateFile(pathIn(config), `${JSON.stringify({ ...ownIdentity(), ...server })}\n`);
}

/** Removes the record of this process; a later one of another process stays. */
export async function withdrawServer(config: Pick<Config, 'dataDir'>): Promise<void> {
  const known = await readServer(config);
  if (known !== 'foreign' && known?.pid === process.pid) await unlink(pathIn(config));
}

/**
 * The server that serves this DATA_DIR now, or starts; undefined if its process has ended, even if another process has its pid.
 * @throws CommandError if the file is not a server record
 */
export async function runningServer(config: Pick<Config, 'dataDir'>): Promise<RunningServer | undefined> {
  const known = await readServer(config);
  if (known === 'foreign')
    throw new CommandError(`${pathIn(config)} is not a server record: delete it if no server is running`);
  return known !== undefined && mayBeRunning(known) ? known : undefined;
}

async function readServer(config: Pick<Config, 'dataDir'>): Promise<RunningServer | 'foreign' | undefined> {
  const bytes = await readPrivateFile(pathIn(config));
  if (bytes === undefined) return undefined;
  try {
    const known: unknown = JSON.parse(bytes.toString('utf8'));
    return isRunningServer(known) ? known : 'foreign';
  } catch {
    return 'foreign';
  }
}

function isRunningServer(value: unknown): value is RunningServer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    Number.isSafeInteger(value.pid) &&
    value.pid > 0 &&
    'started' in value &&
    typeof value.started === 'string' &&
    'world' in value &&
    (value.world === 'live' || value.world === 'exercise') &&
    (!('url' in value) || typeof value.url === 'string')
  );
}
