import type { Observation } from '../../assessment/observation.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { NewEvent } from '../../contract/intelligence/event.ts';
import type { ForecastSet } from '../../ports/forecast-ledger.ts';
import type { NewSnapshot } from '../../ports/snapshot-store.ts';
import { renameStore } from '../event-log.ts';
import type { Stores } from '../open-stores.ts';
import type { SqlClient } from '../sql-client.ts';
import { clock, NOW } from './statement-clock.ts';

// Every statement of what is observed, assessed and published.

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

/** Observations, their revisions and rollups, and how far each feed has come. */
export async function observe({ observations, feedStates }: Stores): Promise<void> {
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

/** Entries of upstreams. */
export async function record({ observations, records }: Stores): Promise<void> {
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
  await records.revisions({ feedId: 'feed', recordId: 'q' }, NOW);
  await records.readings(['feed'], NOW);
  await records.earliest(['feed']);
}

/** Lists of observations. */
export async function listObserved({ observationLists }: Stores): Promise<void> {
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

/** Snapshots, evidence, forecasts and the keys that sign them. */
export async function publish({
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

/** The event log. */
export async function readEvents(client: SqlClient, { events }: Stores): Promise<void> {
  await events.page({ after: 0, limit: 9 });
  await events.page({ after: 0, upTo: 9, regionId: 'mena', limit: 9 });
  await events.page({ after: 0, types: ['feed.stale', 'feed.recovered'], limit: 9 });
  await events.bounds();
  await events.bounds(NOW);
  await client.transaction(renameStore);
}

/** Files of exports. */
export async function serveExports({ exportFiles }: Stores): Promise<void> {
  const name = { table: 'axes', period: 'all', version: 'v' };
  await exportFiles.addPiece({ ...name, place: 0 }, new Uint8Array([1]));
  const file = { ...name, sha256: 'h', byteCount: 1, rowCount: 1, writtenAt: NOW };
  await exportFiles.publish(file);
  await exportFiles.all();
  await exportFiles.find(name);
  await exportFiles.read(file, { first: 0, last: 0 });
}
