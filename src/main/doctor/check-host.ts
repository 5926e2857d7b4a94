import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { machineLookup } from '../../feeds/http/machine-lookup.ts';
import { createNameResolver } from '../../feeds/http/name-resolver.ts';
import { openRedisConnection } from '../../stores/counters/redis-connection.ts';
import type { Config } from '../config.ts';
import { connectionRoom, openFilesResult } from '../connection-room.ts';
import { makesStore, memoryLimit, memoryResult } from '../memory-need.ts';
import { listenOnce } from '../require-free-ports.ts';
import { type RunningServer, runningServer } from '../running-server.ts';
import type { WorldFolder } from '../world-folder.ts';
import type { CheckResult } from './check-result.ts';

/** Checks what a world needs except its store. Changes nothing. */
export async function checkHost(config: Config, folder: WorldFolder): Promise<readonly CheckResult[]> {
  const server = await runningServer(config);
  return [
    { name: 'node', ok: Number(process.versions.node.split('.')[0]) >= 20, message: process.versions.node },
    { name: 'world', ok: true, message: folder.name === 'live' ? 'live' : 'EXERCISE (invented world)' },
    memoryResult(memoryLimit(), makesStore(config)),
    openFilesResult(connectionRoom()),
    ...(await dataDirectory(config)),
    { name: 'feeds proxy', ok: true, message: config.feedsProxy ?? 'none' },
    {
      name: 'server',
      ok: true,
      message: server === undefined ? 'none running' : `${server.world} ${serverState(server)}`,
    },
    ...(server === undefined ? await ports(config) : []),
    ...(config.redisUrl === undefined ? [] : [await redis(config.redisUrl)]),
  ];
}

const serverState = ({ url }: RunningServer): string => (url === undefined ? 'starting' : `on ${url}`);

async function dataDirectory({ dataDir }: Config): Promise<readonly CheckResult[]> {
  const name = 'data directory';
  const mode = await stat(dataDir).then(
    (found) => found.mode,
    () => undefined,
  );
  if (mode === undefined) return [{ name, ok: true, message: `${dataDir} does not exist yet` }];
  const isWritable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  const { bavail, bsize } = await statfs(dataDir);
  if (!isWritable) return [{ name, ok: false, message: `${dataDir} is not writable` }, diskResult(bavail * bsize)];
  const isOpen = (mode & 0o077) !== 0;
  const message = `${dataDir}${isOpen ? ` is accessible to other users: chmod 700 ${dataDir}` : ''}`;
  return [{ name, ok: !isOpen, message }, diskResult(bavail * bsize)];
}

/** A year of snapshots and evidence takes several gigabytes; less than one may not hold a day of backlog. */
const MIN_FREE_BYTES = 1_000_000_000;

/** @param freeBytes available to the file system of DATA_DIR */
export const diskResult = (freeBytes: number): CheckResult => ({
  name: 'disk',
  ok: freeBytes >= MIN_FREE_BYTES,
  message: `${(freeBytes / 1_000_000_000).toFixed(1)} GB free under DATA_DIR`,
});

function ports({ host, port, metricsPort }: Config): Promise<readonly CheckResult[]> {
  const configured = [
    { name: 'PORT', host, port },
    ...(metricsPort === undefined ? [] : [{ name: 'METRICS_PORT', host: '127.0.0.1', port: metricsPort }]),
  ];
  return Promise.all(configured.map(portResult));
}

async function portResult(configured: {
  readonly name: string;
  readonly host: string;
  readonly port: number;
}): Promise<CheckResult> {
  const { name, host, port } = configured;
  const problem = await problemOf(host, port);
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const message = problem === undefined ? `${address} is free` : `cannot listen on ${address} (${problem})`;
  return { name: name, ok: problem === undefined, message };
}

/** The error code; undefined if the port is free. */
async function problemOf(host: string, port: number): Promise<string | undefined> {
  try {
    await listenOnce(host, port);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

async function redis(url: string): Promise<CheckResult> {
  const names = createNameResolver();
  const connection = await openRedisConnection(url, machineLookup(names));
  try {
    await connection.run('return 1', [], []);
    return { name: 'redis', ok: true, message: 'reachable' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { name: 'redis', ok: false, message: `unreachable; rate limits apply per process: ${why}` };
  } finally {
    names.close();
    await connection.close();
  }
}
