import { randomBytes } from 'node:crypto';
import { createBriefer } from '../../src/analysis/daily-brief/briefer.ts';
import { templateNarrative } from '../../src/analysis/narrative/template-narrative.ts';
import { createBuiltinAnalyst } from '../../src/analysis/situation/builtin-analyst.ts';
import { sourcePages } from '../../src/claims/source-pages.ts';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import type { Endpoint } from '../../src/contract/conventions/operation.ts';
import type { HandlerMap } from '../../src/contract/endpoints.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../src/contract/intelligence/regional-snapshot-example.ts';
import { createOutboundGuard } from '../../src/deliveries/outbound-guard.ts';
import { isPublicAddress } from '../../src/feeds/http/public-address.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { createGateway, type Gateway, type GatewayParts } from '../../src/gateway/create-gateway.ts';
import type { Answer, BodyRead, StreamTarget } from '../../src/gateway/exchange.ts';
import { HeaderLines } from '../../src/gateway/header-lines.ts';
import { createProjectionThread } from '../../src/gateway/projection/projection-thread.ts';
import { createProjector, type Projector } from '../../src/gateway/projection/projector.ts';
import { createRecentAnswers } from '../../src/gateway/recent-answers.ts';
import { createEntitlements } from '../../src/identity/entitlements.ts';
import { createFeedLinks } from '../../src/identity/feed-links.ts';
import { issueKey } from '../../src/identity/issue-key.ts';
import { createKeyVerifier } from '../../src/identity/key-verifier.ts';
import { createSealer } from '../../src/identity/sealer.ts';
import { createSessions, type Sessions } from '../../src/identity/sessions.ts';
import { webhookKey } from '../../src/identity/signing/webhook-key.ts';
import { localMinute } from '../../src/main/clock/local-minute.ts';
import { createMetrics, type Metrics } from '../../src/main/metrics/create-metrics.ts';
import { measuredProjector } from '../../src/main/metrics/measured-projector.ts';
import { barographCatalogue } from '../../src/mcp/barograph-catalogue.ts';
import { createDispatcher } from '../../src/mcp/create-dispatcher.ts';
import { createAssessmentQueue } from '../../src/operations/assessment-queue.ts';
import { createAssessor } from '../../src/operations/assessor.ts';
import { type Caches, createCaches } from '../../src/operations/caches.ts';
import { createHandlers, type HandlerParts } from '../../src/operations/create-handlers.ts';
import { createScenarioRunner } from '../../src/operations/scenario-runner.ts';
import { scenarioWork } from '../../src/operations/scenario-work.ts';
import { createSnapshotCache } from '../../src/operations/snapshot-cache.ts';
import type { CredentialVerdict } from '../../src/ports/credentials.ts';
import type { IdentityStore, StoredKey, Subscription } from '../../src/ports/identity-store.ts';
import type { ScenarioJobs } from '../../src/ports/scenario-jobs.ts';
import type { Sealer } from '../../src/ports/sealer.ts';
import type { PublishedKey } from '../../src/ports/signing-keys.ts';
import type { StoredSnapshot } from '../../src/ports/snapshot-store.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { CLOCK_OK } from '../kit/clock-ok.ts';
import { countersUnderTest } from '../kit/counters-under-test.ts';
import { MemoryAuditLog } from '../kit/memory-audit-log.ts';
import { memoryConversationStore } from '../kit/memory-conversation-store.ts';
import { memoryDestinations } from '../kit/memory-destinations.ts';
import { exampleEvent, memoryEventLog } from '../kit/memory-event-log.ts';
import { memoryExportFiles } from '../kit/memory-export-files.ts';
import { memoryExportSource } from '../kit/memory-export-source.ts';
import { memoryFeedLinks, withExampleLink } from '../kit/memory-feed-links.ts';
import { memoryForecastLedger } from '../kit/memory-forecast-ledger.ts';
import { MemoryIdempotencyStore } from '../kit/memory-idempotency-store.ts';
import { memoryIntelHistory } from '../kit/memory-intel-history.ts';
import { memoryLeadStore } from '../kit/memory-lead-store.ts';
import { exampleObservations, memoryObservationLists } from '../kit/memory-observation-lists.ts';
import { exampleRecords, exampleSanction, memoryRecordStore } from '../kit/memory-record-store.ts';
import { memoryRules } from '../kit/memory-rules.ts';
import { memoryScenarioJobs } from '../kit/memory-scenario-jobs.ts';
import { createMemorySessions } from '../kit/memory-sessions.ts';
import { patientTimer } from '../kit/patience.ts';
import { storedHistory } from './stored-history.ts';

