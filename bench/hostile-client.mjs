// The thread of bench/noisy-neighbour.mjs that floods a server until it is stopped, and then reports how often it got each status.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const BATCH = '/api/batch/v1/execute';
const MAX_PATH = 2_048;

const { url, key, read, flood } = workerData;
const agent = new Agent({ keepAlive: true });
const statuses = new Map();
let turn = 0;
let isOver = false;

parentPort.once('message', () => {
  isOver = true;
});
await (flood.kind === 'rate' ? askAtRate(flood.perMinute) : askHostile(flood));
agent.destroy();
parentPort.postMessage([...statuses]);

/** Open loop: requests leave at a steady pace, whether or not earlier ones are answered. */
async function askAtRate(perMinute) {
  const from = performance.now();
  const running = new Set();
  for (let sent = 0; !isOver; sent += 1) {
    const early = from + (sent * 60_000) / perMinute - performance.now();
    if (early > 0) await wait(early);
    const one = counted(ask('GET', read)).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}

/** Closed loop: some hostile projections in flight one by one, and one batch of them. */
async function askHostile({ hostile, inFlight, batchSize }) {
  const single = () => ask('GET', target(hostile));
  const operations = () => Array.from({ length: batchSize }, () => ({ path: short(hostile) }));
  const batch = () => ask('POST', BATCH, JSON.stringify({ operations: operations() }));
  await Promise.all([...Array.from({ length: inFlight }, () => keepAsking(single)), keepAsking(batch)]);
}

async function keepAsking(next) {
  while (!isOver) await counted(next());
}

async function counted(asked) {
  const status = await asked;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Each time another expression, so that no outcome is known. */
function target(hostile) {
  turn += 1;
  return `${read}&jmespath=${encodeURIComponent(`'${turn.toString(36)}'&&${hostile[turn % hostile.length]}`)}`;
}

function short(hostile) {
  for (;;) {
    const path = target(hostile);
    if (path.length <= MAX_PATH) return path;
  }
}

function ask(method, path, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'X-Service-Key': key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
    const sent = request(`${url}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
