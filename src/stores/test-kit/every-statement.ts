import type { Observation } from '../../assessment/observation.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { NewEvent } from '../../contract/intelligence/event.ts';
import type { ForecastSet } from '../../ports/forecast-ledger.ts';
import type { NewSnapshot } from '../../ports/snapshot-store.ts';
import { renameStore } from '../event-log.ts';
import { createIdempotencyStore } from '../idempotency-store.ts';
import { createStores, type Stores } from '../open-stores.ts';
import type { SqlClient } from '../sql-client.ts';
import { claimWorld } from '../store-world.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const clock = { now: () => NOW };

/**
 * Asks every repository for everything it does, one after the other and always the same, so that every statement of the
 * program is sent at least once. For an empty store whose schema is current.
 */
export async function sendEveryStatement(client: SqlClient): Promise<void> {
  await claimWorld(client, 'live');
  const stores = createStores(client);
  await observe(stores);
  await record(stores);
  await listObserved(stores);
  await publish(stores);
  await readEvents(client, stores);
  await identify(stores);
  await claim(client, stores);
  await expire(stores);
  await recordPepper(stores);
  await converse(stores);
  await signIn(stores);
  await keepLeads(stores);
  await deliver(stores);
  await alert(stores);
  await runScenario(stores);
  await serveExports(stores);
}

/** Statements that the walk above does not reach, with the reason. */
export const NOT_SENT: Readonly<Record<string, string>> = {
  'observation.analyze': 'only after 10,000 new rows',
  'shared.release': 'only for a read during a transaction of the embedded store',
  'shared.savepoint': 'as shared.release',
  'shared.undo': 'as shared.release',
  'transaction.takes_turns': 'on PostgreSQL alone',
};

const row = (recordId: string, members: Partial<Observation> = {}): Observation => ({
  recordId,
  metric: 'protest_reports',
  subject: 'country:YE',
  feedId: 'feed',
  observedAt: NOW - 40 * DAY_MS,
  knownAt: NOW - 39 * DAY_MS,
  value: 1,
  event: recordId,
  lineage: 'wire "one"',
  detail: { code: '190' },
  ...members,
});

const CORRECTED = row('a', { value: 2, knownAt: NOW - 3 * DAY_MS });

const STALE: NewEvent = {
  type: 'feed.stale',
  subject: 'feed:feed',
  cause: '1',
  happenedAt: NOW,
  recordedAt: NOW,
  data: {},
};

async function serveExports({ exportFiles }: Stores): Promise<void> {
  const name = { table: 'axes', period: 'all', version: 'v' };
  await exportFiles.addPiece({ ...name, place: 0 }, new Uint8Array([1]));
  const file = { ...name, sha256: 'h', byteCount: 1, rowCount: 1, writtenAt: NOW };
  await exportFiles.publish(file);
  await exportFiles.all();
  await exportFiles.find(name);
  await exportFiles.read(file, { first: 0, last: 0 });
}

async function readEvents(client: SqlClient, { events }: Stores): Promise<void> {
  await events.page({ after: 0, limit: 9 });
  await events.page({ after: 0, upTo: 9, regionId: 'mena', limit: 9 });
  await events.page({ after: 0, types: ['feed.stale', 'feed.recovered'], limit: 9 });
  await events.bounds();
  await events.bounds(NOW);
  await client.transaction(renameStore);
}

async function observe({ observations, feedStates }: Stores): Promise<void> {
  const price = row('p', { metric: 'crude_price', subject: 'series:brent', value: 0.1 });
  await observations.append([row('a'), row('b'), price]);
  await observations.append([row('a'), CORRECTED, { ...price, observedAt: NOW - 700 * DAY_MS, knownAt: NOW }]);
  const since = { protest_reports: NOW - 97 * DAY_MS, crude_price: 0 };
  for (const knownBy of [NOW - 38 * DAY_MS, NOW])
    for (const revisions of ['latest', 'all'] as const) await observations.read({ since, knownBy, revisions });
  await observations.rollUp({ since, before: NOW - 30 * DAY_MS });
  await observations.readKnown({
    since,
    knownBy: NOW,
    first: 'crude_price',
    rollupSpan: () => ({ before: NOW - 10 * DAY_MS, cutAt: NOW - 97 * DAY_MS }),
  });
  await observations.append([row('c', { knownAt: NOW })]);
  const { knownAt: _, ...appended } = row('d');
  // A clock that is far behind what was read by sets that back.
  for (const now of [NOW, NOW - DAY_MS]) await observations.appendNow([appended], now);
  await feedStates.write({ feedId: 'feed', cursor: { at: 1.5 }, consecutiveFailures: 0 });
  await feedStates.write({ feedId: 'feed', cursor: {}, consecutiveFailures: 2, lastProblem: 'cut', retryAt: NOW });
  await feedStates.write({ feedId: 'feed', cursor: {}, consecutiveFailures: 0, staleSince: 1 }, [STALE]);
  await feedStates.read('feed');
  await feedStates.readAll();
}

