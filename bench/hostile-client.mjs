// The thread of bench/noisy-neighbour.mjs that floods a server with hostile projections: some in flight one by one, and one batch.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const BATCH = '/api/batch/v1/execute';
const MAX_PATH = 2_048;

const { url, key, read, hostile, inFlight, batchSize } = workerData;
const agent = new Agent({ keepAlive: true });
const statuses = new Map();
let turn = 0;
let isOver = false;

parentPort.once('message', () => {
  isOver = true;
});
const single = () => ask('GET', target());
const batch = () =>
  ask('POST', BATCH, JSON.stringify({ operations: Array.from({ length: batchSize }, () => ({ path: short() })) }));
await Promise.all([...Array.from({ length: inFlight }, () => keepAsking(single)), keepAsking(batch)]);
agent.destroy();
parentPort.postMessage([...statuses]);

async function keepAsking(next) {
  while (!isOver) {
    const status = await next();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

/** Each time another expression, so that no outcome is known. */
function target() {
  turn += 1;
  return `${read}&jmespath=${encodeURIComponent(`'${turn.toString(36)}'&&${hostile[turn % hostile.length]}`)}`;
}

function short() {
  for (;;) {
    const path = target();
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
