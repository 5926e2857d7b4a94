import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { type CuttableProxy, cuttableProxy } from '../kit/fault-proxy.ts';
import { createTestDatabase } from '../kit/postgres.ts';
import { printed, startProgram, stopped, temporaryFolder } from '../kit/program.ts';

/** A Redis server of the test's own, which it may kill. */
export interface OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

/** A serving process with stores of its own, which a test takes away from it. */
export interface ServedProgram {
  readonly url: string;
  /** A key of plan `enterprise` with operator scope. */
  readonly key: string;
  /** Between the process and its database. */
  readonly store: CuttableProxy;
  readonly redis: OwnRedis;
  /** The text of `/metrics`; empty if the server does not answer. */
  scrape(): Promise<string | undefined>;
  send(path: string, init?: RequestInit): Promise<number>;
  /** Ends the process immediately, as a crash does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const POSTGRES_PORT = 5432;
/** The last output of a process, to explain its end. */
const SAID_CHARACTERS = 4_000;

/** @throws Error where PostgreSQL or the program of Redis is missing */
export async function serveProgram(): Promise<ServedProgram> {
  const folder = await temporaryFolder();
  const database = await createTestDatabase();
  const store = await cuttableProxy(POSTGRES_PORT);
  const redis = ownRedis(await freePort());
  await redis.start();
  const [port, metricsPort] = [await freePort(), await freePort()];
  const lots = { requestsPerMinute: 1_000_000, requestsPerUtcDay: 1_000_000 };
  const environment = {
    DATABASE_URL: database.url.replace(`:${POSTGRES_PORT}`, `:${store.port}`),
    REDIS_URL: redis.url,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    FEEDS_PROXY: 'http://127.0.0.1:9',
    LIMITS: JSON.stringify({ plans: { enterprise: lots } }),
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  };
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let key = '';
  let said = '';
  const start = async () => {
    child = startProgram(['start'], { dataDir: folder.path, environment });
    child.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString('utf8')}`.slice(-SAID_CHARACTERS);
    });
    const text = await printed(child, /Stop with Ctrl-C/);
    key = /baro_live_\S{20,}/.exec(text)?.[0] ?? key;
  };
  await start();
  return {
    url,
    get key() {
      return key;
    },
    store,
    redis,
    scrape: () =>
      fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(
        (answer) => answer.text(),
        () => undefined,
      ),
    async send(path, init = {}) {
      const headers = { 'X-Service-Key': key, ...init.headers };
      const answer = await fetch(`${url}${path}`, { ...init, headers }).catch((error: unknown) => {
        throw new Error(`no answer; exit ${child.exitCode}, signal ${child.signalCode}; the process said:\n${said}`, {
          cause: error,
        });
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    async kill() {
      const gone = once(child, 'close');
      child.kill('SIGKILL');
      await gone;
    },
    start,
    async close() {
      store.restore();
      await stopped(child);
      await redis.kill();
      await store.close();
      await database.drop();
      await folder.remove();
    },
  };
}

function ownRedis(port: number): OwnRedis {
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn('redis-server', words, { stdio: 'ignore' });
      await once(child, 'spawn');
      const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 50, maxRetriesPerRequest: null });
      client.on('error', () => undefined);
      await client.ping();
      client.disconnect();
    },
    async kill() {
      if (child === undefined) return;
      const gone = once(child, 'close');
      child.kill('SIGKILL');
      await gone;
      child = undefined;
    },
  };
}

/** Free a moment ago; no other process takes random ports here. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
