import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { DEFAULT_LIMITS, type Limits } from '../../../src/contract/conventions/plans.ts';
import type { HandlerMap } from '../../../src/contract/endpoints.ts';
import { isObject, type JsonObject, toJson } from '../../../src/contract/openapi/json.ts';
import { createEvaluator } from '../../../src/gateway/projection/evaluator.ts';
import type { ProjectionThread } from '../../../src/gateway/projection/projection-thread.ts';
import { createProjector } from '../../../src/gateway/projection/projector.ts';
import type { AnalystAnswer } from '../../../src/ports/analyst.ts';
import { WHOLE_BUDGET } from '../../../src/projection/projection-limits.ts';
import { largeBody } from '../../../src/projection/test-kit/large-body.ts';
import { REGION_IDS } from '../../../src/reference/regions.ts';
import { bodyOf, createWorld, NOW, SNAPSHOT, storedMena, type World } from '../../gateway/world.ts';
import { neverTimer } from '../fake-clock.ts';
import { nestedBatchPaths, refusedPaths, runnablePaths } from './batch-paths.ts';
import type { Credentials } from './credential-lines.ts';
import { jmespathExpressions } from './jmespath-expressions.ts';
import { createJudge } from './judge-answer.ts';
import type { Hints } from './schema-values.ts';
import { writtenOut } from './written-out-bundle.ts';

export const ALLOWED_ORIGIN = 'https://app.example';
const TOKEN = 'a-token-that-holds';
const MANY = 1_000_000_000;

/** A world that is asked anything, and what its callers know. */
export interface FuzzWorld {
  readonly world: World;
  readonly bundle: JsonObject;
  readonly credentials: Credentials;
  readonly judge: ReturnType<typeof createJudge>;
  /** Whether its stores and models are unreachable. */
  setAway(isAway: boolean): void;
}

/** Limits that no caller reaches. */
export const WIDE: Limits = limits(MANY);
/** Limits that every caller reaches. */
export const TIGHT: Limits = limits(2);

/** @param handlers whether they work, or throw whatever they are asked */
export async function createFuzzWorld(metered: Limits, handlers: 'whole' | 'broken' = 'whole'): Promise<FuzzWorld> {
  let isAway = false;
  const served = toJson(bodyOf(await createWorld().send({ target: '/openapi.json' })));
  if (!isObject(served)) throw new Error('the bundle is an object');
  const bundle = writtenOut(served);
  const world = createWorld({
    ...(handlers === 'whole' ? {} : { wrapHandlers: broken }),
    projector: createProjector(threadOfThisProcess()),
    gateway: { limits: metered, allowedOrigins: [ALLOWED_ORIGIN] },
    handlers: {
      analyst: { analyse: async ({ query }) => (isAway ? NO_MODEL : answered(query)) },
      // A timer for every operation of every batch would outlive the test.
      setTimer: neverTimer,
      ready: async () => !isAway,
    },
    identity: {
      verifyToken: async (token) =>
        token === TOKEN
          ? { status: 'accepted', caller: { accountId: 'tokens', scheme: 'token', credentialId: 'sub', scopes: [] } }
          : { status: 'refused' },
    },
  });
  for (const stored of snapshots()) world.snapshots.latest.set(stored.regionId, stored);
  await world.newKey('tokens', 'pro_annual');
  const revoked = await world.newKey('gone', 'enterprise');
  await world.identity.revokeKey(revoked.slice('baro_live_'.length, 'baro_live_'.length + 8), NOW - 1);
  const credentials = {
    pro: await world.newKey('acme', 'pro_monthly'),
    free: await world.newKey('poor', 'free'),
    operator: await world.newKey('ops', 'enterprise', ['operator']),
    revoked,
    token: TOKEN,
  };
  return {
    world,
    bundle,
    credentials,
    judge: createJudge(bundle),
    setAway(away) {
      isAway = away;
      world.identity.isDown = away;
      world.snapshots.isDown = away;
      world.idempotency.isDown = away;
      world.audit.isDown = away;
    },
  };
}

/** Handlers that throw whatever they are asked. */
const broken = (handlers: HandlerMap): HandlerMap =>
  new Proxy(handlers, {
    get: () => () => {
      throw new Error('broken on purpose');
    },
  });

const countryCodes = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('IR', 'IL', 'YE', 'SA') },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Z]{2}$/) },
);

