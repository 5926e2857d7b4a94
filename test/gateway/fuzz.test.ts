import { writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/conventions/operation.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import { openApiBundle } from '../../src/contract/openapi.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import { answerHeader, answerText } from '../kit/fuzz/answer-text.ts';
import { type DescribedOperation, describedOperations } from '../kit/fuzz/described-operations.ts';
import { createFuzzWorld, type FuzzWorld, HINTS, TIGHT, WIDE } from '../kit/fuzz/fuzz-world.ts';
import { LAST_TAG } from '../kit/fuzz/header-lines.ts';
import { operationRequests } from '../kit/fuzz/operation-requests.ts';

/** Requests for each method of each path; `npm run soak` asks for 10,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400);
const SEED = process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };

/** The same contract always gives the same bundle, so that its operations can name the tests. */
const operations = describedOperations(
  openApiBundle(
    ENDPOINT_NAMES.map((name) => ENDPOINTS[name]),
    '0.1.0',
  ),
);

let worlds: Worlds;
const tally = new Map<number, number>();
let asDescribed = 0;

beforeAll(async () => {
  worlds = await createWorlds();
});

afterAll(async () => {
  const path = process.env.SOAK_REPORT;
  const statuses = [...tally].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  const sentCount = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const text = `${sentCount} requests, ${REQUESTS} for each method; all answers as described for ${asDescribed} of ${operations.length} methods: ${statuses.join(', ')}.`;
  if (path !== undefined) await writeFile(path, `- requests made from the OpenAPI bundle: ${text}\n`, { flag: 'a' });
});

describe('requests made from the OpenAPI bundle', () => {
  it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'are answered as it says: %s',
    async (_, operation) => {
      await everyAnswer(operation, worlds, { ...SEED, numRuns: REQUESTS, onStatus: count(tally) });
      asDescribed += 1;
    },
    1_800_000,
  );

  it('reach every status that one request at a time can reach', async () => {
    const reached = new Map<number, number>();
    const fresh = await createWorlds();
    for (const [seed, operation] of operations.entries())
      await everyAnswer(operation, fresh, { seed, numRuns: 100, onStatus: count(reached) });
    expect([...reached.keys()].sort()).toEqual([200, 204, 304, 400, 401, 403, 404, 405, 413, 415, 422, 429, 503]);
  });
});

/** Nobody reaches a limit, everybody does, and stores come and go. */
type Worlds = Readonly<Record<'wide' | 'tight' | 'shaken', FuzzWorld>>;

async function createWorlds(): Promise<Worlds> {
  const [wide, tight, shaken] = await Promise.all([WIDE, TIGHT, WIDE].map(createFuzzWorld));
  if (wide === undefined || tight === undefined || shaken === undefined) throw new Error('there are three worlds');
  return { wide, tight, shaken };
}

const count = (statuses: Map<number, number>) => (status: number) =>
  statuses.set(status, (statuses.get(status) ?? 0) + 1);

interface Run {
  readonly seed?: number;
  readonly numRuns: number;
  readonly onStatus: (status: number) => void;
}

/** Of ten requests one meets limits and one meets stores that may be away. */
async function everyAnswer(operation: DescribedOperation, { wide, tight, shaken }: Worlds, run: Run): Promise<void> {
  await everyAnswerOf(operation, wide, { ...run, numRuns: Math.ceil(run.numRuns * 0.8), isSteady: true });
  await everyAnswerOf(operation, tight, { ...run, numRuns: Math.ceil(run.numRuns * 0.1) });
  await everyAnswerOf(operation, shaken, { ...run, numRuns: Math.ceil(run.numRuns * 0.1), comesAndGoes: true });
}

interface RunInWorld extends Run {
  /** Whether the same request is answered the same a second time. */
  readonly isSteady?: boolean;
  readonly comesAndGoes?: boolean;
}

async function everyAnswerOf(operation: DescribedOperation, place: FuzzWorld, run: RunInWorld): Promise<void> {
  const { world, bundle, credentials, judge } = place;
  const { isSteady = false, comesAndGoes = false, onStatus, ...parameters } = run;
  const requests = operationRequests(operation, { bundle, credentials, hints: HINTS });
  const hasFurtherRules = FURTHER_RULES.has(operation.path);
  let lastTag = '';
  const property = fc.asyncProperty(requests, fc.boolean(), async (drawn, isAway) => {
    const request = { ...drawn, headers: drawn.headers.map(([name, value]) => withTag(name, value, lastTag)) };
    world.clock.time += request.elapsedMs;
    if (comesAndGoes) place.setAway(isAway);
    const answer = await world.send(request);
    onStatus(answer.status);
    lastTag = answerHeader(answer, 'ETag')?.replace(/^"(\w+)(-\w+)?"$/, '$1') ?? lastTag;
    judge({ request, answer, now: world.clock.now(), mayBeUnavailable: comesAndGoes, hasFurtherRules });
    if (answerHeader(answer, 'Idempotent-Replayed') === 'false' && isSteady) {
      const again = await world.send(request);
      judge({ request, answer: again, now: world.clock.now(), mayBeUnavailable: false, hasFurtherRules });
      if (answerHeader(again, 'Idempotent-Replayed') === 'true') sameResult(again, answer);
    }
    if (request.method === 'HEAD' && isSteady) sameButBytes(answer, await world.send({ ...request, method: 'GET' }));
    expect(world.errors).toEqual([]);
  });
  await fc.assert(property, parameters);
}

const withTag = (name: string, value: string, tag: string) => [name, value.replace(LAST_TAG, tag)] as const;

/** Rules across members, which a schema cannot say. */
const FURTHER_RULES: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(ENDPOINTS).flatMap(({ check, path }) => (check === undefined ? [] : [path])),
);

/** RFC 9110 §9.3.2: a HEAD has the status and headers of its GET, and the length of what that sends. */
function sameButBytes(head: Answer, get: Answer): void {
  expect(head.status).toBe(get.status);
  const lasting = ({ headers }: Answer) => headers.filter(([name]) => !OF_ONE_REQUEST.has(name));
  expect(lasting(head)).toEqual(lasting(get));
  if (get.status === 304) return;
  const length = get.pieces.reduce((sum, piece) => sum + piece.length, 0);
  const told = Number(head.headers.find(([name]) => name === 'Content-Length')?.[1]);
  // Every request changes what the metrics say.
  if (get.headers.some(([, value]) => value.startsWith('text/plain'))) expect(told).toBeGreaterThan(0);
  else expect(told).toBe(length);
}

/** SPEC.md, Limits: a replay has the status, the body and the type of the first answer. */
function sameResult(again: Answer, first: Answer): void {
  const result = (answer: Answer) => [answer.status, answerText(answer), answerHeader(answer, 'Content-Type')];
  expect(result(again)).toEqual(result(first));
}

const OF_ONE_REQUEST = new Set(['Content-Length', 'Traceresponse', 'RateLimit', 'X-RateLimit-Remaining']);
