// `DATABASE_URL=postgres://… npm run bench:processes`: reads of two processes over one PostgreSQL store against those of one
// alone, in pairs, in one run. The servers, whether one works or two, have the cores of SERVER_CORES; wrk has those of
// LOAD_CORES. Each process has a port and half of the connections of its own, as behind a proxy that balances. Makes a
// database of its own on that server and drops it. `--write` puts the reads into docs/capacity-measurements.json. Needs wrk and
// taskset. `SECONDS=5 ROUNDS=5 CONNECTIONS=64`.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from '../scripts/build.mjs';
import { createDatabase } from './own-database.mjs';
import { bundleOwn } from './own-modules.mjs';
import { cpuSeconds, createPlace, READ, readWrk, residentMegabytes, said } from './served-program.mjs';

const SECONDS = Number(process.env.SECONDS ?? 5);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 64);
const SERVER_CORES = process.env.SERVER_CORES ?? '0,1';
const LOAD_CORES = process.env.LOAD_CORES ?? '2,3';
const BODY_BYTES = 60_000;
const BOOK = fileURLToPath(new URL('../docs/capacity-measurements.json', import.meta.url));
const GOAL = 1.7;
/** Two processes that are asked as much as they can answer have this much of two cores, or others have the rest. */
const QUIET_CORES = 1.6;
const MANY = 1_000_000_000;
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

const run = promisify(execFile);
let childrenBefore = 0;
const missing = ['wrk', 'taskset'].filter((program) => spawnSync(program, ['-V']).error !== undefined);
if (missing.length > 0 || process.env.DATABASE_URL === undefined) {
  const absent = [...missing, ...(process.env.DATABASE_URL === undefined ? ['DATABASE_URL'] : [])];
  console.error(`not measured: ${absent.join(' and ')} ${absent.length > 1 ? 'are' : 'is'} missing`);
  process.exit(2);
}

const place = createPlace();
let own;
const database = await createDatabase();
try {
  await main();
} finally {
  await place.close();
  if (own !== undefined) rmSync(own, { recursive: true, force: true });
  await database.drop();
}

async function main() {
  await build();
  const environment = { ...surroundings(), DATABASE_URL: database.url };
  const pepper = randomBytes(32);
  const dataDirs = ['one', 'two'].map((folder) => join(place.path, folder));
  for (const dataDir of dataDirs) {
    mkdirSync(join(dataDir, 'live'), { recursive: true, mode: 0o700 });
    writeFileSync(join(dataDir, 'live', 'pepper'), pepper, { mode: 0o600 });
  }
  const servers = [];
  for (const dataDir of dataDirs) servers.push(await startServer(dataDir, environment));
  const words = ['dist/main.mjs', 'keys', 'create', '--account', 'bench', '--plan', 'enterprise', '--json'];
  const env = { ...environment, DATA_DIR: dataDirs[0] };
  const { key } = JSON.parse(execFileSync(process.execPath, words, { env, encoding: 'utf8' }));
  const bytes = await storeLargeSnapshot();
  for (const { url } of servers) await served(url, key, bytes);
  console.log(
    `Node ${process.versions.node}, ${CONNECTIONS} connections, ${ROUNDS} pairs of ${SECONDS} s; servers on cores ${SERVER_CORES}, wrk on ${LOAD_CORES}; a body of ${bytes} bytes.\n`,
  );
  console.log(
    'kind             one req/s   two req/s   ratio   cores of one   cores of two   cores of wrk   CPU µs one, two   p99 ms one, two',
  );
  const kinds = { read: {}, 'read, br': { 'Accept-Encoding': 'br' }, 'not modified': { 'If-None-Match': '*' } };
  const kept = {};
  let got = 0;
  for (const [kind, headers] of Object.entries(kinds))
    kept[kind] = await measure(kind, { ...headers, 'X-Service-Key': key });
  console.log(`\nresident MB: ${servers.map(({ pid }) => residentMegabytes(pid).toFixed(0)).join(' and ')}`);
  if (process.argv.includes('--write')) write(kept.read, got);
  if (got < QUIET_CORES)
    console.log(`NOT QUIET: two processes got ${got.toFixed(2)} of their two cores at most, so the ratio says little`);
  console.log(
    `two processes on the cores of one read ${kept.read.ratio.toFixed(2)} times as much; goal ${GOAL}: ${(kept.read.ratio / GOAL).toFixed(2)} of it`,
  );

  async function measure(kind, headers) {
    const pairs = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await load(servers.slice(0, 1), headers);
      const two = await load(servers, headers);
      pairs.push({ one, two, ratio: two.rate / one.rate });
    }
    const at = (pick) => pairs.map(pick).toSorted((a, b) => a - b)[Math.floor(pairs.length / 2)];
    const ratio = at((pair) => pair.ratio);
    const cells = [
      at(({ one }) => one.rate)
        .toFixed(0)
        .padStart(11),
      at(({ two }) => two.rate)
        .toFixed(0)
        .padStart(12),
      ratio.toFixed(2).padStart(8),
      at(({ one }) => one.cores)
        .toFixed(2)
        .padStart(15),
      at(({ two }) => two.cores)
        .toFixed(2)
        .padStart(15),
      at(({ two }) => two.loadCores)
        .toFixed(2)
        .padStart(15),
      `${at(({ one }) => one.cpu).toFixed(0)}, ${at(({ two }) => two.cpu).toFixed(0)}`.padStart(18),
      `${at(({ one }) => one.p99).toFixed(1)}, ${at(({ two }) => two.p99).toFixed(1)}`.padStart(18),
    ];
    const used = at(({ two }) => two.cores);
    got = Math.max(got, used);
    console.log(`${kind.padEnd(15)}${cells.join('')}`);
    return { one: at(({ one }) => one.rate), two: at(({ two }) => two.rate), ratio };
  }
}

