import { writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { bundledOperations, type DescribedOperation } from '../kit/fuzz/described-operations.ts';
import { answersGoing, createWorlds, everyAnswer, type Going, type Worlds } from '../kit/fuzz/every-answer.ts';
import type { FuzzWorld } from '../kit/fuzz/fuzz-world.ts';
import type { FuzzedRequest } from '../kit/fuzz/operation-requests.ts';
import { answerTo, unfinished, type WireRefusal, wireRefusals } from '../kit/fuzz/wire-refusals.ts';

/**
 * Requests of one round; rounds go on until nothing is missing. The seeds are fixed: the same are sent each time. `npm run
 * soak` asks for rounds of 100.
 */
const REQUESTS = Number(process.env.ROUND_REQUESTS ?? 8);
const MAX_ROUNDS = 24_000 / REQUESTS;
/** How often each method is refused in each way for its form; six times in the soak. */
const REFUSALS = Number(process.env.FORM_REFUSALS ?? 1);

const HAS_PROVIDER = 'These worlds have a provider: test/mcp/mcp-eras.test.ts.';

/** What is documented and reached by nothing, as `METHOD path status` or the status alone, and why. */
const UNREACHED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'GET /api/intelligence/v1/explain-regional-snapshot',
      'HEAD /api/intelligence/v1/explain-regional-snapshot',
      'POST /api/intelligence/v1/simulate-regional-snapshot',
      'GET /api/intelligence/v1/get-assessment-inputs',
      'HEAD /api/intelligence/v1/get-assessment-inputs',
    ].map((name) => [`${name} 410`, 'Nothing expires in these worlds: test/gateway/assessed-reads.test.ts.']),
  ),
  ...Object.fromEntries(
    [
      ...['update', 'delete', 'test'].map((verb) => `alert/v1/${verb}-destination`),
      ...['update', 'delete'].map((verb) => `alert/v1/${verb}-rule`),
      ...['rotate-destination-secret', 'redeliver', 'revoke-feed-link'].map((name) => `alert/v1/${name}`),
      ...['keys/revoke', 'sessions/end'],
    ].map((path) => [
      `POST /api/${path} 200`,
      'No generated input names an item of the account: test/gateway/destinations.test.ts and keys.test.ts.',
    ]),
  ),
  ...Object.fromEntries(
    [200, 422, 500].map((status) => [
      `POST /api/alert/v1/create-destination ${status}`,
      'No generated address is one to send to: test/gateway/destinations.test.ts.',
    ]),
  ),
  ...Object.fromEntries(
    ['GET', 'HEAD'].flatMap((method) => [
      [`${method} /.well-known/oauth-protected-resource 404`, HAS_PROVIDER],
      [`${method} /.well-known/oauth-protected-resource/mcp 404`, HAS_PROVIDER],
      [`${method} /exports 416`, 'No generated range is behind the end: test/exports/export-files.test.ts.'],
      [`${method} /api/intelligence/v1/check-claim 503`, 'No generated sentence is read: test/mcp/mcp-eras.test.ts.'],
    ]),
  ),
};

/** The failures of the agent protocol are JSON-RPC errors: test/mcp/. */
const operations = bundledOperations().filter(({ path }) => path !== '/mcp');
const nameOf = ({ method, path }: DescribedOperation) => `${method} ${path}`;

let worlds: Worlds;
let server: HttpServer;
const reached = new Map<string, Map<number, number>>();

beforeAll(async () => {
  worlds = await createWorlds();
  const { gateway } = worlds.wide.world;
  server = await serveHttp({
    gateway,
    host: '127.0.0.1',
    port: 0,
    requestTimeoutMs: 1_500,
    newRequestId: () => 'request-1',
  });
});
afterAll(() => server.close());

function reach(operation: DescribedOperation, status: number): void {
  const statuses = reached.get(nameOf(operation)) ?? new Map<number, number>();
  reached.set(nameOf(operation), statuses.set(status, (statuses.get(status) ?? 0) + 1));
}

/** What the answer to a request made from an operation reaches: nothing, when its path or method had been broken. */
const reaching = (operation: DescribedOperation) => (status: number, sent: FuzzedRequest) => {
  const path = sent.target.split('?')[0]?.replace(/(?<=.)\/$/, '');
  const isItsOwn = sent.method === operation.method || status === 405;
  if (path === operation.path && isItsOwn) reach(operation, status);
};

