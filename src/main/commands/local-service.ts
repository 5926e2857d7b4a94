import { FEED_CARDS } from '../../feeds/registry.ts';
import { createAssessmentQueue } from '../../operations/assessment-queue.ts';
import { createAssessor } from '../../operations/assessor.ts';
import { catalogueHandlers } from '../../operations/catalogue-handlers.ts';
import { servedSnapshot } from '../../operations/served-snapshot.ts';
import type { Analyst } from '../../ports/analyst.ts';
import type { FeedTokens } from '../../ports/feed-links.ts';
import type { OutboundGuard } from '../../ports/outbound.ts';
import type { Sealer } from '../../ports/sealer.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import { alertStores } from '../alert-stores.ts';
import { openBriefer } from '../open-analysts.ts';
import type { Services } from '../open-services.ts';
import { systemClock } from '../system-clock.ts';
import type { Ask } from './asked-service.ts';
import { CONTEXT, NO_TIMER } from './no-caller.ts';

/** The handlers of the service over the store of this machine. @param answering answers questions; absent: nothing does */
export function localHandlers(services: Services, answering: Analyst = NO_ANALYST) {
  const { stores, folder, observationsAt, label, narrate } = services;
  const snapshots = storedSnapshots(services);
  return catalogueHandlers({
    history: stores.snapshots,
    records: stores.records,
    cards: FEED_CARDS,
    feeds: FEED_CARDS,
    feedStates: stores.feedStates,
    observationLists: stores.observationLists,
    intelHistory: stores.intelHistory,
    setTimer: NO_TIMER,
    clock: systemClock,
    snapshots,
    ledger: stores.forecasts,
    eventLog: stores.events,
    queue: createAssessmentQueue({ observationsAt, assessor: createAssessor({ label, narrate }), setTimer: NO_TIMER }),
    analyst: NO_ANALYST,
    answering,
    visiting: NO_ANALYST,
    briefer: openBriefer(services, { snapshots, setTimer: NO_TIMER }),
    conversations: stores.conversations,
    leads: stores.leads,
    ...alertStores(stores),
    outboundGuard: CLOSED,
    sealer: NO_SEALER,
    feedTokens: NO_TOKENS,
    feedSite: () => ({ publicUrl: '', world: folder.name }),
    scenarioJobs: stores.scenarioJobs,
    scenarios: NO_RUNNER,
    world: folder.name,
  });
}

/** Asks the store of this machine, by the handlers of the service; operations that analyse are not among them. */
export function localService(services: Services): Ask {
  const handlers = localHandlers(services);
  return async (name, input) => handlers[name](input, CONTEXT);
}

/** The stored snapshots without a cache: a command reads once, and what the store throws reaches it. */
export const storedSnapshots = ({ stores }: Services): SnapshotSource => ({
  latest: async (regionId) => {
    const stored = await stores.snapshots.latest(regionId);
    return stored === undefined ? { status: 'none' } : { status: 'current', snapshot: servedSnapshot(stored) };
  },
});

/** No command creates a destination or a link itself: none reaches out, or handles a secret. */
const CLOSED: OutboundGuard = { check: async () => ({ status: 'unresolved' }) };
const NO_SEALER: Sealer = { seal: (secret) => secret, open: (sealed) => sealed };
const NO_TOKENS: FeedTokens = { create: () => ({ token: '', tokenMac: '' }) };
/** No command starts a job in its own process: it would end with it. */
const NO_RUNNER = { wake: () => undefined, abandon: () => undefined };

const NO_ANALYST: Analyst = { analyse: async () => ({ status: 'unavailable', retryAfterSeconds: 1 }) };
