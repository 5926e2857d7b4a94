// `node bench/deduct-load.mjs`: 200 concurrent callers of DeductSituation, of eight accounts, on a model that takes five
// seconds, against the whole program; each asks again a second after it was refused. Beside them wrk reads snapshots. Prints
// what reads take with and without the callers, and how fast who is refused learns it. Fails when a call ends in anything but
// an answer or a documented refusal, a refusal takes more than 100 ms at its 99th percentile, or the p99 of reads more than
// doubles. Measured once the program is done with its start, its first look between slots included; a first round, in a program
// that has answered no question yet, is judged by itself. Callers have their connections open before they ask. Needs wrk. `SECONDS=10 ROUNDS=3 CALLERS=200`.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Agent, request } from 'undici';
import { build } from '../scripts/build.mjs';
import { createPlace, READ, readWrk, startIsOver, startProgram } from './served-program.mjs';

const SECONDS = Number(process.env.SECONDS ?? 10);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CALLERS = Number(process.env.CALLERS ?? 200);
const ACCOUNTS = 8;
const MODEL_MS = 5_000;
const ASK_AGAIN_MS = 1_000;
const GOAL_REFUSED_MS = 100;
const GOAL_RATIO = 2;
const MANY = 1_000_000_000;
const DEDUCT = '/api/intelligence/v1/deduct-situation';

const place = createPlace();
const model = await startModel();
try {
  await build();
  const limits = {
    plans: { enterprise: { requestsPerMinute: MANY, deductionsPerUtcDay: 'unlimited' } },
    wrongCredentialsPerMinute: MANY,
    anonymousRequestsPerMinute: MANY,
  };
  const environment = { MODELS: 'local=slow', LOCAL_MODEL_BASE_URL: model.url, LIMITS: JSON.stringify(limits) };
  const program = await startProgram(place, environment);
  const keys = Array.from({ length: ACCOUNTS }, (_, i) => createKey(program, `caller-${i}`));
  // A change of plan has reached the serving process long before.
  await startIsOver(program);
  // Narratives of the first run were written without delay; from now on the model is slow.
  model.delay(MODEL_MS);
  const first = startCallers(program, keys, 'first');
  await Promise.all([read(program), first.opened]);
  const cold = await first.stop();
  const before = [];
  const during = [];
  const calls = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    before.push(await read(program));
    const callers = startCallers(program, keys, round);
    during.push(await read(program));
    calls.push(...(await callers.stop()));
  }
  report({ cold, before, during, calls, cost: await costOfRefusal(program, keys) });
} finally {
  await place.close();
  await model.close();
}

/** CPU of the program per rejected call, ms, without readers; what it takes by itself in as long is left out. Linux alone. */
async function costOfRefusal(program, keys) {
  const before = cpuMs(program.pid);
  await sleep(SECONDS * 1_000);
  const idle = cpuMs(program.pid) - before;
  const from = cpuMs(program.pid);
  const callers = startCallers(program, keys, 'alone');
  await sleep(SECONDS * 1_000);
  const spent = cpuMs(program.pid) - from;
  const refused = (await callers.stop()).filter(({ status }) => status === 503).length;
  return (spent - idle) / refused;
}

