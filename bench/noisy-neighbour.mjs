// `node bench/noisy-neighbour.mjs`: what the flood of one account does to another that only reads, in the whole program. Both are
// measured in turns in one run, the neighbour alone and during the flood, so that a slow machine slows both. `SECONDS=60` is
// the time of each. `FLOOD=rate` (default) is an account at ten times the highest limit of a plan, 10,000 requests per minute:
// fails when the neighbour is refused, or when its p99 is more than twice its p99 alone. `FLOOD=projections` is 50 hostile
// expressions in flight and one batch of 20, without a limit; fails when the neighbour is refused.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build as bundle } from 'esbuild';
import { build } from '../scripts/build.mjs';
import { createPlace, READ, residentMegabytes, startProgram } from './served-program.mjs';

const SECONDS = Number(process.env.SECONDS ?? 60);
const FLOOD = process.env.FLOOD ?? 'rate';
/** Turns of each kind: what the machine does meanwhile falls on both. */
const TURNS = 6;
const WARM_SECONDS = 5;
/** Pause of the neighbour between two reads, ms. */
const PACE_MS = 5;
/** How often memory is read, ms. */
const MEMORY_EVERY_MS = 250;
/** Of the p99 during the flood to the p99 alone. */
const MAX_RATIO = 2;
/** Of the highest plan (CONTRACT.md §3). */
const PER_MINUTE = 1_000;
/** The plan of the account that floods; the neighbour is on another, without a limit. */
const LOUD_PLAN = 'api_business';

const PROBE = fileURLToPath(new URL('../test/kit/report-heap.mjs', import.meta.url));

const place = createPlace();
try {
  const flood = await floodOf(FLOOD);
  await build();
  const many = 1_000_000_000;
  const loud = { requestsPerMinute: flood.limitPerMinute, requestsPerUtcDay: 'unlimited' };
  const limits = { plans: { enterprise: { requestsPerMinute: many }, [LOUD_PLAN]: loud } };
  const server = await startProgram(place, {
    LOG_LEVEL: 'error',
    LIMITS: JSON.stringify(limits),
    NODE_OPTIONS: `--import=${PROBE}`,
  });
  const loudKey = newKey(server.dataDir);
  const agent = new Agent({ keepAlive: true });
  const refused = new Map();
  await measured(WARM_SECONDS);
  // What the start left behind would hide what the flood adds.
  process.kill(server.pid, 'SIGUSR2');
  const alone = [];
  const flooded = [];
  const answers = new Map();
  for (let turn = 0; turn < TURNS; turn += 1) {
    alone.push(await measured(SECONDS / TURNS));
    const worker = new Worker(new URL('hostile-client.mjs', import.meta.url), {
      workerData: { url: server.url, key: loudKey, read: READ, flood },
    });
    flooded.push(await measured(SECONDS / TURNS));
    const ended = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
    worker.postMessage('enough');
    for (const [status, count] of await ended) answers.set(status, (answers.get(status) ?? 0) + count);
  }
  agent.destroy();
  const base = summary('alone', alone);
  const under = summary('flooded', flooded);
  const ratio = under.p99 / base.p99;
  console.log(
    `answers to the flood: ${counts(answers)}; to the neighbour other than 200: ${counts(refused) || 'none'}\n` +
      `p99 during the flood / p99 alone = ${ratio.toFixed(2)}; RSS ${(under.peak - base.peak).toFixed(1)} MB more at the highest`,
  );
  if (refused.size > 0) fail('the neighbour must be answered with 200');
  if (FLOOD === 'rate' && !answers.has(429)) fail('the account that floods was never refused');
  if (FLOOD === 'rate' && !(ratio <= MAX_RATIO)) fail(`the ratio must be at most ${MAX_RATIO}`);

  /** The neighbour reads for so long. */
  async function measured(seconds) {
    const latencies = [];
    let peak = residentMegabytes(server.pid);
    const looking = setInterval(() => {
      peak = Math.max(peak, residentMegabytes(server.pid));
    }, MEMORY_EVERY_MS);
    const until = performance.now() + seconds * 1_000;
    while (performance.now() < until) {
      const from = performance.now();
      const status = await get(READ);
      latencies.push(performance.now() - from);
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
      await wait(PACE_MS);
    }
    clearInterval(looking);
    return { latencies, peak };
  }

  function get(path) {
    return new Promise((resolve, reject) => {
      const sent = request(`${server.url}${path}`, { agent, headers: { 'X-Service-Key': server.key } }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      });
      sent.on('error', reject);
      sent.end();
    });
  }
} finally {
  await place.close();
}

/** The latencies of all turns together, ms, and the highest resident memory, MB. */
function summary(title, turns) {
  const latencies = turns.flatMap((turn) => turn.latencies).sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(latencies.length * share)];
  const peak = Math.max(...turns.map((turn) => turn.peak));
  const p99 = at(0.99);
  const text = [at(0.5), p99, latencies.at(-1)].map((value) => value.toFixed(2));
  console.log(
    `${title}: ${latencies.length} reads of the neighbour, ms: p50 ${text[0]}, p99 ${text[1]}, max ${text[2]}; RSS at most ${peak.toFixed(1)} MB`,
  );
  return { p99, peak };
}

function counts(statuses) {
  return [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
}

function fail(why) {
  console.error(`FAILED: ${why}`);
  process.exitCode = 1;
}

/** A key of the account that floods, made by the command line. */
function newKey(dataDir) {
  const words = ['dist/main.mjs', 'keys', 'create', '--account', 'loud', '--plan', LOUD_PLAN, '--json'];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return JSON.parse(execFileSync(process.execPath, words, { env, encoding: 'utf8' })).key;
}

async function floodOf(name) {
  if (name === 'rate') return { kind: 'rate', limitPerMinute: PER_MINUTE, perMinute: 10 * PER_MINUTE };
  const hostile = await hostileExpressions();
  return { kind: 'projections', limitPerMinute: 1_000_000_000, hostile, inFlight: 50, batchSize: 20 };
}

/** Those of the tests that leave room for a mark of their own. */
async function hostileExpressions() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'bench-attack-'));
  const outfile = join(folder, 'hostile.mjs');
  const entry = join(root, 'src/projection/test-kit/hostile-expressions.ts');
  await bundle({ entryPoints: [entry], outfile, bundle: true, format: 'esm', logLevel: 'error' });
  const { HOSTILE } = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true, force: true });
  return Object.values(HOSTILE).filter((expression) => expression.length < 1_000);
}
