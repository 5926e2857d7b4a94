import { VERSIONS } from '../assessment/versions.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import { createGateway } from '../gateway/create-gateway.ts';
import { createOwnSite } from '../gateway/own-site.ts';
import { createProjectionThread } from '../gateway/projection/projection-thread.ts';
import { createProjector } from '../gateway/projection/projector.ts';
import { createRecentAnswers } from '../gateway/recent-answers.ts';
import { type HttpServer, serveHttp } from '../gateway/serve-http.ts';
import { serveMetrics } from '../gateway/serve-metrics.ts';
import { createEntitlements } from '../identity/entitlements.ts';
import { followPurges } from '../jobs/follow-purges.ts';
import { createAssessmentQueue } from '../operations/assessment-queue.ts';
import { createAssessmentThread } from '../operations/assessment-thread.ts';
import { createCaches } from '../operations/caches.ts';
import { createHandlers } from '../operations/create-handlers.ts';
import { readyInTime } from '../operations/get-readiness.ts';
import { createScenarioRunner } from '../operations/scenario-runner.ts';
import { scenarioWork } from '../operations/scenario-work.ts';
import { createSnapshotCache } from '../operations/snapshot-cache.ts';
import { createEventStreams } from '../operations/stream-events.ts';
import { warmExplanations } from '../operations/warm-explanations.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { scriptPath } from '../web/server/create-console.tsx';
import { alertStores } from './alert-stores.ts';
import type { Config } from './config.ts';
import { connectionRoom } from './connection-room.ts';
import { isRoomy } from './memory-need.ts';
import { measuredProjector } from './metrics/measured-projector.ts';
import { openAnalysts } from './open-analysts.ts';
import { openConsole } from './open-console.ts';
import { openCounters } from './open-counters.ts';
import { openCredentials } from './open-credentials.ts';
import { openDeliveries } from './open-deliveries.ts';
import { openKeyKeeper } from './open-key-keeper.ts';
import { openMcp } from './open-mcp.ts';
import type { Services } from './open-services.ts';
import type { Watch } from './open-watch.ts';
import { readIslands } from './read-islands.ts';
import { reportRejections } from './report-rejections.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';
import { COMMIT, VERSION } from './version.ts';

/**
 * Puts a world behind the gateway and listens. On close, /readyz reports the stop before new connections are rejected.
 */