const QUAKE = { recordId: 'q', kind: 'earthquake', observedAt: NOW, body: { magnitude: 5 } } as const;

async function record({ observations, records }: Stores): Promise<void> {
  const placed = { ...QUAKE, country: 'PH', place: { lat: 7, lon: 126 } };
  await observations.appendNow([], NOW, { feedId: 'feed', entries: [placed], isComplete: true, newestContentAt: NOW });
  await observations.append([], { feedId: 'feed', entries: [{ ...QUAKE, recordId: 'p', knownAt: NOW }] });
  await records.settle(NOW + DAY_MS);
  const query = { kinds: ['earthquake', 'storm'], at: NOW + DAY_MS, limit: 101 } as const;
  await records.list(query);
  await records.list({ ...query, after: { ...QUAKE, feedId: 'feed' } });
  await records.list({ ...query, country: 'QA' });
  await records.list({ ...query, area: { north: 7.1, east: 126.1, south: 7, west: 126 } });
  await records.list({ ...query, area: { north: 90, east: 90, south: -90, west: -90 } });
  await records.byKeys([{ feedId: 'feed', recordId: 'q' }], NOW);
  await records.readings(['feed'], NOW);
  await records.earliest(['feed']);
}

async function listObserved({ observationLists }: Stores): Promise<void> {
  const kinds = ['country', 'world'];
  const stretch = { from: NOW - 2 * DAY_MS, to: NOW, at: NOW, limit: 101 };
  const query = { metrics: ['protest_reports', 'crude_price'], feeds: ['feed'], kinds, ...stretch };
  await observationLists.list(query);
  await observationLists.newest(query);
  await observationLists.groups(query, 'day');
  const pairs = [{ feedId: 'feed', metric: 'protest_reports' }];
  await observationLists.readings(pairs, NOW);
  await observationLists.firstKnownAt(pairs);
  await observationLists.changesAfter(0, query.metrics);
  await observationLists.isKnownLater(query);
}

const SET: ForecastSet = {
  snapshotId: 's1',
  regionId: 'mena',
  horizon: '24h',
  kind: 'live',
  issuedAt: NOW,
  sealedAt: NOW,
  modelVersion: '1.0.0',
  fromDay: 10,
  lastDay: 10,
  lanes: [4_000, 40, 30, 26],
  references: { climatology: [3_900, 100, 60, 36] },
};

const snapshot = (snapshotId: string, members: Partial<NewSnapshot> = {}): NewSnapshot => ({
  regionId: 'mena',
  snapshotId,
  generatedAt: NOW,
  validUntil: NOW + 1,
  body: new TextEncoder().encode('{"snapshot":{}}'),
  state: { regime: 'calm' },
  ...members,
});

const CITED = {
  id: 'e1',
  type: 'news_headline',
  source: 'PortWatch',
  summary: '12 ships fewer at Suez',
  confidence: 0.5,
  observedAt: NOW,
  theater: '',
  corridor: 'suez',
} as const;

