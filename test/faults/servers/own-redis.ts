import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort, type OwnProcess, startOwnProcess } from './own-process.ts';

/** A Redis server of the test's own, which keeps nothing on disk. */
export interface OwnRedis {
  readonly url: string;
  server(): OwnProcess;
  /** One command on a connection of its own. */
  command(name: string, ...values: readonly string[]): Promise<unknown>;
  /** Starts it again, empty, and waits until it answers. */
  start(): Promise<void>;
  answers(): Promise<boolean>;
  remove(): Promise<void>;
}

const START_MS = 30_000;

export interface RedisOptions {
  readonly within?: readonly string[];
  /** Address that programs reach it at. */
  readonly address?: string;
}

export async function startOwnRedis({ within = [], address = '127.0.0.1' }: RedisOptions = {}): Promise<OwnRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'barograph-redis-'));
  const port = await freePort();
  const socket = join(folder, 'socket');
  const log = join(folder, 'log');
  const words = ['--port', String(port), '--bind', address, '--unixsocket', socket, '--dir', folder];
  const keepsNothing = ['--save', '', '--appendonly', 'no', '--protected-mode', 'no'];
  const run = () => startOwnProcess([...within, 'redis-server', ...words, ...keepsNothing], log);
  const url = `redis://${address}:${port}`;
  let server = run();
  const started = async () => {
    const until = Date.now() + START_MS;
    while (!(await answersTo(socket))) {
      if (Date.now() > until) throw new Error(`Redis does not start:\n${existsSync(log) ? readFileSync(log) : ''}`);
      await sleep(20);
    }
  };
  await started();
  return {
    url,
    server: () => server,
    command: (name, ...values) => on(socket, (redis) => redis.call(name, ...values)),
    answers: () => answersTo(url),
    async start() {
      server = run();
      await started();
    },
    async remove() {
      await server.killAll();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const answersTo = (place: string): Promise<boolean> =>
  on(place, (redis) => redis.ping()).then(
    () => true,
    () => false,
  );

async function on<T>(place: string, ask: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(place, {
    lazyConnect: true,
    connectTimeout: 1_000,
    commandTimeout: 1_000,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await ask(redis);
  } finally {
    redis.disconnect();
  }
}