/** Values that exist, next to those that the schemas allow. */
export const HINTS: Hints = {
  region_id: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...REGION_IDS) },
    { weight: 1, arbitrary: fc.constantFrom('atlantis', 'a', 'mena-2', `a${'b'.repeat(31)}`) },
  ),
  country: countryCodes,
  country_code: countryCodes,
  // No schema says that what is to come is a violation.
  // As text: a body takes no number for it.
  at: fc.oneof(fc.integer({ min: NOW - 1e10, max: NOW }), fc.integer({ min: 0, max: NOW })).map(String),
  since: fc.oneof(fc.integer({ min: NOW - 1e10, max: NOW }), fc.integer({ min: 0, max: NOW })).map(String),
  start: fc.integer({ min: NOW - 1e10, max: NOW - 4e9 }).map(String),
  end: fc.integer({ min: NOW - 5e9, max: NOW }).map(String),
  from: fc.integer({ min: NOW - 1e10, max: NOW }).map(String),
  to: fc.integer({ min: NOW - 1e10, max: NOW }).map(String),
  model_version: fc.oneof(fc.constant('m1'), fc.string({ maxLength: 140 })),
  pointer: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        '/balance/netBalance',
        '/balance/pressures/0',
        '/regime',
        '/meta/validUntil',
        '/triggers',
      ),
    },
    { weight: 1, arbitrary: fc.stringMatching(/^(\/[^/]{0,9}){1,3}$/) },
  ),
  regionId: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...REGION_IDS) },
    { weight: 1, arbitrary: fc.constantFrom('atlantis', 'mena-2') },
  ),
  observations: fc.array(
    fc.record(
      {
        metric: fc.constantFrom('transits_total', 'force_reports', 'crude_price', 'no_such_metric'),
        subject: fc.constantFrom('chokepoint:hormuz_strait', 'country:YE', 'series:brent', 'country:XX'),
        value: fc.integer({ min: -5, max: 500 }),
        lineage: fc.constantFrom('caller', 'someone else'),
      },
      { requiredKeys: ['metric', 'subject', 'value'], noNullPrototype: true },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  jmespath: jmespathExpressions,
  path: fc
    .oneof(
      {
        weight: 4,
        arbitrary: runnablePaths(SNAPSHOT, fc.constantFrom(...REGION_IDS, 'atlantis', '-'), jmespathExpressions),
      },
      { weight: 1, arbitrary: nestedBatchPaths },
      { weight: 1, arbitrary: refusedPaths(SNAPSHOT) },
    )
    .filter((path) => path.length <= 2_048),
  regions: fc.uniqueArray(fc.constantFrom(...REGION_IDS), { minLength: 1 }),
  keys: fc.uniqueArray(fc.constantFrom('projections', 'snapshot:mena', 'projection:mena', 'snapshot:global'), {
    minLength: 1,
  }),
};

/** Costly projections with the whole budget, without a thread: a suite of so many requests has threads enough. */
function threadOfThisProcess(): ProjectionThread {
  const evaluator = createEvaluator();
  return {
    run: async (task) => {
      const outcome = evaluator.run(task, WHOLE_BUDGET);
      if (outcome.status === 'unfinished') throw new Error('nothing is unfinished within the whole budget');
      return outcome;
    },
    close: async () => undefined,
  };
}

/** One as the example has it, one compressed, one large, one no longer valid; the other regions have none. */
function snapshots() {
  const { body } = storedMena;
  return [
    { ...storedMena, regionId: 'europe', codings: { br: brotliCompressSync(body), gzip: gzipSync(body) } },
    { ...storedMena, regionId: 'east-asia', body: largeBody(20_000) },
    { ...storedMena, regionId: 'latam', validUntil: NOW - 1 },
    // Any text can name the United States or the European Union, which is of the world: a question of them has an answer.
    { ...storedMena, regionId: 'north-america' },
    { ...storedMena, regionId: 'global' },
  ];
}

const NO_MODEL: AnalystAnswer = { status: 'unavailable', retryAfterSeconds: 5 };
const answered = (query: string): AnalystAnswer => ({ status: 'answered', analysis: query, model: 'm', provider: 'p' });

function limits(most: number): Limits {
  const plans = DEFAULT_LIMITS.plans.map((plan) => ({
    ...plan,
    requestsPerMinute: most,
    requestsPerUtcDay: most * 10,
    deductionsPerUtcDay: plan.tier === 0 ? 0 : most,
  }));
  const callsPerUtcDay = { RegisterInterest: most, SubmitContact: most };
  return { plans, anonymousRequestsPerMinute: most, wrongCredentialsPerMinute: most, callsPerUtcDay };
}