export async function serveWorld(config: Config, services: Services, { log, metrics }: Watch): Promise<HttpServer> {
  const { stores } = services;
  const world = services.folder.name;
  const clock = systemClock;
  const setTimer = systemTimer;
  const snapshots = createSnapshotCache({ store: stores.snapshots, clock, setTimer, onRead: metrics.cacheRead });
  const feeds = services.feeds.map((feed) => feed.card);
  const projector = measuredProjector(createProjector(createProjectionThread()), metrics.projected);
  const program = new URL('./assessment-worker.mjs', import.meta.url);
  const assessor = createAssessmentThread({ url: program, data: services.folder.name, setTimer });
  const { observationsAt, clockWatch } = services;
  const checkClock = clockWatch.check;
  const backups = services.backups === undefined ? {} : { backups: services.backups };
  const queue = createAssessmentQueue({ observationsAt, assessor, setTimer });
  const scenarios = createScenarioRunner({
    jobs: stores.scenarioJobs,
    work: scenarioWork({ history: stores.snapshots, setTimer, queue }),
    clock,
    setTimer,
    onError: (error) => log.error('a scenario job broke', { error }),
  });
  const recent = createRecentAnswers(clock);
  const caches = createCaches({ snapshots, projections: projector, recent });
  const { feedStates, audit } = stores;
  const eventStreams = createEventStreams({ eventLog: stores.events, setTimer });
  let isStopping = false;
  const ready = async () => !isStopping && (await stores.ready());
  const sendsMail = config.mailServer !== undefined;
  const source = metrics.source({
    feedIds: feeds.map(({ id }) => id),
    regionIds: REGION_IDS,
    feedStates,
    snapshots,
    jobs: stores.jobClaims,
    clock,
    checkClock,
    storeProblems: stores.problems,
    ...backups,
    ...(stores.pool === undefined ? {} : { pool: stores.pool }),
    backlogs: {
      delivery: (now) => stores.deliveries.waiting(now, sendsMail),
      ...(sendsMail ? { mail: stores.leadMails.waiting } : {}),
    },
    threads: { projection: projector.load, assessment: queue.load },
  });
  const rejections = reportRejections({ log, onEach: metrics.connectionRejected, clock, setTimer });
  const pepper = await services.pepper();
  const agents = openMcp(config, { world, pepper });
  const deliveries = openDeliveries(config, services, { pepper, log, metrics });
  const { outboundGuard, sealer, webhookKey, mails } = deliveries;
  const credentials = openCredentials(config, { stores, pepper }, { log, metrics });
  const islands = await readIslands(new URL('./islands/', import.meta.url));
  const handlers = createHandlers({
    ...agents,
    documentationScript: islands.documentation && scriptPath(islands.documentation),
    snapshots,
    history: stores.snapshots,
    eventLog: stores.events,
    eventStreams,
    feedSite: () => ({ publicUrl: config.publicUrl ?? ownUrl, world }),
    hasPublicFeeds: config.publicFeeds !== undefined,
    feedTokens: credentials.feedTokens,
    ledger: stores.forecasts,
    records: stores.records,
    exportFiles: stores.exportFiles,
    intelHistory: stores.intelHistory,
    observationLists: stores.observationLists,
    signingKeys: stores.signingKeys,
    sign: services.sign,
    observationsAt,
    assessor,
    queue,
    ...openAnalysts(config, services, { snapshots }),
    conversations: stores.conversations,
    leads: stores.leads,
    confirmsLeads: mails.sendsMail,
    sendsMail: mails.sendsMail,
    ...alertStores(stores),
    outboundGuard,
    sealer,
    webhookKey,
    scenarioJobs: stores.scenarioJobs,
    scenarios,
    feeds,
    cards: FEED_CARDS,
    feedStates,
    ready,
    world,
    version: { version: VERSION, commit: COMMIT, startedAt: clock.now(), ...VERSIONS, world },
    caches,
    audit,
    identity: stores.identity,
    jobs: stores.jobClaims,
    keyKeeper: openKeyKeeper(stores, pepper),
    sessions: credentials.sessions,
    metrics: source,
    clock,
    checkClock,
    storeProblems: stores.problems,
    isRejecting: rejections.isRejecting,
    ...backups,
    setTimer,
  });
  const counters = await openCounters(config, services.folder.name, { log, metrics });
  let ownUrl = '';
  const ownSite = createOwnSite(
    () => (ownUrl === '' ? undefined : Number(new URL(ownUrl).port || 80)),
    config.publicUrl,
  );
  const gateway = createGateway({
    handlers,
    recent,
    ownSite,
    credentials,
    entitlements: createEntitlements({
      store: stores.identity,
      clock,
      setTimer,
      graceMs: config.entitlementGraceMs,
    }),
    clock,
    setTimer,
    counters,
    idempotency: stores.idempotency,
    sealer,
    storeProblems: stores.problems,
    projector,
    limits: config.limits,
    keyHeaderAliases: config.keyHeaderAliases,
    allowedOrigins: config.allowedOrigins,
    resourceMetadataUrl: agents.resourceMetadataUrl,
    extraHeaders: [['X-Data-World', world]],
    stopwatch: () => performance.now(),
    ...(services.traces === undefined ? {} : { tracer: services.traces.requests }),
    onAnswer: (entry) => {
      metrics.answered(entry);
      log.request(entry);
    },
    onError: (error, requestId) => log.brokenRequest(error, requestId),
  });
  const stopForgetting = stores.snapshots.watch(recent.forget);
  const stopFollowing = await followPurges({ audit, forget: (keys) => caches.forget(keys), setTimer });
  const stopWarming = isRoomy()
    ? warmExplanations({
        history: stores.snapshots,
        queue,
        setTimer,
        onError: (error) => log.error('explanations are not warm', { error }),
      })
    : () => undefined;
  scenarios.start();
  const opened: (() => Promise<void>)[] = [
    deliveries.close,
    async () => stopWarming(),
    async () => snapshots.close(),
    assessor.close,
    scenarios.close,
    async () => credentials.close(),
    counters.close,
    async () => stopForgetting(),
    async () => stopFollowing(),
  ];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const { host, port, trustedProxies, metricsPort, drainMs } = config;
    if (metricsPort !== undefined) {
      const operatorPort = await serveMetrics({
        source,
        ready: readyInTime(ready, setTimer),
        problems: stores.problems,
        port: metricsPort,
      });
      opened.push(operatorPort.close);
      log.info('serving metrics', { url: operatorPort.url });
    }
    const maxConnections = connectionRoom();
    const { sessions } = credentials;
    const { followLink } = mails;
    const about = { world, islands, followLink, sessions, ownSite, onError: log.brokenRequest };
    const server = await serveHttp({
      gateway: openConsole(config, gateway, about),
      host,
      port,
      trustedProxies,
      drainMs,
      ...(maxConnections === undefined ? {} : { maxConnections }),
      onRejected: rejections.rejected,
      onError: log.brokenRequest,
    });
    ownUrl = server.url;
    deliveries.start();
    const close = () => {
      isStopping = true;
      eventStreams.tail.close();
      return server.close().finally(closeAll);
    };
    return { url: server.url, close };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
