import { randomInt, randomUUID } from 'node:crypto';
import { serveHttp } from '../../src/gateway/serve-http.ts';
import { refreshRegions } from '../../src/jobs/refresh-regions.ts';
import { runRules } from '../../src/jobs/run-rules.ts';
import { narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { localMinute } from '../../src/main/clock/local-minute.ts';
import { createLog } from '../../src/main/log.ts';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { openDeliveries } from '../../src/main/open-deliveries.ts';
import { systemTimer } from '../../src/main/system-timer.ts';
import { createEventStreams } from '../../src/operations/stream-events.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';
import { createWorld } from '../gateway/world.ts';

/**
 * A process over a shared store: serves the log of events to a token, sends them, evaluates rules, and stores snapshots of
 * regions one after the other, each reported when it is acknowledged, until it is ordered to rest.
 */
const [, , url = '', token = '', pepper = '', receiverAddress = ''] = process.argv;

const client = openServerStore(url);
const stores = await openStores(client);
const { events: eventLog } = stores;
const world = createWorld({
  handlers: { eventLog, eventStreams: createEventStreams({ eventLog, setTimer: systemTimer }) },
  identity: {
    verifyToken: async (sent) =>
      sent === token
        ? { status: 'accepted', caller: { accountId: 'acme', scheme: 'token', credentialId: 'sub', scopes: [] } }
        : { status: 'refused' },
  },
});
await world.identity.putSubscription({ accountId: 'acme', planKey: 'enterprise', status: 'active' });
const server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });

let isResting = false;
process.on('message', () => {
  isResting = true;
});
const watch = { pepper: Buffer.from(pepper), log: createLog('error', 'live'), metrics: createMetrics(false) };
openDeliveries({ deliveryAllow: [receiverAddress] }, { stores }, watch).start();
runRules({
  ...{ rules: stores.rules, exportSource: stores.exportSource, snapshots: stores.snapshots, localMinute },
  ...{ claims: stores.jobClaims, owner: randomUUID(), now: Date.now, setTimer: systemTimer },
  onError: (error) => watch.log.error('rules not evaluated', { error }),
});
process.send?.({ url: server.url });

while (!isResting) {
  const region = REGION_IDS[randomInt(REGION_IDS.length)] ?? 'global';
  const reports = await refreshRegions([region], { ...stores, clock: { now: Date.now }, narrate, label: '' });
  for (const report of reports) if (report.status === 'stored') process.send?.({ stored: report.snapshotId });
}
process.send?.({ isResting });
