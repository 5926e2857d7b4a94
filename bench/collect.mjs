// `node bench/collect.mjs`: what collecting costs. How fast a GDELT export is parsed, against decoding and splitting the
// same bytes in the same run; and a whole day of GDELT, 96 exports one by one through a loopback server, the real
// fetcher, the real job and the embedded store: processor time, and whether memory stays where it is.
// Rows are those of the recordings beside the project, with new dates; without them, of the exercise.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIRST_AT = Date.UTC(2026, 9, 14);
const QUARTER_HOUR_MS = 900_000;
const FILES = 96;
/** A usual export; the recorded ones have 1,540 to 2,414. */
const ROWS_A_FILE = 2_000;
const GOAL_CPU_SECONDS = 60;
const MB = 1_048_576;

const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const place = mkdtempSync(join(cache, 'bench-collect-'));
try {
  await bundle();
  const own = await import(pathToFileURL(join(place, 'main.mjs')).href);
  const { origin, rows } = recordedRows() ?? exerciseRows(own);
  console.log(`Node ${process.versions.node}. ${rows.length} different rows ${origin}.\n`);
  parsing(own, rows);
  await day(own, rows);
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** Parsing against decoding and splitting; the fastest of the passes, because whatever else the machine does only adds. */
function parsing(own, rows) {
  const bytes = Buffer.from(exportOf(rows, { at: FIRST_AT, from: 0, count: 20_000 }));
  const splitMs = fastest(() => {
    for (const line of new TextDecoder().decode(bytes).split('\n')) line.split('\t');
  });
  let kept = 0;
  const parseMs = fastest(() => {
    kept = own.parseExport(bytes, FIRST_AT).keptCount;
  });
  const speed = (ms) => ((bytes.length / MB / ms) * 1_000).toFixed(1);
  console.log(`an export of ${(bytes.length / MB).toFixed(1)} MB, 20000 rows, ${kept} kept`);
  console.log(`  decode and split  ${splitMs.toFixed(1).padStart(8)} ms  ${speed(splitMs).padStart(7)} MB/s`);
  console.log(`  parse             ${parseMs.toFixed(1).padStart(8)} ms  ${speed(parseMs).padStart(7)} MB/s`);
  console.log(`  ratio of times    ${(parseMs / splitMs).toFixed(2).padStart(8)}\n`);
}

function fastest(run) {
  let best = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < 12; pass += 1) {
    const from = performance.now();
    run();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

async function day(own, rows) {
  const server = await startServer(rows);
  const store = await own.openEmbeddedStore({ directory: join(place, 'store') });
  const clock = { at: FIRST_AT, now: () => clock.at };
  const fetcher = own.createFetcher({
    feedsProxy: server.origin,
    userAgent: 'bench/1',
    clock,
    random: Math.random,
    hostRules: own.UNPACED,
  });
  const feed = own.createFeeds(fetcher.fetchBytes).find(({ card }) => card.id === 'gdelt-events');
  const stores = await own.openStores(store.client);
  // The day begins after a file that was read before, so that no first run adds seven more.
  await stores.feedStates.write({
    feedId: feed.card.id,
    cursor: { last: stampOf(FIRST_AT - QUARTER_HOUR_MS) },
    consecutiveFailures: 0,
  });
  const cpuBefore = process.cpuUsage();
  const from = performance.now();
  let observations = 0;
  let peak = 0;
  let peakAfterTen = 0;
  for (let file = 0; file < FILES; file += 1) {
    clock.at = FIRST_AT + file * QUARTER_HOUR_MS + 60_000;
    await server.publish(file);
    const report = await own.collectFeed(feed, { ...stores, clock }, new AbortController().signal);
    if (report.status !== 'read') throw new Error(`file ${file}: ${JSON.stringify(report)}`);
    observations += report.appended;
    peak = Math.max(peak, process.memoryUsage.rss());
    if (file === 9) peakAfterTen = peak;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuSeconds = (user + system) / 1_000_000;
  await fetcher.close();
  await store.close();
  server.close();
  const rowCount = FILES * ROWS_A_FILE;
  console.log(`a day of GDELT: ${FILES} exports, ${rowCount} rows, ${observations} observations stored`);
  console.log(
    `  processor time    ${cpuSeconds.toFixed(1).padStart(8)} s   goal ${GOAL_CPU_SECONDS} s, ratio ${(cpuSeconds / GOAL_CPU_SECONDS).toFixed(2)}`,
  );
  console.log(`  by the clock      ${((performance.now() - from) / 1_000).toFixed(1).padStart(8)} s`);
  console.log(
    `  peak RSS          ${(peakAfterTen / MB).toFixed(0).padStart(8)} MB after file 10, ${(peak / MB).toFixed(0)} MB after file ${FILES}, ratio ${(peak / peakAfterTen).toFixed(2)}`,
  );
}

/** The upstream in a process of its own, so that only collecting is measured. */
async function startServer(rows) {
  const files = join(place, 'rows.tsv');
  writeFileSync(files, rows.join('\n'));
  const child = fork(join(place, 'server.mjs'), [files], { execArgv: [] });
  const [{ port }] = await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    publish: async (file) => {
      child.send({ stamp: stampOf(FIRST_AT + file * QUARTER_HOUR_MS), from: file * ROWS_A_FILE, count: ROWS_A_FILE });
      await once(child, 'message');
    },
    close: () => child.kill(),
  };
}

/** Rows from one place of the stock on, dated as those of one export, with ids of their own. */
function exportOf(rows, { at, from, count }) {
  const stamp = stampOf(at);
  const lines = Array.from({ length: count }, (_, i) => {
    const cells = rows[(from + i) % rows.length].split('\t');
    cells[0] = String(1_000_000_000 + from + i);
    cells[1] = stamp.slice(0, 8);
    cells[59] = stamp;
    return cells.join('\t');
  });
  return `${lines.join('\n')}\n`;
}

function recordedRows() {
  const folder = join(root, '../shared/recordings/gdelt');
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter((name) => /^\d{14}\.export\.CSV$/.test(name));
  const rows = names.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  return rows.length === 0 ? undefined : { origin: 'of the recordings', rows };
}

function exerciseRows({ createWorld, gdeltExport }) {
  const world = createWorld({ anchorAt: FIRST_AT, seed: 1 });
  const rows = Array.from({ length: FILES }, (_, i) =>
    gdeltExport(world.reports(FIRST_AT - i * QUARTER_HOUR_MS))
      .split('\n')
      .filter(Boolean),
  );
  return { origin: 'of the exercise', rows: rows.flat() };
}

function stampOf(instant) {
  return new Date(instant).toISOString().slice(0, 19).replace(/[-T:]/g, '');
}

async function bundle() {
  const shared = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
  };
  const stdin = (contents) => ({ contents, resolveDir: root, loader: 'ts' });
  await build({
    ...shared,
    outfile: join(place, 'main.mjs'),
    stdin: stdin(`
      export { parseExport } from './src/feeds/gdelt-events/parse.ts';
      export { createFetcher } from './src/feeds/create-fetcher.ts';
      export { UNPACED } from './src/feeds/http/host-rules.ts';
      export { createFeeds } from './src/feeds/registry.ts';
      export { collectFeed } from './src/jobs/collect-feed.ts';
      export { openEmbeddedStore } from './src/stores/embedded/open-embedded-store.ts';
      export { openStores } from './src/stores/open-stores.ts';
      export { createWorld } from './src/exercise/world.ts';
      export { gdeltExport } from './src/feeds/fakes/gdelt-export.ts';
    `),
  });
  await build({
    ...shared,
    outdir: place,
    outExtension: { '.js': '.mjs' },
    entryPoints: { 'embedded-worker': join(root, 'src/stores/embedded/embedded-worker.mjs') },
  });
  await build({
    ...shared,
    outfile: join(place, 'server.mjs'),
    stdin: stdin(`
      import { readFileSync } from 'node:fs';
      import { startFaultServer } from './src/feeds/test-kit/fault-server.ts';
      import { manifestLine } from './src/feeds/gdelt-events/fake-upstream.ts';
      import { zipOf } from './src/feeds/test-kit/zip-of.ts';
      const rows = readFileSync(process.argv[2], 'utf8').split('\\n');
      let stamp = '';
      let zip = Buffer.alloc(0);
      ${exportOf}
      const stampOf = (stamp) => stamp;
      const server = await startFaultServer((url, response) => {
        if (url.pathname.endsWith('lastupdate.txt')) response.writeHead(200, { 'content-type': 'text/plain' }).end(manifestLine(stamp, zip));
        else if (url.pathname.endsWith(stamp + '.export.CSV.zip')) response.writeHead(200, { 'content-type': 'application/zip' }).end(zip);
        else response.writeHead(404).end();
      });
      process.on('message', (next) => {
        stamp = next.stamp;
        zip = zipOf(stamp + '.export.CSV', Buffer.from(exportOf(rows, { at: stamp, from: next.from, count: next.count })));
        process.send('published');
      });
      process.send({ port: new URL(server.origin).port });
    `),
  });
}
