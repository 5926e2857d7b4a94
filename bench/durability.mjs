// `npm run bench:durability`: what it costs that the embedded store flushes what it acknowledges, as a ratio of the same
// writes without flushes: single commits, and batches of 1,000 rows a commit. Rounds alternate; the ratio is of medians.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from '../src/stores/embedded/durable-files.mjs';
import { DURABLE_PARAMETERS, UNFLUSHED_PARAMETERS } from '../src/stores/embedded/start-parameters.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const COMMITS = 200;
const BATCHES = 20;

const place = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'bench-durability-'));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function opened(name, startParams) {
  const directory = join(place, name);
  const isDurable = startParams === DURABLE_PARAMETERS;
  const database = await PGlite.create(
    isDurable ? { fs: new DurableFiles(directory), startParams } : { dataDir: directory, startParams },
  );
  await database.exec('CREATE TABLE row_of (n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body text)');
  return { name, database, commits: [], batches: [] };
}

async function perSecond(count, work) {
  const begun = performance.now();
  for (let turn = 0; turn < count; turn += 1) await work();
  return count / ((performance.now() - begun) / 1000);
}

try {
  const stores = [await opened('unflushed', UNFLUSHED_PARAMETERS), await opened('durable', DURABLE_PARAMETERS)];
  const one = "INSERT INTO row_of (body) VALUES (repeat('x', 500))";
  const many = "INSERT INTO row_of (body) SELECT repeat('x', 500) FROM generate_series(1, 1000)";
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { database, commits, batches } of stores) {
      commits.push(await perSecond(COMMITS, () => database.query(one)));
      batches.push(await perSecond(BATCHES, () => database.query(many)));
    }
  const [unflushed, durable] = stores;
  for (const kind of ['commits', 'batches']) {
    const [before, after] = [median(unflushed[kind]), median(durable[kind])];
    console.log(
      `${kind} per second: ${before.toFixed(0)} unflushed, ${after.toFixed(0)} durable, ratio ${(after / before).toFixed(2)}`,
    );
  }
  for (const { database } of stores) await database.close();
} finally {
  rmSync(place, { recursive: true, force: true });
}
