// `node bench/noisy-neighbour.mjs`: what a flood of hostile projections does to the whole program and to a neighbour who only reads.
// Three phases of the same length in one run: idle, attack (50 hostile expressions in flight and one batch of 20), idle again.
// Prints the neighbour's latencies and the program's resident memory in each. `SECONDS=30`.
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

const SECONDS = Number(process.env.SECONDS ?? 30);
const WARM_SECONDS = 5;
/** Pause of the neighbour between two reads, ms. */
const PACE_MS = 5;
/** How often memory is looked at, ms. */
const LOOK_MS = 250;

const PROBE = fileURLToPath(new URL('../test/kit/report-heap.mjs', import.meta.url));

const place = createPlace();
try {
  const hostile = await hostileExpressions();
  await build();
  const server = await startProgram(place, { LOG_LEVEL: 'error', NODE_OPTIONS: `--import=${PROBE}` });
  const agent = new Agent({ keepAlive: true });
  await phase('warm', WARM_SECONDS);
  // What the start left behind would hide what the attack adds.
  process.kill(server.pid, 'SIGUSR2');
  const rest = await phase('idle', SECONDS);
  const workerData = { url: server.url, key: server.key, read: READ, hostile, inFlight: 50, batchSize: 20 };
  const attacker = new Worker(new URL('attacker.mjs', import.meta.url), { workerData });
  const under = await phase('attack', SECONDS);
  const ended = new Promise((resolve, reject) => attacker.once('message', resolve).once('error', reject));
  attacker.postMessage('enough');
  const statuses = await ended;
  const later = await phase('idle again', SECONDS);
  agent.destroy();
  console.log(
    `answers to the attacker: ${statuses.map(([status, count]) => `${count} × ${status}`).join(', ')}\n` +
      `RSS ${signed(under.peak - rest.peak)} MB at the worst moment, ${signed(later.last - rest.last)} MB afterwards; ` +
      `neighbour's p99 ${signed(under.p99 - rest.p99)} ms`,
  );

  /** The neighbour reads while the phase lasts. */
  async function phase(title, seconds) {
    const latencies = [];
    let peak = 0;
    const looking = setInterval(() => {
      peak = Math.max(peak, residentMegabytes(server.pid));
    }, LOOK_MS);
    const until = performance.now() + seconds * 1_000;
    while (performance.now() < until) {
      const from = performance.now();
      const status = await get(READ);
      if (status !== 200) throw new Error(`the neighbour was answered ${status}`);
      latencies.push(performance.now() - from);
      await wait(PACE_MS);
    }
    clearInterval(looking);
    const last = residentMegabytes(server.pid);
    latencies.sort((a, b) => a - b);
    const at = (share) => latencies[Math.floor(latencies.length * share)];
    const found = { p50: at(0.5), p99: at(0.99), max: latencies.at(-1), peak: Math.max(peak, last), last };
    console.log(
      `${title.padEnd(10)} ${String(latencies.length).padStart(5)} reads of the neighbour: p50 ${ms(found.p50)}, p99 ${ms(found.p99)}, max ${ms(found.max)} ms; RSS peak ${found.peak.toFixed(1)}, at the end ${last.toFixed(1)} MB`,
    );
    return found;
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

function signed(value) {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
}

function ms(value) {
  return value.toFixed(2).padStart(6);
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