/** 2026-06-01T12:00:00Z. */
export const NOW = 1_780_315_200_000;

const STORE_IS_DOWN = 'the store is down';
const isOfStore = (error: unknown): boolean => error instanceof Error && error.message === STORE_IS_DOWN;

export const storedMena: StoredSnapshot = {
  regionId: 'mena',
  snapshotId: REGIONAL_SNAPSHOT_EXAMPLE.meta.snapshotId,
  generatedAt: REGIONAL_SNAPSHOT_EXAMPLE.generatedAt,
  validUntil: REGIONAL_SNAPSHOT_EXAMPLE.meta.validUntil,
  body: Buffer.from(JSON.stringify({ snapshot: REGIONAL_SNAPSHOT_EXAMPLE })),
  signature: { keyId: 'k'.repeat(43), value: 's'.repeat(86) },
  state: null,
};

const AGENTS = barographCatalogue({ version: '0.1.0', world: 'live', publicUrl: '' });

/** Hand-made: RFC 8037, appendix A. */
const PUBLISHED: readonly PublishedKey[] = [
  {
    keyId: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    publicKey: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    publishedAt: NOW,
  },
];

/** An identity store that is a Map; `isDown` makes every read fail. */
export class FakeIdentityStore implements IdentityStore {
  readonly keys = new Map<string, StoredKey>();
  readonly subscriptions = new Map<string, Subscription>();
  isDown = false;

  async addKey(key: StoredKey) {
    this.keys.set(key.publicId, key);
  }
  async keyByPublicId(publicId: string) {
    this.#answer();
    return this.keys.get(publicId);
  }
  async listKeys(accountId?: string) {
    this.#answer();
    return [...this.keys.values()].filter((key) => accountId === undefined || key.accountId === accountId);
  }
  async revokeKey(publicId: string, revokedAt: number) {
    const key = this.keys.get(publicId);
    if (key !== undefined) this.keys.set(publicId, { ...key, revokedAt: key.revokedAt ?? revokedAt });
    return key !== undefined;
  }
  async noteKeyUse(publicId: string, usedAt: number) {
    const key = this.keys.get(publicId);
    if (key !== undefined) this.keys.set(publicId, { ...key, lastUsedAt: usedAt });
  }
  async putSubscription(subscription: Subscription) {
    this.subscriptions.set(subscription.accountId, subscription);
  }
  async listSubscriptions() {
    this.#answer();
    return [...this.subscriptions.values()];
  }
  async subscriptionOf(accountId: string) {
    this.#answer();
    return this.subscriptions.get(accountId);
  }
  #answer() {
    if (this.isDown) throw new Error(STORE_IS_DOWN);
  }
}

/** What may differ about who is known. */
export interface IdentityChanges {
  readonly store?: FakeIdentityStore;
  readonly verifyToken?: (token: string) => Promise<CredentialVerdict>;
  /** Read time-out of keys and subscriptions. */
  readonly timeoutMs?: number;
  /** How long a known caller and plan hold while the store does not answer, ms. */
  readonly graceMs?: number;
}

export interface Sent {
  readonly method?: string;
  readonly target: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly key?: string;
  readonly body?: string | Uint8Array;
  readonly clientAddress?: string;
  readonly signal?: AbortSignal;
  /** The parsed header lines of the request instead, as a connection shares them between equal requests. */
  readonly lines?: HeaderLines;
  /** Receives an answer that is streamed. */
  readonly stream?: StreamTarget;
}