/** The rest of the book is `bench:capacity`'s. */
function write({ one, two, ratio }, got) {
  const rest = JSON.parse(readFileSync(BOOK, 'utf8'));
  const note =
    got < QUIET_CORES
      ? `The machine was not quiet: two processes got ${got.toFixed(2)} of their two cores, so that reads and their ratio are too low and have to be measured again.`
      : `Two processes used ${got.toFixed(2)} of their two cores.`;
  const processes = {
    oneReadsPerSecond: Math.round(one),
    twoReadsPerSecond: Math.round(two),
    ratio: Number(ratio.toFixed(2)),
    note,
  };
  writeFileSync(BOOK, `${JSON.stringify({ ...rest, processes }, null, 2)}\n`);
}

/** One run of wrk at each of these servers concurrently; their connections are shared out evenly. */
async function load(servers, headers) {
  const connections = Math.floor(CONNECTIONS / servers.length);
  const threads = 2 / servers.length;
  const lines = Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}: ${value}`]);
  const before = servers.map(({ pid }) => cpuSeconds(pid));
  loadSeconds();
  const from = performance.now();
  const printed = await Promise.all(
    servers.map(({ url }) =>
      run('taskset', [
        '-c',
        LOAD_CORES,
        'wrk',
        `-t${threads}`,
        `-c${connections}`,
        `-d${SECONDS}s`,
        '--latency',
        ...lines,
        `${url}${READ}`,
      ]),
    ),
  );
  const seconds = (performance.now() - from) / 1_000;
  const cores = servers.reduce((sum, { pid }, i) => sum + cpuSeconds(pid) - before[i], 0) / seconds;
  const runs = printed.map(({ stdout }) => readWrk(stdout));
  const wrong = runs.reduce((sum, { errors, refused }) => sum + errors + (headers['If-None-Match'] ? 0 : refused), 0);
  if (wrong > 0) throw new Error(`${wrong} requests were not answered with 2xx`);
  const requests = runs.reduce((sum, one) => sum + one.requests, 0);
  return {
    rate: requests / seconds,
    cpu: ((cores * seconds) / requests) * 1e6,
    p99: Math.max(...runs.map(({ p99 }) => p99)),
    cores,
    loadCores: loadSeconds() / seconds,
  };
}

/** Processor time of the children that have ended since the last call, s: of wrk. */
function loadSeconds() {
  const now = childSeconds();
  const spent = now - childrenBefore;
  childrenBefore = now;
  return spent;
}

function childSeconds() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

function surroundings() {
  const plenty = { requestsPerMinute: MANY, requestsPerUtcDay: MANY };
  return {
    PATH: process.env.PATH,
    HOME: place.path,
    PORT: '0',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    // The discard port has no listener: nothing is collected meanwhile.
    FEEDS_PROXY: 'http://127.0.0.1:9',
    LIMITS: JSON.stringify({ plans: { enterprise: plenty }, anonymousRequestsPerMinute: MANY }),
  };
}

async function startServer(dataDir, environment) {
  const words = ['-c', SERVER_CORES, process.execPath, 'dist/main.mjs', 'start'];
  const child = place.start(words, { ...environment, DATA_DIR: dataDir }, 'taskset');
  const text = await said(child, /Stop with Ctrl-C/);
  return { pid: child.pid, url: /http:\/\/[\d.:]+/.exec(text)[0] };
}

/** A snapshot as large as those of a busy region, newer than those of the start. */
async function storeLargeSnapshot() {
  own = await bundleOwn(
    'bench-processes',
    `export { openServerStore } from './src/stores/server/open-server-store.ts';
    export { openStores } from './src/stores/open-stores.ts';
    export { largeBody } from './src/projection/test-kit/large-body.ts';`,
  );
  const { openServerStore, openStores, largeBody } = await import(pathToFileURL(join(own, 'main.mjs')).href);
  const client = openServerStore(database.url);
  const body = Buffer.from(largeBody(BODY_BYTES));
  const generatedAt = Date.now() + 1_000;
  const snapshot = {
    snapshotId: 'bench',
    regionId: 'mena',
    generatedAt,
    validUntil: generatedAt + 3_600_000,
    body,
    state: {},
  };
  await (await openStores(client)).snapshots.append(snapshot);
  await client.close();
  return body.length;
}

/** Waits until a server serves it: the store notifies it, not this program. */
async function served(url, key, bytes) {
  const until = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`${url}${READ}`, { headers: { 'X-Service-Key': key } });
    const { byteLength } = await answer.arrayBuffer();
    if (byteLength === bytes) return;
    if (Date.now() > until) throw new Error(`${url} serves ${byteLength} bytes, not ${bytes}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
