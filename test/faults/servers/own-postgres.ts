import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, type OwnProcess, startOwnProcess } from './own-process.ts';

export interface PostgresOptions {
  /** Where its folder is made; it must be open to everybody. */
  readonly place?: string;
  /** Settings beyond those that make it quick. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Begins the command, such as `ip netns exec …`. */
  readonly within?: readonly string[];
  /** Address that programs reach it at. */
  readonly address?: string;
  /** Lines for its `pg_hba.conf`. */
  readonly trusting?: readonly string[];
}

/** A PostgreSQL server of the test's own: its own data, port and socket. */
export interface OwnPostgres {
  readonly folder: string;
  readonly port: number;
  /** Of a role that is no superuser, over TCP. */
  url(database: string): string;
  /** Runs statements as superuser over the socket, whatever is wrong with the network. */
  sql(text: string, database?: string): Promise<readonly Record<string, unknown>[]>;
  /** A connection of the superuser that stays until it is ended. */
  session(database: string): Promise<pg.Client>;
  server(): OwnProcess;
  /** Starts it again after its end and waits until it takes statements. */
  start(): Promise<void>;
  /** Its log, for failure messages. */
  log(): string;
  /** Ends it and removes what it left. */
  remove(): Promise<void>;
}

const START_MS = 60_000;
/** A connection or a query on a busy machine. */
const PATIENCE_MS = 60_000;
/** Who owns the databases of the tests. */
const ROLE = 'barograph';

/** Makes and starts a server. PostgreSQL refuses to run as root, so there it runs as the user `postgres`. */
export async function startOwnPostgres(options: PostgresOptions = {}): Promise<OwnPostgres> {
  const { place = tmpdir(), settings = {}, within = [], address = '127.0.0.1', trusting = [] } = options;
  const folder = await mkdtemp(join(place, 'barograph-pg-'));
  const asUser = unprivileged();
  if (asUser.length > 0) execFileSync('chown', ['postgres:', folder]);
  const data = join(folder, 'data');
  const made = ['--auth=trust', '--username=postgres', '--no-sync', '--encoding=UTF8', '--locale=C', '--wal-segsize=1'];
  const [setter = '', ...rest] = [...asUser, program('initdb'), `--pgdata=${data}`, ...made];
  execFileSync(setter, rest, { stdio: 'pipe', cwd: folder });
  appendFileSync(join(data, 'pg_hba.conf'), `${trusting.join('\n')}\n`);
  const port = await freePort();
  const all = {
    port,
    listen_addresses: address,
    unix_socket_directories: folder,
    shared_buffers: '32MB',
    max_connections: 60,
    ...settings,
  };
  const logFile = join(folder, 'log');
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = () => startOwnProcess([...within, ...asUser, program('postgres'), '-D', data, ...words], logFile);
  let server = run();
  const sql: OwnPostgres['sql'] = (text, database = 'postgres') =>
    onServer({ host: folder, port, user: 'postgres', database }, text);
  const started = async () => {
    const until = Date.now() + START_MS;
    for (;;) {
      try {
        await sql('SELECT 1');
        return;
      } catch (error) {
        if (Date.now() > until) throw new Error(`PostgreSQL does not start:\n${read(logFile)}`, { cause: error });
        // What is left of a killed one may keep it from starting for a moment.
        if (server.family().length === 0) server = run();
        await sleep(20);
      }
    }
  };
  await started();
  await sql(`CREATE ROLE ${ROLE} LOGIN`);
  return {
    folder,
    port,
    url: (database) => `postgres://${ROLE}@${address}:${port}/${database}`,
    sql,
    async session(database) {
      const client = new pg.Client({ host: folder, port, user: 'postgres', database });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    server: () => server,
    async start() {
      server = run();
      await started();
    },
    log: () => read(logFile),
    async remove() {
      await server.killAll();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A new database that programs of the test may use; `template` must not be in use. */
export async function newDatabase(postgres: OwnPostgres, name: string, template = 'template1'): Promise<string> {
  await postgres.sql(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${ROLE}`);
  return postgres.url(name);
}

/** Whether a single client without a pool gets an answer within a second. */
export async function answersAt(url: string): Promise<boolean> {
  try {
    await onServer({ connectionString: url, connectionTimeoutMillis: 1_000 }, 'SELECT 1');
    return true;
  } catch {
    return false;
  }
}

async function onServer(where: pg.ClientConfig, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS, ...where });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The newest PostgreSQL of this machine. */
export function program(name: string): string {
  const versions = existsSync(PLACE) ? readdirSync(PLACE).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(PLACE, version, 'bin', name)).find((file) => existsSync(file));
  return found ?? name;
}

const PLACE = '/usr/lib/postgresql';

function unprivileged(): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  const [user, group] = ['-u', '-g'].map((flag) => execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups'];
}

/** A folder that the server's user may enter. */
export async function openFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o777 });
  execFileSync('chmod', ['0777', path]);
}