export interface World {
  readonly gateway: Gateway;
  readonly identity: FakeIdentityStore;
  readonly clock: { time: number; now(): number };
  /** Whether the snapshot store answers, and with what. */
  readonly snapshots: { latest: Map<string, StoredSnapshot>; earlier: StoredSnapshot[]; isDown: boolean };
  readonly sealer: Sealer;
  /** What lies sealed of each destination, by its id. */
  readonly sealedOf: ReadonlyMap<string, Uint8Array>;
  readonly idempotency: MemoryIdempotencyStore;
  readonly audit: MemoryAuditLog;
  readonly sessions: Sessions;
  readonly caches: Caches;
  readonly metrics: Metrics;
  readonly errors: unknown[];
  /** What the gateway knows for a while. */
  readonly forget: { key(publicId: string): void; account(accountId: string): void; answers(): void };
  newKey(accountId: string, planKey: string, scopes?: readonly string[]): Promise<string>;
  send(sent: Sent): Promise<Answer>;
  /** Sends through another gateway than that of the world, such as one with the console in front. */
  sendTo(other: Gateway, sent: Sent): Promise<Answer>;
}

/** Two sealed sets of a region: one scored, one open. */
const LEDGER = [0, 1].map((n) => ({
  set: {
    snapshotId: `snap-${n}`,
    regionId: 'mena',
    horizon: '24h',
    kind: 'live',
    issuedAt: NOW - (2 - n) * 86_400_000,
    sealedAt: NOW - (2 - n) * 86_400_000 + 1,
    modelVersion: 'm1',
    fromDay: Math.ceil(NOW / 86_400_000) - 2 + n,
    lastDay: Math.ceil(NOW / 86_400_000) - 2 + n,
    lanes: [3_072, 512, 256, 256],
    references: { climatology: [3_584, 256, 128, 128] },
  } as const,
  ...(n === 0 ? { verdict: { status: 'scored', outcome: 'base', facts: { deaths: 3 } } as const } : {}),
}));

