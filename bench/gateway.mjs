// `npm run bench`: the whole program (key, entitlement, limit, headers, log line, metrics) against a bare node:http server
// that sends the same bytes, in short pairs, one after the other, in one run. Prints, for each kind of request, medians of
// req/s, CPU per request and p99, and the median of the ratios of the pairs. Needs wrk.
// `SECONDS=2 ROUNDS=5 WARM_UP=6 ONLY='read;304' REDIS_URL=… TRACES=1 npm run bench`.
import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from '../scripts/build.mjs';
import {
  cpuSeconds,
  createPlace,
  LIST,
  READ,
  readWrk,
  said,
  startIsOver,
  startProgram,
  untilIdle,
} from './served-program.mjs';

const SECONDS = Number(process.env.SECONDS ?? 2);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Load before the first pair of a kind, s: the engine compiles code that has run often. */
const WARM_UP = Number(process.env.WARM_UP ?? 6);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 64);
const ONLY = process.env.ONLY?.split(';');
const PROJECTION = 'snapshot.{label: regime.label, net: balance.netBalance, triggers: triggers.active[].id}';
/** Headers that a bare server makes itself, or that follow from how this process asked. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

const run = promisify(execFile);
requireWrk();
const place = createPlace();
try {
  await main();
} finally {
  await place.close();
}

async function main() {
  await build();
  const server = await startProgram(place);
  const read = (headers = {}, path = READ) =>
    fetch(`${server.url}${path}`, { headers: { 'X-Service-Key': server.key, ...headers } });
  const execute = (body) =>
    fetch(`${server.url}/api/batch/v1/execute`, {
      method: 'POST',
      headers: { 'X-Service-Key': server.key, 'Content-Type': 'application/json' },
      body,
    });
  const first = await read();
  const etag = first.headers.get('etag');
  const body = Buffer.from(await first.arrayBuffer());
  const bare = await startBare(body, []);
  const sent = [...first.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const withHeaders = await startBare(body, sent);
  // Assessments of what the start brought in would count as work of the first requests.
  await startIsOver(server);
  await untilIdle(server.pid);
  console.log(
    `Node ${process.versions.node}, ${CONNECTIONS} connections, ${ROUNDS} pairs of ${SECONDS} s after ${WARM_UP} s. The body has ${body.length} bytes; the bare server sends it to every request.\n`,
  );
  console.log(
    'kind                        req/s    bare   ratio   goal   CPU µs    bare   ratio   p99 ms    bare  errors',
  );
  const key = { 'X-Service-Key': server.key };
  const limited = createKey('limited', 'pro_monthly');
  const projected = `${READ}&jmespath=${encodeURIComponent(PROJECTION)}`;
  await kind('bare, headers, log', { url: withHeaders.url, headers: key, of: withHeaders }, '');
  const oneRead = { url: `${server.url}${READ}`, headers: key };
  await kind('read', oneRead, '0.65');
  // Larger than the 64 KB that the loopback carries at a time, with headers and without: mena is close to it (0125).
  const larger = READ.replace('mena', 'europe');
  const bareLarger = await startBare(Buffer.from(await (await read({}, larger)).arrayBuffer()), []);
  await kind('read, europe', { url: `${server.url}${larger}`, headers: key, against: bareLarger }, '0.65');
  const bareList = await startBare(Buffer.from(await (await read({}, LIST)).arrayBuffer()), []);
  await kind('list of 100 rows', { url: `${server.url}${LIST}`, headers: key, against: bareList }, '0.50');
  await kind('read, br', { url: `${server.url}${READ}`, headers: { ...key, 'Accept-Encoding': 'br' } }, '');
  await kind('304', { url: `${server.url}${READ}`, headers: { ...key, 'If-None-Match': etag } }, '0.70');
  await kind('projection, cached', { url: `${server.url}${projected}`, headers: key }, '0.65');
  await kind('projection, evaluated', { url: `${server.url}${READ}`, headers: key, script: everOther(READ) }, '0.13');
  await kind('refusal 401', { url: `${server.url}${READ}`, headers: {}, refused: true }, '0.70');
  await kind(
    'refusal 429',
    { url: `${server.url}${READ}`, headers: { 'X-Service-Key': limited }, refused: true },
    '0.70',
  );
  const batch = JSON.stringify({ operations: Array.from({ length: 20 }, () => ({ path: READ })) });
  const batched = { url: `${server.url}/api/batch/v1/execute`, script: post(batch), headers: key };
  // A batch is not compressed, whatever the client accepts.
  const bareBatch = await startBare(Buffer.from(await (await execute(batch)).arrayBuffer()), []);
  await kind('batch of 20, plain', { ...batched, against: bareBatch, inReads: oneRead }, 'CPU 9');
  if (process.env.REDIS_URL !== undefined) {
    const shared = await startProgram(
      place,
      { REDIS_URL: process.env.REDIS_URL, REDIS_PREFIX: `bench-${process.pid}` },
      'data-1',
    );
    await kind(
      'read, Redis counters',
      { url: `${shared.url}${READ}`, headers: { 'X-Service-Key': shared.key }, of: shared },
      '0.50',
    );
  }

  if (process.env.TRACES === '1') {
    const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
    await new Promise((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${collector.address().port}`;
    const traced = await startProgram(place, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, 'data-2');
    const request = { url: `${traced.url}${READ}`, headers: { 'X-Service-Key': traced.key }, of: traced };
    await kind('read, traces sent', request, '');
    collector.close();
    collector.closeAllConnections();
  }

  async function kind(name, { of = server, against = bare, inReads, ...request }, goal) {
    if (ONLY !== undefined && !ONLY.includes(name)) return;
    const rounds = [];
    await load(of.pid, request, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        ours: await load(of.pid, request),
        bare: await load(against.pid, { url: against.url, headers: {} }),
        // A batch is measured by reads of the same seconds: the speed of a machine changes within a run.
        read: inReads === undefined ? undefined : await load(of.pid, inReads),
      });
    }
    const ours = middle(rounds.map((round) => round.ours));
    const theirs = middle(rounds.map((round) => round.bare));
    const errors = rounds.reduce(
      (sum, round) => sum + round.ours.errors + (request.refused ? 0 : round.ours.refused),
      0,
    );
    const cells = [
      number(ours.rate, 8),
      number(theirs.rate, 8),
      number(median(rounds.map((round) => round.ours.rate / round.bare.rate)), 8, 2),
      goal.padStart(7),
      number(ours.cpu, 9, 1),
      number(theirs.cpu, 8, 1),
      number(median(rounds.map((round) => round.ours.cpu / round.bare.cpu)), 8, 2),
      number(ours.p99, 9, 1),
      number(theirs.p99, 8, 1),
      number(errors, 8),
    ];
    const inReadsOf = (side) => median(rounds.map((round) => round[side].cpu / round.read.cpu)).toFixed(1);
    const reads = inReads === undefined ? '' : `  ${inReadsOf('ours')} reads of CPU, bare ${inReadsOf('bare')}`;
    console.log(`${name.padEnd(24)}${cells.join('')}${reads}`);
  }
}

/**
 * One run of wrk against a server, with the CPU time of the server's process during the run. This process keeps reading the
 * server's output: an unread log would block the server and be measured instead.
 */
