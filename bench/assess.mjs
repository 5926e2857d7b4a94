// `npm run bench:assess`: what it costs to assess the world, its eight regions and their countries from 10,000, 100,000
// and 1,000,000 observations in the window: processor time of reading, indexing and assessing, against fetching and parsing the same
// rows; how it grows with their number; peak memory. Once past days are rolled up, an assessment reads those instead
// of their rows: measured before, while rolling up all of it in one run, and after. On the embedded store, on PostgreSQL where `DATABASE_URL` names an
// empty database, and from rows in memory. Every measurement is a process of its own; filling the store is another.
// `SIZES=10000,100000` measures other numbers, `BACKENDS=embedded,postgresql` only some of them.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ALLOCATOR } from '../src/concurrency/memory-settings.mjs';
import { lifelikeObservations } from './lifelike-observations.mjs';
import { bundleOwn } from './own-modules.mjs';

const INSTANT = Date.UTC(2026, 9, 14, 12, 10);
const SIZES = (process.env.SIZES ?? '10000,100000,1000000').split(',').map(Number);
const GOAL = { cpuSeconds: 10, peakMegabytes: 512 };
const EVERYWHERE = ['rows in memory', 'embedded', ...(process.env.DATABASE_URL === undefined ? [] : ['postgresql'])];
const BACKENDS = process.env.BACKENDS?.split(',') ?? EVERYWHERE;
const APPEND_ROWS = 50_000;

const [role, place, backend, size] = process.argv.slice(2);
if (role === undefined) await all();
else process.stdout.write(`${JSON.stringify(await one(role, { place, backend, size: Number(size) }))}\n`);

