import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { openRedisConnection } from '../../stores/counters/redis-connection.ts';
import type { Config } from '../config.ts';
import { runningServer } from '../running-server.ts';
import type { WorldFolder } from '../worlds.ts';
import type { Finding } from './check-result.ts';

/** What a world stands on besides its store. Nothing is changed. */
export async function checkHost(config: Config, folder: WorldFolder): Promise<readonly Finding[]> {
  const server = await runningServer(config);
  return [
    { what: 'node', ok: Number(process.versions.node.split('.')[0]) >= 20, says: process.versions.node },
    { what: 'world', ok: true, says: folder.name === 'live' ? 'live' : 'EXERCISE, invented' },
    ...(await dataFolder(config)),
    { what: 'feeds proxy', ok: true, says: config.feedsProxy ?? 'none' },
    {
      what: 'server',
      ok: true,
      says: server === undefined ? 'none is running here' : `${server.world} on ${server.url}`,
    },
    ...(server === undefined ? await ports(config) : []),
    ...(config.redisUrl === undefined ? [] : [await redis(config.redisUrl)]),
  ];
}

async function dataFolder({ dataDir }: Config): Promise<readonly Finding[]> {
  const what = 'data folder';
  const mode = await stat(dataDir).then(
    (found) => found.mode,
    () => undefined,
  );
  if (mode === undefined) return [{ what, ok: true, says: `${dataDir} is not there yet` }];
  const isWritable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  const { bavail, bsize } = await statfs(dataDir);
  if (!isWritable) return [{ what, ok: false, says: `${dataDir} cannot be written to` }, diskFinding(bavail * bsize)];
  const isOpen = (mode & 0o077) !== 0;
  const says = `${dataDir}${isOpen ? ` can be entered by others: chmod 700 ${dataDir}` : ''}`;
  return [{ what, ok: !isOpen, says }, diskFinding(bavail * bsize)];
}

/** A year of snapshots and evidence is some gigabytes; below one, a day of backlog may not fit. */
const MIN_FREE_BYTES = 1_000_000_000;

/** @param freeBytes what the file system of DATA_DIR still takes */
export const diskFinding = (freeBytes: number): Finding => ({
  what: 'disk',
  ok: freeBytes >= MIN_FREE_BYTES,
  says: `${(freeBytes / 1_000_000_000).toFixed(1)} GB free under DATA_DIR`,
});

function ports({ host, port, metricsPort }: Config): Promise<readonly Finding[]> {
  const asked = [
    { name: 'PORT', host, port },
    ...(metricsPort === undefined ? [] : [{ name: 'METRICS_PORT', host: '127.0.0.1', port: metricsPort }]),
  ];
  return Promise.all(asked.map(portFinding));
}

async function portFinding(asked: {
  readonly name: string;
  readonly host: string;
  readonly port: number;
}): Promise<Finding> {
  const { name, host, port } = asked;
  const problem = await listenOnce(host, port);
  const place = `${port} of ${host}`;
  const says = problem === undefined ? `${place} is free` : `${place} cannot be listened on (${problem})`;
  return { what: name, ok: problem === undefined, says };
}

/** @returns the code of what went wrong */
function listenOnce(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: Error & { code?: string }) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

async function redis(url: string): Promise<Finding> {
  const connection = await openRedisConnection(url);
  try {
    await connection.run('return 1', [], []);
    return { what: 'redis', ok: true, says: 'answers' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { what: 'redis', ok: false, says: `does not answer, so every process counts alone: ${why}` };
  } finally {
    await connection.close();
  }
}