/** A whole service in memory: real pipeline, handlers and identity over fakes of the ports. */
export function createWorld(
  changes: {
    readonly gateway?: Partial<GatewayParts>;
    readonly handlers?: Partial<HandlerParts>;
    readonly wrapHandlers?: (handlers: HandlerMap) => HandlerMap;
    readonly identity?: IdentityChanges;
    readonly projector?: Projector;
    readonly audit?: MemoryAuditLog;
    readonly scenarioJobs?: ScenarioJobs;
  } = {},
): World {
  const clock = {
    time: NOW,
    now() {
      return this.time;
    },
  };
  const { store: identity = new FakeIdentityStore(), ...reading } = changes.identity ?? {};
  const snapshots: World['snapshots'] = {
    latest: new Map([[storedMena.regionId, storedMena]]),
    earlier: [],
    isDown: false,
  };
  const idempotency = new MemoryIdempotencyStore(clock);
  const errors: unknown[] = [];
  const pepper = new Uint8Array(32).fill(7);
  const stored = async (regionId: string) => {
    if (snapshots.isDown) throw new Error(STORE_IS_DOWN);
    return snapshots.latest.get(regionId);
  };
  const audit = changes.audit ?? new MemoryAuditLog();
  const metrics = createMetrics(false);
  const source = createSnapshotCache({
    clock,
    setTimer: patientTimer,
    onRead: metrics.cacheRead,
    store: {
      latest: stored,
      latestAt: stored,
      latestId: async (regionId) => (await stored(regionId))?.snapshotId,
      watch: () => () => undefined,
    },
  });
  const sessions = createSessions({
    store: createMemorySessions(),
    keys: identity,
    pepper,
    clock,
    setTimer: patientTimer,
    randomBytes,
  });
  const requireStore = () => {
    if (snapshots.isDown) throw new Error(STORE_IS_DOWN);
  };
  const feedLinks = withExampleLink(memoryFeedLinks(requireStore));
  const feedTokens = createFeedLinks({ store: feedLinks, pepper, setTimer: patientTimer, randomBytes });
  const credentials = createKeyVerifier({
    store: identity,
    pepper,
    clock,
    setTimer: patientTimer,
    verifySession: sessions.verify,
    verifyLink: feedTokens.verify,
    ...reading,
  });
  const entitlements = createEntitlements({ store: identity, clock, setTimer: patientTimer, ...reading });
  const projector = measuredProjector(
    changes.projector ?? createProjector(createProjectionThread()),
    metrics.projected,
  );
  const recent = createRecentAnswers(clock);
  const caches = createCaches({ snapshots: source, projections: projector, recent });
  const feedStates = { readAll: async () => [] };
  const checkClock = async () => CLOCK_OK;
  const sealer = createSealer(pepper);
  /** Every name has one public address. */
  const outboundGuard = createOutboundGuard({
    resolve: async () => [{ address: '8.8.8.8', family: 4 }],
    isPublic: isPublicAddress,
    allowed: [],
  });
  const { wrapHandlers = (whole) => whole } = changes;
  const everySnapshot = () => {
    requireStore();
    return [...snapshots.latest.values(), ...snapshots.earlier];
  };
  const history = storedHistory(everySnapshot);
  const records = memoryRecordStore(
    [...exampleRecords(Object.values(CATALOGUE), NOW), exampleSanction(NOW)],
    () => snapshots.isDown,
  );
  const read = { clock, stored: { store: history, setTimer: patientTimer }, pages: sourcePages(FEED_CARDS) };
  const sources = new Map(FEED_CARDS.map(({ id, source: publisher, url }) => [id, { source: publisher, url }]));
  const withRecords = { ...read, records: { store: records, setTimer: patientTimer, sources } };
  const assessing = {
    observationsAt: async () => (snapshots.isDown ? Promise.reject(new Error(STORE_IS_DOWN)) : []),
    assessor: createAssessor({ label: '', narrate: (draft) => templateNarrative(draft, false) }),
    setTimer: patientTimer,
    ...changes.handlers,
  };
  const scenarioJobs = changes.scenarioJobs ?? memoryScenarioJobs(requireStore);
  const scenarios = createScenarioRunner({
    jobs: scenarioJobs,
    work: scenarioWork({ history, setTimer: patientTimer, queue: createAssessmentQueue(assessing) }),
    clock,
    setTimer: patientTimer,
    // It works on while no request waits, also where a test takes the store away.
    onError: (error) => {
      // It may be up again by the time that its failure arrives.
      if (!isOfStore(error)) errors.push(error);
    },
  });
  const { sealedOf, ...alerting } = memoryDestinations(requireStore);
  const handlers = createHandlers({
    snapshots: source,
    ...assessing,
    scenarioJobs,
    scenarios,
    ledger: memoryForecastLedger(LEDGER, () => snapshots.isDown),
    exportFiles: exampleExport(() => snapshots.isDown),
    intelHistory: memoryIntelHistory(() => snapshots.isDown),
    records,
    observationLists: memoryObservationLists(
      exampleObservations(Object.values(CATALOGUE), NOW),
      () => snapshots.isDown,
    ),
    signingKeys: { all: async () => (snapshots.isDown ? Promise.reject(new Error(STORE_IS_DOWN)) : PUBLISHED) },
    eventLog: memoryEventLog(
      [exampleEvent('a', NOW - 2), exampleEvent('b', NOW - 1, { type: 'regime.changed', data: {} })],
      () => snapshots.isDown,
    ),
    history,
    conversations: memoryConversationStore(requireStore),
    leads: memoryLeadStore(requireStore),
    ...alerting,
    rules: memoryRules(requireStore),
    exportSource: {
      snapshots: async (page) => memoryExportSource({ snapshots: everySnapshot() }).snapshots(page),
    },
    localMinute,
    outboundGuard,
    sealer,
    webhookKey: webhookKey(pepper),
    answering: createBuiltinAnalyst(source, read),
    visiting: createBuiltinAnalyst(source, read),
    briefer: createBriefer(source, withRecords),
    analyst: {
      analyse: async ({ query }) => ({ status: 'answered', analysis: `On ${query}`, model: 't', provider: 'builtin' }),
    },
    jobs: { open: async () => [] },
    feeds: [],
    cards: FEED_CARDS,
    feedStates,
    checkClock,
    caches,
    audit,
    identity,
    sessions,
    keyKeeper: {
      issue: async (wanted, actor) => {
        const { key, stored: made } = await issueKey({ store: identity, pepper, clock, randomBytes }, wanted);
        const { publicId: subject } = made;
        await audit.append({ at: clock.now(), actor, action: 'key.create', subject, facts: {} });
        return { key, publicId: subject };
      },
      revoke: async (subject, { actor, at }) => {
        await audit.append({ at, actor, action: 'key.revoke', subject, facts: {} });
        return identity.revokeKey(subject, at);
      },
    },
    metrics: metrics.source({
      feedIds: [],
      regionIds: REGION_IDS,
      feedStates,
      snapshots: source,
      jobs: { open: async () => [] },
      clock,
      checkClock,
    }),
    ready: async () => true,
    world: 'live',
    version: {
      version: '0.1.0',
      commit: 'unknown',
      startedAt: NOW,
      modelVersion: 'm1',
      scoringVersion: 's1',
      geographyVersion: 'g1',
      world: 'live',
    },
    feedSite: () => ({ publicUrl: 'https://barograph.example', world: 'live' }),
    hasPublicFeeds: true,
    feedLinks,
    feedTokens,
    protectedResource: { publicUrl: 'https://barograph.example', issuer: 'https://idp.example/' },
    mcp: (ask, caller) => createDispatcher(AGENTS, ask, { ...caller, secret: pepper }),
    clock,
    setTimer: patientTimer,
    ...changes.handlers,
  });
  const gateway = createGateway({
    handlers: wrapHandlers(handlers),
    recent,
    credentials,
    entitlements,
    clock,
    setTimer: patientTimer,
    counters: countersUnderTest(clock),
    idempotency,
    sealer,
    projector,
    onAnswer: (entry) => metrics.answered(entry),
    onError: (error) => errors.push(error),
    ...changes.gateway,
  });
  return {
    gateway,
    identity,
    clock,
    snapshots,
    sealer,
    sealedOf,
    idempotency,
    audit,
    sessions,
    caches,
    metrics,
    errors,
    forget: {
      key: (id) => credentials.forget(id),
      account: (id) => entitlements.forget(id),
      answers: recent.forget,
    },
    newKey: async (accountId, planKey, scopes = []) => {
      const issued = await issueKey({ store: identity, pepper, clock, randomBytes }, { accountId, planKey, scopes });
      return issued.key;
    },
    send: async (sent) => gateway.answer(requestOf(sent)),
    sendTo: async (other, sent) => other.answer(requestOf(sent)),
  };
}

