// `node bench/projection.mjs`: what projections cost. For every expression: its outcome, its steps, how long it held the
// event loop, how long it took and how much memory it needed; alone, 50 concurrently, 20 of one account concurrently.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const parent = join(root, 'node_modules/.cache');
mkdirSync(parent, { recursive: true });
const place = mkdtempSync(join(parent, 'bench-projection-'));
await bundle(`
  export { createProjector } from './src/gateway/projection/projector.ts';
  export { createProjectionThread } from './src/gateway/projection/projection-thread.ts';
  export { createEvaluator } from './src/gateway/projection/evaluator.ts';
  export { INLINE_BUDGET, WHOLE_BUDGET } from './src/projection/projection-limits.ts';
  export { HOSTILE, ORDINARY } from './src/projection/test-kit/hostile-expressions.ts';
  export { largeBody } from './src/projection/test-kit/large-body.ts';
`);
const own = await import(pathToFileURL(join(place, 'main.mjs')).href);
const thread = own.createProjectionThread(pathToFileURL(join(place, 'projection-worker.mjs')));
const { HOSTILE, ORDINARY } = own;
const body = own.largeBody(60_000);
const megabyte = (bytes) => (bytes / 1_048_576).toFixed(1).padStart(6);
const ms = (value) => value.toFixed(1).padStart(7);

console.log(
  `Body: ${body.length} bytes. Node ${process.versions.node}. Limits: inline ${own.INLINE_BUDGET.steps} steps, in all ${own.WHOLE_BUDGET.steps}.\n`,
);
await idle();
await ordinary();
await first();
const worst = { hold: 0, wall: 0, rss: 0 };
console.log('\nhostile, alone           steps   hold ms  wall ms  RSS +MB  outcome');
for (const [name, expression] of Object.entries(HOSTILE)) await alone(name, expression);
console.log(`worst: hold ${ms(worst.hold)} ms, wall ${ms(worst.wall)} ms, RSS +${megabyte(worst.rss)} MB`);
await crowd('all hostile, 50 accounts concurrently', 50, (index) => `account ${index}`);
await crowd('all hostile, 50 of one account concurrently', 50, () => 'one');
await crowd('all hostile, 20 of one account concurrently (one batch)', 20, () => 'one');
await thread.close();
rmSync(place, { recursive: true, force: true });

/** What the machine does to a loop that has nothing to do. */
async function idle() {
  const run = await watched(() => [new Promise((resolve) => setTimeout(resolve, 1_000))]);
  console.log(`idle for a second: longest hold ${ms(run.hold)} ms\n`);
}

/** Costs on the request thread without any cache of outcomes. */
async function ordinary() {
  const evaluator = own.createEvaluator();
  console.log('ordinary                 steps  bytes    µs each (warm, body and expression known)');
  for (const [name, expression] of Object.entries(ORDINARY)) {
    const task = { contentHash: 'h', body, expression };
    const run = () => evaluator.run(task, own.WHOLE_BUDGET);
    for (let i = 0; i < 2_000; i += 1) run();
    const from = performance.now();
    for (let i = 0; i < 1_000; i += 1) run();
    const each = performance.now() - from;
    const { cost, bytes } = run();
    console.log(
      `${name.padEnd(22)} ${String(cost).padStart(7)} ${String(bytes?.length).padStart(6)} ${each.toFixed(1).padStart(8)}`,
    );
  }
  const projector = own.createProjector(thread);
  const task = { contentHash: 'h', body, expression: ORDINARY['a few fields'] };
  await projector.project(task, 'a');
  const from = performance.now();
  for (let i = 0; i < 100_000; i += 1) projector.project(task, 'a');
  console.log(`kept outcome: ${((performance.now() - from) / 100).toFixed(2)} µs each`);
}

/** The thread's start, which the first costly expression pays. */
async function first() {
  const before = process.memoryUsage().rss;
  const { wall, hold } = await watched(() => [
    own.createProjector(thread).project(taskOf(HOSTILE['to_string of copies']), 'a'),
  ]);
  console.log(
    `\nfirst costly expression, which starts the thread: ${ms(wall)} ms, longest hold ${ms(hold)} ms, RSS +${megabyte(process.memoryUsage().rss - before)} MB`,
  );
}

async function alone(name, expression) {
  const runs = [];
  // A new projector each time: an outcome that is kept costs nothing.
  for (let i = 0; i < 5; i += 1)
    runs.push(await watched(() => [own.createProjector(thread).project(taskOf(expression), 'a')]));
  // The least of the runs: whatever else the machine does only adds.
  const hold = Math.min(...runs.map((run) => run.hold));
  const wall = Math.min(...runs.map((run) => run.wall));
  const rss = Math.max(...runs.map((run) => run.rss));
  worst.hold = Math.max(worst.hold, hold);
  worst.wall = Math.max(worst.wall, wall);
  worst.rss = Math.max(worst.rss, rss);
  const [outcome] = runs[0].outcomes;
  const said =
    outcome.status === 'projected' ? `200, ${outcome.bytes.length} bytes` : `400 ${outcome.reason}: ${outcome.detail}`;
  console.log(
    `${name.padEnd(34).slice(0, 34)} ${String(outcome.cost).padStart(7)} ${ms(hold)} ${ms(wall)} ${megabyte(rss)}  ${said.slice(0, 90)}`,
  );
}

/** So many of them concurrently, all different: hostile expressions with so many blanks behind them. */
async function crowd(title, count, accountOf) {
  const projector = own.createProjector(thread);
  const expressions = Object.values(HOSTILE).filter((expression) => expression.length < 900);
  const run = await watched(() =>
    Array.from({ length: count }, (_, index) =>
      projector.project(
        taskOf(`${expressions[index % expressions.length]}${' '.repeat(1 + Math.floor(index / expressions.length))}`),
        accountOf(index),
      ),
    ),
  );
  const tally = new Map();
  for (const outcome of run.outcomes) {
    const word =
      outcome.status === 'projected' ? '200' : outcome.detail.startsWith('too many') ? 'queue full' : outcome.reason;
    tally.set(word, (tally.get(word) ?? 0) + 1);
  }
  console.log(
    `\n${title}: longest hold ${ms(run.hold)} ms, p99 of holds ${ms(run.p99)} ms, all done in ${ms(run.wall)} ms, RSS +${megabyte(run.rss)} MB, ${[...tally].map(([word, n]) => `${n} × ${word}`).join(', ')}`,
  );
}

/** Runs it while the loop turns: a hold is the time between two turns. */
async function watched(start) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const holds = [];
  let rss = 0;
  let last = performance.now();
  let isDone = false;
  const from = last;
  const done = (async () => {
    const outcomes = await Promise.all(start());
    isDone = true;
    return outcomes;
  })();
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    holds.push(now - last);
    last = now;
    if (holds.length % 64 === 1) rss = Math.max(rss, process.memoryUsage.rss() - before);
  }
  const wall = performance.now() - from;
  rss = Math.max(rss, process.memoryUsage.rss() - before);
  holds.sort((a, b) => a - b);
  return { outcomes: await done, hold: holds.at(-1), p99: holds[Math.floor(holds.length * 0.99)], wall, rss };
}

function taskOf(expression) {
  return { contentHash: 'h', body, expression };
}

async function bundle(contents) {
  const shared = {
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
  };
  await build({
    ...shared,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile: join(place, 'main.mjs'),
    outExtension: undefined,
  });
  await build({ ...shared, entryPoints: [join(root, 'src/gateway/projection/projection-worker.ts')], outdir: place });
}
