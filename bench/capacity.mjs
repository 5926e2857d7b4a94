// `DATABASE_URL=postgres://… REDIS_URL=redis://… npm run bench:capacity`: the numbers that docs/capacity.md reckons with: what
// an observation and a snapshot take on disk, how many a second are written and read on both stores, what an assessment costs
// by rows and by regions, what a count in Redis costs, and how the pool of connections queues. Made-up but lifelike rows
// (lifelike-observations.mjs). Makes a database of its own and drops it. `--write` puts the numbers into
// docs/capacity-measurements.json; those of `bench:processes` are kept there by itself.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { lifelikeObservations } from './lifelike-observations.mjs';
import { createDatabase } from './own-database.mjs';
import { bundleOwn } from './own-modules.mjs';

const BOOK = fileURLToPath(new URL('../docs/capacity-measurements.json', import.meta.url));
const INSTANT = Date.UTC(2026, 9, 14, 12, 10);
const ROWS = Number(process.env.ROWS ?? 20_000);
const ASSESSED = (process.env.SIZES ?? '10000,30000,100000').split(',').map(Number);
const SNAPSHOTS = 64;
const READS = 400;
const COUNTS = 4_000;
/** The pool's own queue, by statements that only take time: what it predicts does not hang on who else uses the machine. */
const POOL = { connections: 8, serviceMs: 100, share: 0.8, arrivals: 1_200 };

if (process.env.DATABASE_URL === undefined || process.env.REDIS_URL === undefined) {
  console.error('not measured: DATABASE_URL and REDIS_URL name the servers to measure on');
  process.exit(2);
}
const place = await bundleOwn(
  'bench-capacity',
  `export { openEmbeddedStore } from './src/stores/embedded/open-embedded-store.ts';
  export { openServerStore } from './src/stores/server/open-server-store.ts';
  export { openStores } from './src/stores/open-stores.ts';
  export { openRedisConnection } from './src/stores/counters/redis-connection.ts';
  export { createRedisLimiter } from './src/stores/counters/redis-limiter.ts';
  export { systemTimer } from './src/main/system-timer.ts';
  export { createMemoryLimiter } from './src/stores/counters/memory-limiter.ts';
  export { indexObservations } from './src/assessment/observation-index.ts';
  export { assessWorld } from './src/assessment/assess-world.ts';
  export { assessRegion } from './src/assessment/assess-region.ts';
  export { REGIONS } from './src/reference/regions.ts';
  export { COUNTRIES } from './src/reference/countries.ts';
  export { ACTORS } from './src/reference/actors.ts';
  export { THEATERS } from './src/reference/theaters.ts';
  export { CHOKEPOINTS } from './src/reference/chokepoints.ts';
  export { snapshotOfWorld } from './test/kit/worlds.ts';`,
);
const database = await createDatabase();
try {
  const own = await import(pathToFileURL(join(place, 'main.mjs')).href);
  const body = lifelikeBody(own);
  const embedded = await own.openEmbeddedStore({ directory: join(place, 'store') });
  const numbers = {
    machine: { cores: cpus().length, node: process.versions.node, commit: commit() },
    snapshot: { bodyBytes: body.length, compressedBytes: brotliCompressSync(body).length },
    stores: {
      embedded: await storeNumbers(own, embedded.client, body),
      postgresql: await storeNumbers(own, own.openServerStore(database.url), body),
    },
    assessment: ASSESSED.map((rows) => assessment(own, rows)),
    redis: await redisNumbers(own),
    pool: await poolNumbers(own),
  };
  console.log(JSON.stringify(numbers, null, 2));
  if (process.argv.includes('--write')) {
    const { processes } = JSON.parse(readFileSync(BOOK, 'utf8'));
    writeFileSync(BOOK, `${JSON.stringify({ ...numbers, processes }, null, 2)}\n`);
  }
} finally {
  rmSync(place, { recursive: true, force: true });
  await database.drop();
}

/** A snapshot of a lifelike world, as it is stored and served. */
function lifelikeBody(own) {
  const world = own.assessWorld(
    own.indexObservations([...lifelikeObservations(30_000, INSTANT, referenceOf(own))], INSTANT),
    '',
  );
  return Buffer.from(own.snapshotOfWorld(world, 'mena').body);
}

/** Writes, reads and bytes of a store, which it closes. */
async function storeNumbers(own, client, body) {
  const stores = await own.openStores(client);
  const rows = [...lifelikeObservations(ROWS, INSTANT, referenceOf(own))];
  const rowsBefore = await bytesOf(client, 'observation');
  const appendSeconds = await seconds(async () => {
    for (let from = 0; from < rows.length; from += 2_000)
      await stores.observations.append(rows.slice(from, from + 2_000));
  });
  const rowBytes = ((await bytesOf(client, 'observation')) - rowsBefore) / rows.length;
  const bodiesBefore = await bytesOf(client, 'snapshot');
  const snapshotSeconds = await seconds(async () => {
    for (let n = 0; n < SNAPSHOTS; n += 1)
      await stores.snapshots.append({
        snapshotId: `s${n}`,
        regionId: own.REGIONS[n % own.REGIONS.length].id,
        generatedAt: INSTANT + n,
        validUntil: INSTANT + n + 1,
        body,
        state: {},
      });
  });
  const snapshotBytes = ((await bytesOf(client, 'snapshot')) - bodiesBefore) / SNAPSHOTS;
  const times = [];
  for (let n = 0; n < READS; n += 1)
    times.push(await seconds(() => stores.snapshots.latestAt(own.REGIONS[n % own.REGIONS.length].id, INSTANT + n)));
  times.sort((a, b) => a - b);
  await client.close();
  return {
    observationBytes: Math.round(rowBytes),
    snapshotBytes: Math.round(snapshotBytes),
    appendedPerSecond: Math.round(rows.length / appendSeconds),
    snapshotsPerSecond: Math.round(SNAPSHOTS / snapshotSeconds),
    pastReadMs: rounded(times[READS / 2] * 1_000),
  };
}