/** What is documented of an operation and not excused. */
const expectedOf = (operation: DescribedOperation): readonly string[] =>
  Object.keys(operation.responses).filter((status) => !isExcused(`${nameOf(operation)} ${status}`, status));

const isExcused = (name: string, status: string): boolean => name in UNREACHED || status in UNREACHED;

const missingOf = (operation: DescribedOperation, among: readonly string[]): readonly string[] =>
  among.filter((status) => reached.get(nameOf(operation))?.has(Number(status)) !== true);

/** Statuses that bytes on a wire meet, some of them alone. */
const OF_THE_FORM: ReadonlySet<string> = new Set(['400', '408', '414', '417', '431']);

async function roundsOf(operation: DescribedOperation, seed: number): Promise<void> {
  const wanted = expectedOf(operation).filter((status) => !OF_THE_FORM.has(status));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const onStatus = reaching(operation);
    const run = { seed: seed + round * operations.length, numRuns: REQUESTS, onStatus };
    const missing = missingOf(operation, wanted);
    // After the first round only what can still bring something new.
    if (round === 0) await everyAnswer(operation, worlds, run);
    else for (const goes of new Set(missing.map(goingTo))) await answersGoing(goes, operation, worlds, run);
    if (missingOf(operation, wanted).length === 0) return;
  }
}

/** What has to happen for a status. */
function goingTo(status: string): Going {
  const ofInside: Readonly<Record<string, Going>> = { 409: 'concurrent', 429: 'limited', 500: 'broken', 503: 'away' };
  return ofInside[status] ?? 'steady';
}

async function refused(operation: DescribedOperation, refusal: WireRefusal, place: FuzzWorld): Promise<void> {
  const answer = await answerTo(refusal, server.url, operation.method === 'HEAD');
  const { path, method } = operation;
  const request = {
    method: method === 'HEAD' && !refusal.isMethodKnown ? 'GET' : method,
    target: path,
    headers: [],
    isFaithful: false,
    elapsedMs: 0,
  };
  const now = place.world.clock.now();
  place.judge({ request, answer, now, mayFail: [], hasFurtherRules: false, isUnread: true });
  expect([refusal.bytes.slice(0, 200), answer.status]).toEqual([refusal.bytes.slice(0, 200), refusal.status]);
  reach(operation, answer.status);
}

describe('every documented answer', () => {
  it.each(operations.map((operation, seed) => [nameOf(operation), operation, seed] as const))(
    'that the gateway gives is given as described: %s',
    (_, operation, seed) => roundsOf(operation, seed),
  );

  it('to bytes refused for their form is given as described', async () => {
    for (const [seed, operation] of operations.entries()) {
      const property = fc.asyncProperty(wireRefusals(operation), async (refusals) => {
        await Promise.all(refusals.map((refusal) => refused(operation, refusal, worlds.wide)));
      });
      await fc.assert(property, { seed, numRuns: REFUSALS });
    }
  });

  it('to requests that do not arrive in time is given as described', async () => {
    const key = worlds.wide.credentials.operator;
    const late = operations.flatMap((operation) => unfinished(operation, key).map((one) => [operation, one] as const));
    await Promise.all(late.map(([operation, refusal]) => refused(operation, refusal, worlds.wide)));
  });

  it('was reached, or is named with a reason', async () => {
    const documented = operations.flatMap((operation) =>
      Object.keys(operation.responses).map((status) => [operation, status] as const),
    );
    const missing = documented.filter(([operation, status]) => missingOf(operation, [status]).length > 0);
    const named = missing.map(([operation, status]) => [`${nameOf(operation)} ${status}`, status] as const);
    expect(named.filter(([name, status]) => !isExcused(name, status))).toEqual([]);
    const excused = new Set(named.flat());
    expect(Object.keys(UNREACHED).filter((name) => !excused.has(name))).toEqual([]);
    const excusedText = [...excused].filter((name) => name in UNREACHED).join(', ');
    await report([
      `${documented.length} documented answers of ${operations.length} methods: ${documented.length - missing.length} reached, ${missing.length} excused (${excusedText}).`,
      ...table(),
    ]);
  });
});

const table = () =>
  [...reached].map(
    ([name, statuses]) => `${name}: ${[...statuses.keys()].sort((one, other) => one - other).join(' ')}`,
  );

async function report(lines: readonly string[]): Promise<void> {
  const path = process.env.SOAK_REPORT;
  if (path !== undefined) await writeFile(path, lines.map((line) => `- ${line}\n`).join(''), { flag: 'a' });
}
