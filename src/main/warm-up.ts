import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { createModelAnalyst } from '../analysis/situation/model-analyst.ts';
import { DEFAULT_LIMITS, PLANS } from '../contract/conventions/plans.ts';
import type { HandlerMap } from '../contract/endpoints.ts';
import { createGateway, type Gateway } from '../gateway/create-gateway.ts';
import { serveHttp } from '../gateway/serve-http.ts';
import { createEntitlements } from '../identity/entitlements.ts';
import { issueKey } from '../identity/issue-key.ts';
import { createKeyVerifier } from '../identity/key-verifier.ts';
import { deductSituation } from '../operations/deduct-situation.ts';
import { getRegionalSnapshot } from '../operations/get-regional-snapshot.ts';
import { createSnapshotMemory } from '../operations/snapshot-cache.ts';
import type { IdempotencyStore } from '../ports/idempotency-store.ts';
import type { StoredKey, Subscription } from '../ports/identity-store.ts';
import type { LanguageModels } from '../ports/language-model.ts';
import type { SnapshotSource } from '../ports/snapshot-source.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import { createMemoryLimiter } from '../stores/counters/memory-limiter.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';

/** Callers at once, and how often each asks: what the engine sees some hundred times it compiles. */
const CALLERS = 40;
const TIMES = 10;
/** Reads of a snapshot after each question. */
const READS = 3;
/** No call is begun later, ms: a store that does not answer keeps nobody from serving. */
const MAX_MS = 3_000;
const PATIENCE_MS = 1_000;
const DEDUCT = '/api/intelligence/v1/deduct-situation';
const READ = '/api/intelligence/v1/get-regional-snapshot?region_id=global';

const UNLIMITED = { ...DEFAULT_LIMITS, plans: PLANS.map((plan) => ({ ...plan, requestsPerMinute: 1_000_000 })) };

/** Models that have a place for one in four, and then no answer. */
function fullModels(): LanguageModels {
  let asked = 0;
  const unavailable = { status: 'unavailable', retryAfterSeconds: 10 } as const;
  return {
    identity: 'rehearsal',
    busyFor: () => (asked++ % 4 === 0 ? undefined : 10),
    write: async (prompt) => {
      if (typeof prompt === 'function') await prompt();
      return unavailable;
    },
  };
}

/**
 * Has a gateway like the one that is about to serve refuse a crowd, and answer readers, over a port of loopback that nobody is
 * told: the first crowd that comes meets code that is compiled. Key, counters and entitlements are its own, and no log or metric
 * of the service learns of it; of the store it reads snapshots alone. Takes some tenths of a second.
 * @param handlers those of the service, which are not called
 * @throws Error when the port cannot be opened, or a call is not answered within a second
 */
export async function warmUp(
  handlers: HandlerMap,
  stored: Pick<SnapshotStore, 'latest' | 'latestId' | 'watch'>,
): Promise<void> {
  // What nobody uses for a while is thrown away otherwise, and the crowd that comes then is the first one again.
  setFlagsFromString('--no-flush-bytecode');
  const snapshots = createSnapshotMemory({ store: stored, clock: systemClock, setTimer: systemTimer });
  try {
    await crowd(await strangersGateway(handlers, snapshots));
  } finally {
    snapshots.close();
  }
}

interface Rehearsed {
  readonly gateway: Gateway;
  readonly key: string;
}

async function strangersGateway(handlers: HandlerMap, snapshots: SnapshotSource): Promise<Rehearsed> {
  const clock = systemClock;
  const setTimer = systemTimer;
  const { store, key, pepper } = await strangersKey();
  const analyst = createModelAnalyst({
    models: fullModels(),
    builtin: { analyse: async () => ({ status: 'unavailable', retryAfterSeconds: 10 }) },
    snapshots,
    clock,
    fallsBack: false,
  });
  const gateway = createGateway({
    handlers: {
      ...handlers,
      deductSituation: deductSituation({ analyst, setTimer }),
      getRegionalSnapshot: getRegionalSnapshot({ snapshots, clock }),
    },
    credentials: createKeyVerifier({ store, pepper, clock, setTimer }),
    entitlements: createEntitlements({ store, clock, setTimer }),
    clock,
    setTimer,
    counters: { local: createMemoryLimiter({ clock }) },
    idempotency: NO_IDEMPOTENCY,
    limits: UNLIMITED,
    canRunModels: true,
    stopwatch: () => performance.now(),
  });
  return { gateway, key };
}

/** Callers that each ask and read by turns, until all have or the time is over. */
async function crowd({ gateway, key }: Rehearsed): Promise<void> {
  const server = await serveHttp({ gateway, host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  try {
    const until = performance.now() + MAX_MS;
    const caller = async (number: number): Promise<void> => {
      for (let turn = 0; turn < TIMES && performance.now() < until; turn += 1) {
        const query = `Rehearsal ${number}, ${turn}?`;
        await ask(`${server.url}${DEDUCT}`, { key, agent, body: JSON.stringify({ query }) });
        for (let read = 0; read < READS; read += 1) await ask(`${server.url}${READ}`, { key, agent });
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, (_, number) => caller(number)));
  } finally {
    agent.destroy();
    await server.close();
  }
}

/** A key of an account that nobody has, and the little that is asked of a store about it. */
async function strangersKey() {
  const pepper = randomBytes(16);
  const keys = new Map<string, StoredKey>();
  const subscriptions = new Map<string, Subscription>();
  const store = {
    addKey: async (added: StoredKey) => void keys.set(added.publicId, added),
    keyByPublicId: async (publicId: string) => keys.get(publicId),
    putSubscription: async (subscription: Subscription) => void subscriptions.set(subscription.accountId, subscription),
    subscriptionOf: async (accountId: string) => subscriptions.get(accountId),
  };
  const wanted = { accountId: 'rehearsal', planKey: 'enterprise' };
  const { key } = await issueKey({ store, pepper, clock: systemClock, randomBytes }, wanted);
  return { store, key, pepper };
}

/** No caller sends a key of this kind. */
const NO_IDEMPOTENCY: IdempotencyStore = {
  claim: async () => ({ status: 'unavailable' }),
  renew: async () => 'unavailable',
  keep: async () => 'unavailable',
  release: async () => 'unavailable',
};

interface Asked {
  readonly key: string;
  readonly agent: Agent;
  /** Makes it a POST. */
  readonly body?: string;
}

/** Whatever the answer is, it is read to its end. */
function ask(url: string, { key, agent, body }: Asked): Promise<void> {
  const headers = { 'x-service-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers, timeout: PATIENCE_MS }, (answer) => {
      answer.resume().once('end', resolve);
    });
    asked.once('timeout', () => asked.destroy(new Error('the rehearsal was not answered')));
    asked.once('error', reject);
    asked.end(body);
  });
}