/** User and system time of a process, all threads; the kernel counts hundredths of a second. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function report({ cold, before, during, calls, cost }) {
  const of = (status) => calls.filter((call) => call.status === status);
  const refused = of(503).map(({ ms }) => ms);
  const other = [...cold, ...calls].filter(({ status }) => status !== 200 && status !== 503);
  const p99 = (runs) =>
    quantile(
      runs.map((run) => run.p99),
      0.5,
    );
  const ratio = p99(during) / p99(before);
  const slow = quantile(refused, 0.99);
  const first = times(cold.filter(({ status }) => status === 503));
  const requests = (runs) => runs.reduce((sum, run) => sum + run.requests, 0);
  console.log(
    [
      `Node ${process.versions.node}. ${CALLERS} callers of ${ACCOUNTS} accounts, a model of ${MODEL_MS} ms, ${ROUNDS} rounds of ${SECONDS} s`,
      `load of the machine ${loadavg()[0].toFixed(1)} on ${cpus().length} cores; times are the program's own only where it is below`,
      `calls: ${of(200).length} answered, ${refused.length} refused, ${other.length} otherwise`,
      `answered ms: p50 ${quantile(times(of(200)), 0.5).toFixed(0)}, max ${quantile(times(of(200)), 1).toFixed(0)}`,
      `refused ms: p50 ${quantile(refused, 0.5).toFixed(1)}, p99 ${slow.toFixed(1)}, max ${quantile(refused, 1).toFixed(1)}`,
      `  in the first round: p50 ${quantile(first, 0.5).toFixed(1)}, p99 ${quantile(first, 0.99).toFixed(1)}, max ${quantile(first, 1).toFixed(1)}`,
      `CPU of a refused call, the eight plans of each five seconds included: ${cost.toFixed(2)} ms; 200 concurrently: ${(200 * cost).toFixed(0)} ms`,
      `reads p99 ms: ${p99(before).toFixed(2)} without (${requests(before)}), ${p99(during).toFixed(2)} with (${requests(during)}), ratio ${ratio.toFixed(2)}`,
    ].join('\n'),
  );
  const wrong = [...before, ...during].some((run) => run.errors > 0 || run.refused > 0);
  const failures = [
    ...(other.length > 0 ? [`${other.length} calls ended in ${other[0].status}`] : []),
    ...(of(200).length === 0 || refused.length === 0 ? ['no call was answered, or none refused'] : []),
    ...(slow <= GOAL_REFUSED_MS ? [] : [`a refusal takes up to ${slow.toFixed(0)} ms`]),
    ...(quantile(first, 0.99) <= GOAL_REFUSED_MS ? [] : ['the first crowd waits for its refusal']),
    ...(ratio <= GOAL_RATIO ? [] : [`reads take ${ratio.toFixed(2)} times as long`]),
    ...(wrong ? ['a read failed'] : []),
  ];
  for (const failure of failures) console.error(`FAILED: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

/** Reads of snapshots by wrk, beside which this process goes on. */
async function read({ url, key }) {
  const words = ['-t1', '-c8', `-d${SECONDS}s`, '--latency', '-H', `X-Service-Key: ${key}`, `${url}${READ}`];
  const { stdout } = await promisify(execFile)('wrk', words, { encoding: 'utf8' });
  return readWrk(stdout);
}

/** Callers that each ask a question of their own, one after the other, until they are stopped. */
function startCallers({ url }, keys, round) {
  const agent = new Agent({ connections: CALLERS, pipelining: 1 });
  const done = [];
  let isOver = false;
  const leaving = Array.from({ length: CALLERS }, () => new AbortController());
  const open = async () => {
    const { body } = await request(`${url}/livez`, { dispatcher: agent });
    await body.dump();
  };
  const opened = Promise.all(Array.from({ length: CALLERS }, open));
  const caller = async (number) => {
    await opened;
    for (let turn = 0; !isOver; turn += 1) {
      const query = `Will the Strait of Hormuz stay closed, case ${round}-${number}-${turn}?`;
      const call = await ask({ url, key: keys[number % keys.length], query, agent, signal: leaving[number].signal });
      if (call === undefined) return;
      done.push(call);
      if (call.status !== 200) await sleep(ASK_AGAIN_MS);
    }
  };
  const all = Promise.all(Array.from({ length: CALLERS }, (_, number) => caller(number)));
  return {
    opened,
    stop: async () => {
      isOver = true;
      // Callers that still wait for the model leave, as a client would.
      for (const owner of leaving) owner.abort();
      await all;
      await agent.close();
      return done;
    },
  };
}

async function ask({ url, key, query, agent, signal }) {
  const from = performance.now();
  try {
    const { statusCode, body } = await request(`${url}${DEDUCT}`, {
      method: 'POST',
      dispatcher: agent,
      signal,
      headers: { 'content-type': 'application/json', 'x-service-key': key },
      body: JSON.stringify({ query }),
    });
    const text = await body.text();
    const status = statusCode === 503 && !text.includes('model_unavailable') ? 'an undocumented 503' : statusCode;
    return { status, ms: performance.now() - from };
  } catch (error) {
    if (signal.aborted) return undefined;
    return { status: error.message, ms: performance.now() - from };
  }
}

function createKey({ dataDir }, account) {
  const words = ['dist/main.mjs', 'keys', 'create', '--account', account, '--plan', 'enterprise', '--json'];
  const env = { PATH: process.env.PATH, HOME: place.path, DATA_DIR: dataDir };
  return JSON.parse(
    execFileSync(process.execPath, words, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ).key;
}

/** Chat completions that say nothing of use, after a while. */
async function startModel() {
  let delayMs = 0;
  const choices = [
    { index: 0, message: { role: 'assistant', content: '## Bottom line\nNothing.' }, finish_reason: 'stop' },
  ];
  const answer = JSON.stringify({ id: 'c1', object: 'chat.completion', model: 'slow', choices });
  const server = createServer((incoming, response) => {
    incoming.resume().on('end', () => {
      const timer = setTimeout(() => response.end(answer), delayMs);
      response.setHeader('content-type', 'application/json').on('close', () => clearTimeout(timer));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    delay: (ms) => {
      delayMs = ms;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function times(calls) {
  return calls.map(({ ms }) => ms);
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
