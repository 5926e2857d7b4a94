import { createBuiltinAnalyst } from '../analysis/situation/builtin-analyst.ts';
import { VERSIONS } from '../assessment/versions.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import { createGateway } from '../gateway/create-gateway.ts';
import { type HttpServer, serveHttp } from '../gateway/serve-http.ts';
import { createEntitlements } from '../identity/entitlements.ts';
import { createHandlers } from '../operations/create-handlers.ts';
import { createSnapshotMemory } from '../operations/snapshot-memory.ts';
import { COMMIT } from './commit.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { openCounters } from './open-counters.ts';
import { openCredentials } from './open-credentials.ts';
import type { Services } from './open-services.ts';
import { systemClock } from './system-clock.ts';
import { VERSION } from './version.ts';

/** Puts a world behind the gateway and listens. */
export async function serveWorld(config: Config, services: Services, log: Log): Promise<HttpServer> {
  const { stores } = services;
  const clock = systemClock;
  const snapshots = createSnapshotMemory({ store: stores.snapshots, clock });
  const handlers = createHandlers({
    snapshots,
    analyst: createBuiltinAnalyst(snapshots),
    feeds: services.feeds.map((feed) => feed.card),
    cards: FEED_CARDS,
    feedStates: stores.feedStates,
    ready: stores.ready,
    version: {
      version: VERSION,
      commit: COMMIT,
      startedAt: clock.now(),
      ...VERSIONS,
    },
    clock,
  });
  const credentials = openCredentials(config, services, log);
  const counters = await openCounters(config, services.folder.name, log);
  const gateway = createGateway({
    handlers,
    credentials,
    entitlements: createEntitlements({ store: stores.identity, clock }),
    clock,
    counters,
    idempotency: stores.idempotency,
    limits: config.limits,
    keyHeaderAliases: config.keyHeaderAliases,
    allowedOrigins: config.allowedOrigins,
    extraHeaders: services.folder.name === 'exercise' ? [['X-Data-World', 'EXERCISE']] : [],
    onAnswer: (entry) => log.request(entry),
    onError: (error, requestId) => log.error('a request broke', { requestId, error }),
  });
  const release = async () => {
    snapshots.close();
    credentials.close();
    await counters.close();
  };
  try {
    const { host, port, trustedProxies } = config;
    const server = await serveHttp({ gateway, host, port, trustedProxies });
    return { url: server.url, close: () => server.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}
