import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { emptyFolder } from './empty-folder.ts';
import { createTestDatabase } from './postgres.ts';
import { buildProgram, finished, printed, startProgram } from './program.ts';

/** A process of one role that has said that it runs. */
export interface RoleProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Where it serves; empty for a worker. */
  readonly url: string;
  /** What it has written on stderr so far: its log. */
  log(): string;
  /** What it has printed so far. */
  printed(): string;
  /** Waits for its end. @returns the exit code */
  ended(): Promise<number | null>;
}

/** What processes of one installation have in common: a database, and an environment in which no upstream answers. */
export interface Installation {
  readonly databaseUrl: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The data folder of one of its processes. */
  folder(name: string): string;
  remove(): Promise<void>;
}

/** Builds the program and makes room for its processes. */
export async function createInstallation(more: Readonly<Record<string, string>> = {}): Promise<Installation> {
  await buildProgram();
  const folder = await emptyFolder();
  const database = await createTestDatabase();
  return {
    databaseUrl: database.url,
    environment: {
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      DRAIN_SECONDS: '0',
      FEEDS_PROXY: 'http://127.0.0.1:9',
      ...more,
    },
    folder: (name) => join(folder.path, name),
    async remove() {
      await database.drop();
      await folder.remove();
    },
  };
}

/** Starts `serve` or `worker` and waits until it says that it runs. */
export async function startRole(
  role: 'serve' | 'worker',
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<RoleProcess> {
  const child = startProgram([role], { dataDir, environment });
  let log = '';
  let out = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString('utf8');
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString('utf8');
  });
  const end = finished(child);
  const text = await printed(child, /Stop with Ctrl-C/);
  return {
    child,
    pid: child.pid ?? 0,
    url: /on (http:\/\/\S+)/.exec(text)?.[1] ?? '',
    log: () => log,
    printed: () => out,
    ended: async () => (await end).code,
  };
}

/** Ports that were free a moment ago, each another one. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Runs one statement after the other on a database. */
export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