async function load(pid, { url, headers, script }, seconds = SECONDS) {
  const before = cpuSeconds(pid);
  const words = ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency'];
  for (const [name, value] of Object.entries(headers)) words.push('-H', `${name}: ${value}`);
  if (script !== undefined) words.push('-s', script);
  const { stdout: printed } = await run('wrk', [...words, url]);
  const spent = cpuSeconds(pid) - before;
  const { requests, rate, p99, errors, refused } = readWrk(printed);
  return { rate, cpu: (spent / requests) * 1e6, p99, errors, refused };
}

function middle(runs) {
  const of = (name) => median(runs.map((run) => run[name]));
  return { rate: of('rate'), cpu: of('cpu'), p99: of('p99') };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function requireWrk() {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' });
  } catch (error) {
    // It prints its version and exits with 1.
    if (error.code !== 'ENOENT') return;
    console.error('`wrk` is missing: install the Debian package `wrk` (apt-get install wrk).');
    process.exit(1);
  }
}

function number(value, width, digits = 0) {
  return value.toFixed(digits).padStart(width);
}

async function startBare(body, headers) {
  const path = join(place.path, 'body.json');
  const headerFile = join(place.path, 'headers.json');
  writeFileSync(path, body);
  writeFileSync(headerFile, JSON.stringify(headers));
  const child = place.start(['bench/bare-server.mjs', path, 'application/json; charset=utf-8', headerFile], {
    PATH: process.env.PATH,
  });
  const port = (await said(child, /\d+\n/)).trim();
  return { pid: child.pid, url: `http://127.0.0.1:${port}${READ}` };
}

/** A key of an account whose plan is soon used up. */
function createKey(account, plan) {
  const env = { PATH: process.env.PATH, HOME: place.path, DATA_DIR: join(place.path, 'data-0') };
  const words = ['dist/main.mjs', 'keys', 'create', '--exercise', '--account', account, '--plan', plan, '--json'];
  return JSON.parse(execFileSync(process.execPath, words, { env, encoding: 'utf8' })).key;
}

/** Another expression for every request, so that no result is known. */
function everOther(path) {
  const file = join(place.path, 'other.lua');
  const expression = encodeURIComponent(PROJECTION).replaceAll('%', '%%');
  writeFileSync(
    file,
    `local n = math.random(1000000)\nfunction request()\n  n = n + 1\n  return wrk.format(nil, "${path}&jmespath=" .. string.format("${expression.replace('label', 'l%d')}", n))\nend\n`,
  );
  return file;
}

function post(body) {
  const file = join(place.path, 'post.lua');
  writeFileSync(
    file,
    `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = ${JSON.stringify(body)}\n`,
  );
  return file;
}