/** With indexes and what is kept out of line. */
async function bytesOf(client, table) {
  const [row] = await client.query({ text: `SELECT pg_total_relation_size('${table}')::text AS bytes`, values: [] });
  return Number(row.bytes);
}

/** Processor time of what does not hang on the number of regions, and of one region. */
function assessment(own, count) {
  const rows = [...lifelikeObservations(count, INSTANT, referenceOf(own))];
  const from = cpuSeconds();
  const index = own.indexObservations(rows, INSTANT);
  const world = own.assessWorld(index, '');
  const shared = cpuSeconds();
  for (const { id } of own.REGIONS) own.assessRegion(world, id, undefined);
  const region = (cpuSeconds() - shared) / own.REGIONS.length;
  return {
    rows: count,
    worldSeconds: rounded(shared - from),
    regionSeconds: rounded(region),
    megabytes: Math.round(process.memoryUsage.rss() / 1_048_576),
  };
}

async function redisNumbers(own) {
  const clock = { now: () => Date.now() };
  const connection = await own.openRedisConnection(process.env.REDIS_URL);
  const shared = own.createRedisLimiter({
    connection,
    keyPrefix: `${name}:`,
    clock,
    setTimer: own.systemTimer,
    timeoutMs: 60_000,
  });
  const local = own.createMemoryLimiter({ clock });
  const cost = async (limiter) => {
    const from = cpuSeconds();
    for (let n = 0; n < COUNTS; n += 64)
      await Promise.all(Array.from({ length: 64 }, (_, i) => limiter.take(windowsOf(i), 1)));
    return ((cpuSeconds() - from) / COUNTS) * 1e6;
  };
  await cost(shared);
  const before = await serverMicroseconds();
  const [sharedMicros, localMicros] = [await cost(shared), await cost(local)];
  const serverMicros = ((await serverMicroseconds()) - before) / COUNTS;
  const keys = Array.from({ length: 64 }, (_, i) => windowsOf(i))
    .flat()
    .map(({ subject, counter, lengthMs }) => `${name}:{${subject}}:${counter}:${lengthMs}`);
  await connection.run("for _, key in ipairs(KEYS) do redis.call('DEL', key) end return {1}", keys, []);
  await connection.close();
  return { processMicros: rounded(sharedMicros - localMicros), serverMicros: rounded(serverMicros) };

  /** User and system time that the Redis server has spent, µs. */
  async function serverMicroseconds() {
    const script =
      "local used = 0 for name in string.gmatch(redis.call('INFO', 'cpu'), 'used_cpu_%a+:([%d.]+)') do used = used + tonumber(name) end return {math.floor(used * 1000000)}";
    const [used] = await connection.run(script, [], []);
    return used;
  }
}

function windowsOf(i) {
  const window = { subject: `account:${i}`, counter: 'requests', limit: 1_000_000_000 };
  return [
    { ...window, policy: 'minute', lengthMs: 60_000 },
    { ...window, policy: 'day', lengthMs: 86_400_000 },
  ];
}

/** Statements that arrive at random moments, at a share of what the connections can do: what each waits. */
async function poolNumbers(own) {
  const client = own.openServerStore(database.url, { connectionCount: POOL.connections });
  const ask = () =>
    client.query({ name: 'bench.sleep', text: `SELECT pg_sleep(${POOL.serviceMs / 1_000})::text`, values: [] });
  await Promise.all(Array.from({ length: POOL.connections }, ask));
  const alone = [];
  for (let n = 0; n < 50; n += 1) alone.push(await seconds(ask));
  const serviceSeconds = alone.toSorted((a, b) => a - b)[25];
  const perSecond = (POOL.share * POOL.connections) / serviceSeconds;
  const waits = [];
  const running = [];
  let at = performance.now();
  for (let n = 0; n < POOL.arrivals; n += 1) {
    at += (-Math.log(1 - Math.random()) / perSecond) * 1_000;
    const late = at - performance.now();
    if (late > 0) await new Promise((resolve) => setTimeout(resolve, late));
    const sentAt = performance.now();
    running.push(ask().then(() => waits.push((performance.now() - sentAt) / 1_000 - serviceSeconds)));
  }
  await Promise.all(running);
  await client.close();
  const mean = waits.reduce((sum, wait) => sum + Math.max(0, wait), 0) / waits.length;
  return {
    connections: POOL.connections,
    serviceMs: rounded(serviceSeconds * 1_000),
    share: POOL.share,
    waitMs: rounded(mean * 1_000),
  };
}

function referenceOf(own) {
  return {
    countries: own.COUNTRIES.map(({ iso2 }) => iso2),
    actors: own.ACTORS.map(({ id }) => id),
    theaters: own.THEATERS.map(({ id }) => id),
    chokepoints: own.CHOKEPOINTS.map(({ id }) => id),
  };
}

async function seconds(work) {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1_000;
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Three figures are more than these measurements hold. */
function rounded(value) {
  return Number(value.toPrecision(3));
}

function commit() {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