function requestOf({ method = 'GET', target, headers = [], key, body, ...rest }: Sent) {
  const bytes = typeof body === 'string' ? Buffer.from(body) : (body ?? new Uint8Array());
  const sized: [string, string][] = body === undefined ? [] : [['Content-Length', String(bytes.length)]];
  const signal = rest.signal ?? new AbortController().signal;
  const named: [string, string][] = key === undefined ? [] : [['X-Service-Key', key]];
  return {
    requestId: 'request-1',
    method,
    target,
    headers: rest.lines ?? new HeaderLines([...headers, ...sized, ...named]),
    clientAddress: rest.clientAddress ?? '192.0.2.1',
    signal,
    get isGone() {
      return signal.aborted;
    },
    ...(rest.stream === undefined ? {} : { stream: rest.stream }),
    readBody: async (limit: number): Promise<BodyRead> =>
      bytes.length > limit ? { status: 'too_large' } : { status: 'read', bytes },
  };
}

export const bodyText = (answer: Answer): string => Buffer.concat(answer.pieces).toString('utf8');
export const bodyOf = (answer: Answer): unknown => JSON.parse(bodyText(answer));
export const headerOf = (answer: Answer, name: string): string | undefined =>
  answer.headers.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1];

/** The query of an endpoint's own example; empty where it has none. */
export const exampleQuery = ({ method, exampleInput }: Pick<Endpoint, 'method' | 'exampleInput'>): string =>
  method === 'GET' && exampleInput !== undefined
    ? `?${new URLSearchParams(Object.entries(Object(exampleInput)).map(([name, value]): [string, string] => [name, String(value)]))}`
    : '';

/** One file of an export, of four bytes. */
function exampleExport(isDown: () => boolean) {
  const files = memoryExportFiles(isDown);
  files.put({ table: 'axes', period: 'all' }, Buffer.from('PAR1'), NOW);
  // The others are not written yet.
  for (const table of ['manifest.json', 'CITATION.cff']) files.put({ table, period: 'all' }, Buffer.from('{}'), NOW);
  return files;
}

export const SNAPSHOT = '/api/intelligence/v1/get-regional-snapshot';
export const DEDUCT = '/api/intelligence/v1/deduct-situation';
export const BATCH = '/api/batch/v1/execute';
export const JSON_TYPE: readonly [string, string] = ['Content-Type', 'application/json'];
