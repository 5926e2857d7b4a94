import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Endpoint } from '../../../src/contract/conventions/operation.ts';
import { ENDPOINTS } from '../../../src/contract/endpoints.ts';
import type { Answer } from '../../../src/gateway/exchange.ts';
import { CACHE_KEYS } from '../../../src/operations/caches.ts';
import { answerHeader, answerText } from './answer-text.ts';
import type { DescribedOperation } from './described-operations.ts';
import { createFuzzWorld, type FuzzWorld, HINTS, TIGHT, WIDE } from './fuzz-world.ts';
import { LAST_TAG } from './header-lines.ts';
import { type FuzzedRequest, operationRequests } from './operation-requests.ts';

/** No caller reaches a limit, every caller does, stores come and go, handlers break. */
export type Worlds = Readonly<Record<'wide' | 'tight' | 'shaken' | 'broken', FuzzWorld>>;

export async function createWorlds(): Promise<Worlds> {
  const [wide, tight, shaken, broken] = await Promise.all([
    createFuzzWorld(WIDE),
    createFuzzWorld(TIGHT),
    createFuzzWorld(WIDE),
    createFuzzWorld(WIDE, 'broken'),
  ]);
  return { wide, tight, shaken, broken };
}

/** What becomes of requests: nothing special, limits, stores that may be away, handlers that break, a twin of each. */
export type Going = 'steady' | 'limited' | 'away' | 'broken' | 'concurrent';

export interface Run {
  readonly seed?: number;
  readonly numRuns: number;
  readonly onStatus: (status: number, request: FuzzedRequest) => void;
}

/** Of twenty requests two meet limits, two stores that may be away, one a handler that breaks, and one its own twin. */
const SHARES: Readonly<Record<Going, number>> = {
  steady: 0.7,
  limited: 0.1,
  away: 0.1,
  broken: 0.05,
  concurrent: 0.05,
};

/** Sends requests to an operation and throws on any answer that the bundle does not describe. */
export async function everyAnswer(operation: DescribedOperation, worlds: Worlds, run: Run): Promise<void> {
  for (const goes of ['steady', 'limited', 'away', 'broken', 'concurrent'] as const) {
    const numRuns = Math.ceil(run.numRuns * SHARES[goes]);
    await answersGoing(goes, operation, worlds, { ...run, numRuns });
  }
}

/** Those of them to which one thing happens. Only where keys are taken a request has a twin. */
export async function answersGoing(
  goes: Going,
  operation: DescribedOperation,
  { wide, tight, shaken, broken }: Worlds,
  run: Run,
): Promise<void> {
  if (goes === 'concurrent' && !operation.headerNames.includes('Idempotency-Key')) return;
  const places = { steady: wide, limited: tight, away: shaken, broken, concurrent: wide };
  await answersOf(operation, places[goes], { ...run, goes });
}

interface RunInWorld extends Run {
  readonly goes: Going;
}

/** What may go wrong on the inside. */
const MAY_FAIL: Readonly<Record<Going, readonly number[]>> = {
  steady: [],
  limited: [],
  away: [503],
  broken: [500],
  concurrent: [],
};

async function answersOf(operation: DescribedOperation, place: FuzzWorld, run: RunInWorld): Promise<void> {
  const { world, bundle, credentials } = place;
  const { goes, onStatus, ...parameters } = run;
  const requests = operationRequests(operation, { bundle, credentials, hints: HINTS });
  const hasFurtherRules = FURTHER_RULES.has(operation.path);
  let lastTag = '';

  async function judged(request: FuzzedRequest): Promise<Answer> {
    const answer = await world.send(request);
    onStatus(answer.status, request);
    place.judge({ request, answer, now: world.clock.now(), mayFail: MAY_FAIL[goes], hasFurtherRules });
    assert.equal(world.errors.splice(0).length, answer.status === 500 ? 1 : 0);
    return answer;
  }

  const property = fc.asyncProperty(requests, fc.boolean(), fc.boolean(), async (drawn, isAway, isFresh) => {
    const request = { ...drawn, headers: drawn.headers.map(([name, value]) => withTag(name, value, lastTag)) };
    world.clock.time += request.elapsedMs;
    if (goes === 'away') {
      place.setAway(isAway);
      // A process that has just begun has no copy of what the store held.
      if (isFresh) world.caches.forget(CACHE_KEYS);
    }
    if (goes === 'concurrent') {
      oneOfTwins(await Promise.all([judged(request), judged(request)]));
      return;
    }
    const answer = await judged(request);
    lastTag = answerHeader(answer, 'ETag')?.replace(/^"(\w+)(-\w+)?"$/, '$1') ?? lastTag;
    if (goes !== 'steady') return;
    if (isRun(answer)) {
      const again = await judged(request);
      if (answerHeader(again, 'Idempotent-Replayed') === 'true') sameResult(again, answer);
    }
    const tag = answer.status === 200 ? answerHeader(answer, 'ETag') : undefined;
    if (tag !== undefined) unchanged(await judged(askedSince(request, tag)), tag);
    if (request.method === 'HEAD') sameButBytes(answer, await judged({ ...request, method: 'GET' }));
  });
  await fc.assert(property, parameters);
}

const withTag = (name: string, value: string, tag: string) => [name, value.replace(LAST_TAG, tag)] as const;

/** Whether the request had a key and was no replay. */
const isRun = (answer: Answer): boolean => answerHeader(answer, 'Idempotent-Replayed') === 'false';

/** The same request by a caller that holds the answer with this tag. */
const askedSince = (request: FuzzedRequest, tag: string): FuzzedRequest => ({
  ...request,
  headers: [...request.headers.filter(([name]) => name.toLowerCase() !== 'if-none-match'), ['If-None-Match', tag]],
});

/** RFC 9110 §13.1.2: a caller that holds the answer gets no body again. */
function unchanged(answer: Answer, tag: string): void {
  assert.deepEqual([answer.status, answerHeader(answer, 'ETag')], [304, tag]);
}

/** Rules across members, which a schema cannot say. */
const FURTHER_RULES: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(ENDPOINTS).flatMap(({ check, listed, path }) =>
    check === undefined && listed === undefined ? [] : [path],
  ),
);

/** Of two concurrent equal requests under one key at most one is executed. */
function oneOfTwins(twins: readonly [Answer, Answer]): void {
  const executed = twins.filter((answer) => answer.status === 200 && isRun(answer));
  assert.ok(executed.length <= 1);
}

/** RFC 9110 §9.3.2: a HEAD has the status and headers of its GET, and the length of what that sends. */
function sameButBytes(head: Answer, get: Answer): void {
  assert.equal(head.status, get.status);
  const lasting = ({ headers }: Answer) => headers.filter(([name]) => !OF_ONE_REQUEST.has(name));
  assert.deepEqual(lasting(head), lasting(get));
  if (get.status === 304) return;
  const length = get.pieces.reduce((sum, piece) => sum + piece.length, 0);
  const declared = Number(head.headers.find(([name]) => name === 'Content-Length')?.[1]);
  // Every request changes what the metrics say.
  if (get.headers.some(([, value]) => value.startsWith('text/plain'))) assert.ok(declared > 0);
  else assert.equal(declared, length);
}

/** SPEC.md, Limits: a replay has the status, the body and the type of the first answer. */
function sameResult(again: Answer, first: Answer): void {
  const result = (answer: Answer) => [answer.status, answerText(answer), answerHeader(answer, 'Content-Type')];
  assert.deepEqual(result(again), result(first));
}

const OF_ONE_REQUEST = new Set(['Content-Length', 'Traceresponse', 'RateLimit', 'X-RateLimit-Remaining']);