async function publish({
  snapshots,
  forecasts,
  evidence,
  exportSource,
  intelHistory,
  signingKeys,
}: Stores): Promise<void> {
  await snapshots.append(snapshot('s1', { slotAt: NOW, forecasts: [SET], evidence: [CITED] }));
  await snapshots.append(snapshot('s1'));
  const signature = { keyId: 'k', value: 'v' };
  const second = { generatedAt: NOW + 1, priorSnapshotId: 's1', signature, evidence: [CITED] };
  await snapshots.appendNext(snapshot('s2', { ...second, forecasts: [{ ...SET, snapshotId: 's2', horizon: '7d' }] }));
  await snapshots.latest('mena');
  await snapshots.latestId('mena');
  await snapshots.newestAt('mena');
  await snapshots.latestAt('mena', NOW);
  await snapshots.byId('s2');
  await snapshots.companion('s2');
  await snapshots.firstAccompaniedAt('mena');
  const before = { generatedAt: NOW + 2, snapshotId: '' };
  await snapshots.history({ regionId: 'mena', from: 0, before, limit: 10 });
  const asked = { names: ['Suez'], corridors: ['suez'], words: ['ships'], halfLifeHours: { news_headline: 48 } };
  await evidence.find({ regionIds: ['mena'], from: 0, to: NOW + 9, ...asked, maxPerSource: 2, limit: 9 });
  const past = { kinds: ['headline'], evidenceTypes: ['news_headline'], at: NOW + 9, from: 0, to: NOW + 9 } as const;
  for (const match of ['all', 'any'] as const)
    for (const search of [intelHistory.records, intelHistory.evidence])
      await search({ ...past, text: 'ships', match, limit: 9 });
  await intelHistory.evidenceByTime({ ...past, limit: 9 });
  const outcome = { regionId: 'mena', horizon: '24h', fromDay: 10, lastDay: 10 } as const;
  await forecasts.due(20);
  await forecasts.resolve(outcome, { status: 'scored', outcome: 'base', facts: { deaths: 1 } }, NOW);
  const exported = { regionId: 'mena', from: 0, to: NOW + 9, limit: 9 };
  await exportSource.snapshots(exported);
  await exportSource.forecasts(exported);
  await exportSource.outcomes(exported);
  await forecasts.forecasts({ afterSeq: 0, limit: 9 });
  await forecasts.resolutions({ afterSeq: 0, limit: 9 });
  for (const knownBy of [undefined, NOW]) await forecasts.heads(knownBy);
  for (const status of [undefined, 'pending', 'scored'] as const)
    await forecasts.list({
      regionId: 'mena',
      before: { issuedAt: NOW + 1, seq: 0 },
      limit: 9,
      ...(status === undefined ? {} : { status }),
    });
  await forecasts.sealNew([{ ...SET, snapshotId: 'country-1', regionId: 'country:YE' }]);
  const lanes = { submitted: [0.97, 0.01, 0.01, 0.01], lanes: SET.lanes } as const;
  const day = Math.floor(NOW / DAY_MS) + 1;
  const named = { accountId: 'acme', forecaster: 'Acme', regionId: 'mena', horizon: '24h' } as const;
  await forecasts.submit({ ...named, ...lanes, fromDay: day, lastDay: day, maxPerDay: 9 }, clock);
  for (const scope of ['published', 'all'] as const) {
    await forecasts.tally(scope);
    await forecasts.issued(scope);
  }
  await signingKeys.publish({ keyId: 'k', publicKey: 'p', publishedAt: NOW });
  await signingKeys.all();
}

async function identify({ audit, auditedIdentity }: Stores): Promise<void> {
  const identity = auditedIdentity({ actor: 'cli', clock });
  const key = { publicId: 'abcdefgh', accountId: 'acme', secretMac: 'mac', mode: 'live', scopes: ['read'] } as const;
  await identity.addKey({ ...key, createdAt: NOW });
  await identity.keyByPublicId('abcdefgh');
  await identity.listKeys();
  await identity.listKeys('acme');
  await identity.noteKeyUse('abcdefgh', NOW, 1);
  await identity.revokeKey('abcdefgh', NOW);
  await identity.putSubscription({ accountId: 'acme', planKey: 'free', status: 'active' });
  await identity.subscriptionOf('acme');
  await identity.listSubscriptions();
  await audit.append({ at: NOW, actor: 'cli', action: 'cache.purge', subject: 'all', facts: { keys: ['a'] } });
  await audit.entries({ afterSeq: 0, limit: 9 });
  await audit.entries({ afterSeq: 0, limit: 9, action: 'key.create' });
  await audit.head();
}

