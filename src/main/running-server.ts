import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { readPrivateFile, writePrivateFile } from './private-file.ts';
import type { WorldName } from './worlds.ts';

/** What a serving process leaves in DATA_DIR, so that commands speak to the same world. */
export interface RunningServer {
  readonly pid: number;
  readonly world: WorldName;
  readonly url: string;
}

const pathIn = ({ dataDir }: Config): string => join(dataDir, 'server.json');

export async function announceServer(config: Config, server: RunningServer): Promise<void> {
  await writePrivateFile(pathIn(config), `${JSON.stringify(server)}\n`);
}

export async function withdrawServer(config: Config): Promise<void> {
  const known = await runningServer(config);
  if (known?.pid === process.pid) await unlink(pathIn(config));
}

/** The server that serves this DATA_DIR now; undefined when its process is gone. */
export async function runningServer(config: Config): Promise<RunningServer | undefined> {
  const bytes = await readPrivateFile(pathIn(config));
  if (bytes === undefined) return undefined;
  const known: unknown = JSON.parse(bytes.toString('utf8'));
  return isRunningServer(known) && isAlive(known.pid) ? known : undefined;
}

function isRunningServer(value: unknown): value is RunningServer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'world' in value &&
    (value.world === 'live' || value.world === 'exercise') &&
    'url' in value &&
    typeof value.url === 'string'
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
