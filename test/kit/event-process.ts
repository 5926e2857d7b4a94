import { randomInt } from 'node:crypto';
import { serveHttp } from '../../src/gateway/serve-http.ts';
import { refreshRegions } from '../../src/jobs/refresh-regions.ts';
import { narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { systemTimer } from '../../src/main/system-timer.ts';
import { createEventStreams } from '../../src/operations/stream-events.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';
import { createWorld } from '../gateway/world.ts';

/**
 * A process over a shared store: serves the log of events to a token, and stores snapshots of regions one after the other, each
 * reported when it is acknowledged, until it is ordered to rest.
 */
const [, , url = '', token = ''] = process.argv;

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
process.send?.({ url: server.url });

while (!isResting) {
  const region = REGION_IDS[randomInt(REGION_IDS.length)] ?? 'global';
  const reports = await refreshRegions([region], { ...stores, clock: { now: Date.now }, narrate, label: '' });
  for (const report of reports) if (report.status === 'stored') process.send?.({ stored: report.snapshotId });
}
process.send?.({ isResting });