async function signIn({ sessions }: Stores): Promise<void> {
  await sessions.addLink({ secretMac: 'link', publicId: 'AAAAAAAA', expiresAt: NOW + 1 });
  await sessions.takeLink('link', NOW);
  await sessions.addSession({ secretMac: 'session', publicId: 'AAAAAAAA', createdAt: NOW, lastUsedAt: NOW }, 0);
  await sessions.sessionByMac('session');
  await sessions.noteSessionUse('session', NOW, 0);
  await sessions.endSession('session');
  await sessions.sessionsOf('acme', NOW);
  await sessions.addSession({ secretMac: 'other', publicId: 'abcdefgh', createdAt: NOW, lastUsedAt: NOW }, 0);
  await sessions.endSessionOf({ accountId: 'acme', sessionId: 'other', actor: 'cli', at: NOW });
}

async function converse({ conversations }: Stores): Promise<void> {
  const key = { accountId: 'acme', conversationId: 'c' };
  await conversations.append(key, { intent: 'status' }, NOW);
  await conversations.turns(key, NOW);
}

async function keepLeads({ leads, leadMails }: Stores): Promise<void> {
  const lead = { kind: 'interest', email: 'a@b.example', consentVersion: '1', sentAt: NOW } as const;
  await leads.keep({ ...lead, confirmUntil: NOW + 1 }, NOW);
  await leads.newest(1);
  await leadMails.waiting(NOW);
  const [leased] = await leadMails.lease(NOW, 1);
  if (leased === undefined) throw new Error('a mail was due');
  await leadMails.handOver(leased, NOW);
  await leadMails.settle(leased, { next: 'sent', writtenAt: NOW });
  await leadMails.settle(leased, { next: 'again', at: NOW, wantedAt: NOW });
  for (const next of ['uncertain', 'given_up'] as const) await leadMails.settle(leased, { next });
  await leads.confirm({ addressId: leased.addressId, writtenAt: NOW }, NOW);
  await leads.removeById(leased.addressId);
  await leads.remove('a@b.example');
}

async function deliver({ destinations, mailDestinations, deliveries }: Stores): Promise<void> {
  const key = { accountId: 'acme', destinationId: 'dst_1' };
  const sealed = new Uint8Array(1);
  for (const destinationId of ['dst_1', 'dst_2'])
    await destinations.add({ ...key, destinationId, url: 'https://a.example/', createdAt: NOW }, sealed, 9);
  const mail = {
    ...key,
    destinationId: 'dst_3',
    url: 'mailto:a@b.example',
    createdAt: NOW,
    schedule: 'daily',
  } as const;
  await mailDestinations.add(mail, { address: 'a@b.example', consentVersion: '1', consentText: '' }, 9);
  const ends = { now: NOW, daily: NOW, weekly: NOW };
  await deliveries.mayHandOver({ deliveryId: 'dlv_1', fence: 1 }, NOW);
  await mailDestinations.confirm('dst_3', ends);
  await mailDestinations.endPeriods(ends);
  await mailDestinations.endPeriods({
    now: NOW - 9_000_000_000,
    daily: NOW - 8_000_000_000,
    weekly: NOW - 8_000_000_000,
  });
  await mailDestinations.unsubscribe('dst_3', NOW);
  await mailDestinations.removeExpired(NOW);
  await destinations.list('acme');
  await destinations.change(key, { isEnabled: true });
  const template = { method: 'POST', headerNames: [] } as const;
  await destinations.change(key, { request: (held) => ({ ...held, template }) });
  await destinations.rotate({ ...key, destinationId: 'dst_2' }, { sealed, now: NOW, overlapUntil: NOW });
  await deliveries.redeliverFrom(key, 1, NOW);
  await deliveries.fanOut(NOW);
  await deliveries.send(key, { id: 'evt_own', type: 'destination.test', happenedAt: NOW, data: {} }, NOW);
  const [first, second] = await deliveries.lease({ now: NOW, limit: 9, busy: [] });
  const attempt = { triedAt: NOW, durationMs: 1, outcome: 'rejected', statusCode: 410 } as const;
  if (first !== undefined) await deliveries.settle(first, { attempt, next: { state: 'delivered' } }, NOW);
  if (second !== undefined) await deliveries.settle(second, { attempt, next: { state: 'dead' }, isGone: true }, NOW);
  await deliveries.redeliver('acme', 'dlv_1', NOW);
  await deliveries.list({ accountId: 'acme', limit: 1 });
  await destinations.remove(key);
}