async function all() {
  const folder = await bundleOwn(
    'bench-assess',
    `export { openEmbeddedStore } from './src/stores/embedded/open-embedded-store.ts';
    export { openServerStore } from './src/stores/server/open-server-store.ts';
    export { openStores } from './src/stores/open-stores.ts';
    export { rollUpDays } from './src/jobs/roll-up-days.ts';
    export { readIndex } from './src/jobs/refresh-regions.ts';
    export { indexObservations } from './src/assessment/observation-index.ts';
    export { assessWorld } from './src/assessment/assess-world.ts';
    export { assessRegion } from './src/assessment/assess-region.ts';
    export { countryStates } from './src/assessment/countries/country-states.ts';
    export { REGIONS } from './src/reference/regions.ts';
    export { COUNTRIES } from './src/reference/countries.ts';
    export { ACTORS } from './src/reference/actors.ts';
    export { withReducedHeapGrowth } from './src/main/with-reduced-heap-growth.ts';
    export { THEATERS } from './src/reference/theaters.ts';
    export { CHOKEPOINTS } from './src/reference/chokepoints.ts';`,
  );
  console.log(`Node ${process.versions.node}. Seconds are processor time of the process, the store's thread included.`);
  try {
    for (const backend of BACKENDS) measureEach(folder, backend);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureEach(folder, backend) {
  console.log(
    `\n${backend}\n      rows   fetch s    read s   index s   world s  regions s      in all  ×fetch  RSS MB  read`,
  );
  const runs = SIZES.map((size) => {
    if (backend !== 'rows in memory') inProcess('fill', { folder, backend, size });
    const fetched = backend === 'rows in memory' ? undefined : inProcess('fetch', { folder, backend, size });
    const isStored = backend !== 'rows in memory';
    if (isStored) show(size, 'from rows alone', inProcess('assess', { folder, backend, size }), fetched);
    if (isStored) showRollUp(size, inProcess('rollUp', { folder, backend, size }));
    const again = inProcess('assess', { folder, backend, size });
    show(size, 'each run', again, fetched);
    return { size, cpu: again.cpu, peak: again.peak };
  });
  for (const [smaller, larger] of runs.slice(1).map((run, i) => [runs[i], run])) {
    const growth = larger.cpu / smaller.cpu / (larger.size / smaller.size);
    console.log(`growth from ${smaller.size} to ${larger.size}: ${growth.toFixed(2)} of linear`);
  }
  const { size, cpu, peak } = runs.at(-1);
  console.log(
    `a million: ${((cpu / size) * 1_000_000).toFixed(2)} s, ratio to the goal ${((cpu / size) * (1_000_000 / GOAL.cpuSeconds)).toFixed(2)}; memory ${(peak / GOAL.peakMegabytes).toFixed(2)} of the goal`,
  );
}

function show(size, title, run, fetched) {
  const s = (value) => (value === undefined ? '-' : value.toFixed(2)).padStart(9);
  console.log(
    `${String(size).padStart(10)} ${s(fetched?.cpu)} ${s(run.read)} ${s(run.index)} ${s(run.world)} ${s(run.regions)} ${s(run.cpu)} s ${(fetched === undefined ? '-' : (run.cpu / fetched.cpu).toFixed(2)).padStart(7)} ${run.peak.toFixed(0).padStart(7)}  ${title}, ${run.wall.toFixed(2)} s by the clock, store opened at ${run.opened.toFixed(0)} MB`,
  );
}

function showRollUp(size, { days, cpu, peak, wall }) {
  console.log(
    `${String(size).padStart(10)} ${days} days rolled up in ${cpu.toFixed(2)} s, ${wall.toFixed(2)} s by the clock, ${peak.toFixed(0)} MB: once, then day by day`,
  );
}

function inProcess(role, { folder, backend, size }) {
  const words = [...process.execArgv, fileURLToPath(import.meta.url), role, folder, backend, String(size)];
  // As `npm start` starts the program.
  const env = { ...ALLOCATOR, ...process.env };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${role} of ${size} on ${backend} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

async function one(role, { place, backend, size }) {
  const own = await import(pathToFileURL(join(place, 'main.mjs')).href);
  if (backend === 'rows in memory')
    return own.withReducedHeapGrowth(() => assess(own, { rows: [...rowsOf(own, size)] }));
  const client = await open(own, { place, backend, size });
  try {
    const stores = await own.openStores(client);
    if (role === 'fill') return await fill(own, { client, stores, size });
    if (role === 'rollUp') return await rollUp(own, stores);
    return role === 'fetch'
      ? await fetchPlainly(client)
      : await own.withReducedHeapGrowth(() => assess(own, { stores }));
  } finally {
    await client.close();
  }
}

async function open(own, { place, backend, size }) {
  if (backend === 'postgresql') return own.openServerStore(process.env.DATABASE_URL);
  return (await own.openEmbeddedStore({ directory: join(place, `store-${size}`) })).client;
}

function rowsOf(own, size) {
  return lifelikeObservations(size, INSTANT, {
    countries: own.COUNTRIES.map(({ iso2 }) => iso2),
    actors: own.ACTORS.map(({ id }) => id),
    theaters: own.THEATERS.map(({ id }) => id),
    chokepoints: own.CHOKEPOINTS.map(({ id }) => id),
  });
}

/** Whatever the last size left in a shared database is gone before. */
async function fill(own, { client, stores, size }) {
  await client.query({ text: 'TRUNCATE observation, condensed_day', values: [] });
  let appended = 0;
  let batch = [];
  const flush = async () => {
    appended += (await stores.observations.append(batch)).appended;
    batch = [];
  };
  for (const row of rowsOf(own, size)) {
    batch.push(row);
    if (batch.length === APPEND_ROWS) await flush();
  }
  await flush();
  return { appended };
}

/** What the same rows cost without anything done to them: page after page as JSON, parsed and dropped. */
async function fetchPlainly(client) {
  const from = cpuSeconds();
  for (let after = -1; ; ) {
    const [row] = await client.query({
      text: `SELECT max(seq) AS last, json_agg(page)::text AS rows FROM (
        SELECT seq, metric, subject, feed_id, record_id, observed_at, known_at, value, event, lineage, detail
        FROM observation WHERE seq > $1::bigint ORDER BY seq LIMIT 10000) AS page`,
      values: [after],
    });
    if (row.last === null) return { cpu: cpuSeconds() - from };
    JSON.parse(row.rows);
    after = Number(row.last);
  }
}

async function rollUp(own, { observations }) {
  const began = performance.now();
  const from = cpuSeconds();
  const days = await own.rollUpDays({ observations, clock: { now: () => INSTANT } });
  const wall = (performance.now() - began) / 1_000;
  return { days, cpu: cpuSeconds() - from, wall, peak: process.resourceUsage().maxRSS / 1_024 };
}

async function assess(own, { stores, rows }) {
  const opened = process.memoryUsage.rss() / 1_048_576;
  const began = performance.now();
  const times = [cpuSeconds()];
  const index =
    rows === undefined
      ? await own.readIndex(INSTANT, { observations: stores.observations })
      : own.indexObservations(rows, INSTANT);
  times.push(cpuSeconds());
  const world = own.assessWorld(index, '');
  times.push(cpuSeconds());
  for (const { id } of own.REGIONS) {
    own.assessRegion(world, id, undefined);
    own.countryStates(world, id);
  }
  times.push(cpuSeconds());
  const [start, indexed, worldly, done] = times;
  return {
    ...(rows === undefined ? { read: indexed - start } : { index: indexed - start }),
    world: worldly - indexed,
    regions: done - worldly,
    cpu: done - start,
    wall: (performance.now() - began) / 1_000,
    opened,
    peak: process.resourceUsage().maxRSS / 1_024,
  };
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