async function alert({ rules, feedLinks }: Stores): Promise<void> {
  const link = { accountId: 'acme', linkId: 'lnk_1' };
  await feedLinks.add({ ...link, label: 'a', createdAt: NOW }, 'm', 9);
  await feedLinks.list('acme');
  await feedLinks.byMac('m');
  await feedLinks.remove(link);
  const key = { accountId: 'acme', ruleId: 'rul_1' };
  const body = { name: 'a', regionIds: ['mena' as const], when: 'snapshot', destinationIds: ['dst_2'] };
  await rules.add({ ...key, body, createdAt: NOW }, 9);
  await rules.list('acme');
  await rules.find(key);
  await rules.change(key, { body, isEnabled: true }, NOW);
  const [position] = await rules.positions('mena');
  if (position === undefined) throw new Error('a rule was added');
  const event = { id: 'evt_rule', type: 'rule.fired', happenedAt: NOW, data: {} } as const;
  const place = { generatedAt: NOW + 1, snapshotId: 's' };
  await rules.advance(position, { place, state: null, events: [event], isDisabled: true }, NOW);
  await rules.remove(key);
}

async function runScenario({ scenarioJobs }: Stores): Promise<void> {
  const key = { accountId: 'acme', kind: 'region', jobId: 'job_a' } as const;
  await scenarioJobs.add({ ...key, request: { regionId: 'mena' }, requestedAt: NOW });
  const claimed = await scenarioJobs.claim({ now: NOW, until: NOW + 1 });
  if (claimed === undefined) throw new Error('a job was queued');
  await scenarioJobs.renew(claimed, NOW + 2);
  await scenarioJobs.release(claimed, NOW);
  await scenarioJobs.finish(claimed, { failure: 'busy' }, NOW);
  await scenarioJobs.read(key);
  await scenarioJobs.cancel(key, NOW);
  await scenarioJobs.cancel({ accountId: 'other', jobId: 'job_a' }, NOW);
}

async function recordPepper({ pepper }: Stores): Promise<void> {
  await pepper.record('f');
  await pepper.fingerprint();
  await pepper.replace('e', 'f');
}

async function expire({ retention }: Stores): Promise<void> {
  const isOver = () => false;
  await retention.expireEvidence({ keptSince: NOW - 2 * DAY_MS, readSince: () => NOW - 99 * DAY_MS, isOver });
  await retention.removeExpiredKeys(isOver);
  await retention.forgetTurns(['refresh/mena'], NOW);
  await retention.removeLeads(NOW - 99 * DAY_MS, NOW);
  await retention.removeDeliveries(NOW - 99 * DAY_MS);
}

async function claim(client: SqlClient, { jobClaims, now }: Stores): Promise<void> {
  await now();
  const turn = { job: 'refresh/mena', slot: '2026-10-14T12:00:00.000Z' };
  for (const ending of ['release', 'complete'] as const) {
    const held = await jobClaims.claim({ ...turn, owner: 'one', leaseMs: 9, now: NOW });
    await jobClaims[ending]({ ...turn, attempt: held?.attempt ?? 0, now: NOW });
  }
  await jobClaims.lastDone(turn.job);
  await jobClaims.fail({ ...turn, attempt: 1, problem: 'Error', now: NOW, retryAt: NOW + 1 });
  await jobClaims.revive(turn);
  await jobClaims.open('dead');
  const idempotency = createIdempotencyStore(client, clock);
  const slot = { scope: 'account:acme', key: 'k', owner: 'one', leaseMs: 9, fingerprint: 'f' };
  await idempotency.claim(slot);
  await idempotency.renew(slot);
  await idempotency.release(slot);
  await idempotency.claim(slot);
  const pieces = [Uint8Array.of(0, 255, 34), new Uint8Array(2_000)];
  await idempotency.keep({ ...slot, answer: { status: 200, contentType: 'application/json', pieces }, keepMs: 9 });
  await idempotency.claim({ ...slot, owner: 'two' });
  await createIdempotencyStore(client, clock, { limitBytes: 0, reserveBytes: 1 }).claim({ ...slot, key: 'new' });
}
