import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, isPostgresThere } from '../../test/kit/postgres.ts';
import { WORLDS_PATIENCE, worldCount } from '../../test/kit/world-count.ts';
import type { Observation } from '../assessment/observation.ts';
import { DAY_MS } from '../assessment/time.ts';
import { removeExpired } from '../jobs/remove-expired.ts';
import { replayRegion } from '../jobs/replay-region.ts';
import { EvidenceExpired, type Expired } from '../ports/retention.ts';
import { openMemoryStore } from './embedded/open-memory-store.ts';
import { createIdempotencyStore } from './idempotency-store.ts';
import { openStores, type Stores } from './open-stores.ts';
import { integer } from './row-reader.ts';
import { openServerStore } from './server/open-server-store.ts';
import type { SqlClient } from './sql-client.ts';

const METRIC = 'crude_price';
/** From here on everything is as it was; no reading from here on includes what is dated before the floor. */
const KEPT_SINCE = 5_000;
const FLOOR = 1_500;

/** Few records and instants around both bounds, so that corrections move things across them in every way. */
const revision: fc.Arbitrary<Observation> = fc
  .record({
    recordId: fc.constantFrom('a', 'b'),
    knownAt: fc.constantFrom(2_000, 3_000, 4_000, 4_999, 5_000, 5_001, 6_000),
    observedAt: fc.constantFrom(1_000, 1_499, 1_500, 1_700, 2_000),
    value: fc.constantFrom(1, 2),
  })
  .map((row) => ({ ...row, metric: METRIC, subject: 's', feedId: 'f', event: 'e', lineage: 'l', detail: {} }));
/** Histories that the property tries: enough for what is removed and kept on average to show. */
const WORLDS = Math.max(20, worldCount(600));
/** One saying of a record an instant: the port names no order of several. */
const revisions = fc.uniqueArray(revision, {
  maxLength: 16,
  selector: ({ recordId, knownAt }) => `${recordId} ${knownAt}`,
});

async function openMemory() {
  const client = await openMemoryStore();
  return { client, drop: () => client.close() };
}

async function openServer() {
  const database = await createTestDatabase();
  const client = openServerStore(database.url);
  return { client, drop: () => client.close().then(database.drop) };
}

const BACKENDS: readonly (readonly [string, () => Promise<{ client: SqlClient; drop(): Promise<void> }>])[] = [
  ['the embedded store', openMemory],
  ...((await isPostgresThere()) ? ([['PostgreSQL', openServer]] as const) : []),
];

describe.each(BACKENDS)('what expires, %s', WORLDS_PATIENCE, (_, open) => {
  let client: SqlClient;
  let stores: Stores;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    ({ client, drop } = opened);
    stores = await openStores(client);
  });
  afterAll(() => drop());

  const run = (text: string) => client.query({ text, values: [] });
  const empty = () =>
    run('TRUNCATE observation, condensed_day, evidence_kept, known_horizon, job_claim, idempotency_slot');
  const expire = (isOver = () => false): Promise<Expired> =>
    stores.retention.expireEvidence({ keptSince: KEPT_SINCE, readSince: () => FLOOR, isOver });
  const rowCount = async () => integer((await run('SELECT count(*)::integer AS n FROM observation'))[0], 'n');

  /** What anybody sees who looks from then on: as of each instant, and by all revisions, over every window. */
  async function views(): Promise<unknown> {
    const seen: unknown[] = [];
    for (const since of [FLOOR, 1_700])
      for (const knownBy of [KEPT_SINCE, KEPT_SINCE + 1, 9_000]) {
        const query = { since: { [METRIC]: since }, knownBy };
        seen.push(await stores.observations.read({ ...query, revisions: 'latest' }));
        const all = await stores.observations.read({ ...query, revisions: 'all', knownFrom: KEPT_SINCE });
        for (const instant of [KEPT_SINCE, KEPT_SINCE + 1, 9_000]) seen.push(asOf(all, Math.min(instant, knownBy)));
      }
    return seen;
  }

  it('changes nothing for who looks from the instant on, and leaves nothing to remove', async () => {
    let removed = 0;
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(revisions, async (rows) => {
        await empty();
        await stores.observations.append(rows);
        const before = await views();
        removed += (await expire()).observationCount;
        kept += await rowCount();
        expect(await views()).toEqual(before);
        expect((await expire()).observationCount).toBe(0);
        await stores.observations.append(rows.filter(({ knownAt }) => knownAt >= KEPT_SINCE));
        expect(await views()).toEqual(before);
      }),
      { numRuns: WORLDS },
    );
    // Some 1.25 and 3 of each world on average: far from it, so that chance never fails this.
    expect(Math.min(removed, kept)).toBeGreaterThan(WORLDS / 3);
  });

  it('is what was corrected long ago and what lies before every window', async () => {
    await empty();
    const row = { metric: METRIC, subject: 's', feedId: 'f', event: 'e', lineage: 'l', detail: {}, value: 1 } as const;
    const revision = (recordId: string, observedAt: number, knownAt: number) => ({
      ...row,
      recordId,
      observedAt,
      knownAt,
    });
    const out = [revision('old', 1_000, 2_000), revision('corrected', 2_000, 2_000)];
    const stay = [
      revision('corrected', 2_001, 3_000),
      revision('moved out', 2_000, 2_000),
      revision('moved out', 1_000, 3_000),
      revision('corrected later', 2_000, 2_000),
      revision('corrected later', 2_001, 5_001),
    ];
    await stores.observations.append([...out, ...stay]);
    expect(await expire()).toEqual({ observationCount: out.length, rollupCount: 0, recordCount: 0 });
    expect(await rowCount()).toBe(stay.length);
  });

  it('is of the metrics that feeds name themselves too, whether or not such a feed is still there', async () => {
    await empty();
    const row = { subject: 's', feedId: 'f', event: 'e', lineage: 'l', detail: {}, value: 1 } as const;
    const own = ['noaa-co2:concentration', 'of-a-feed-that-is-gone:level'] as const;
    const dated = (observedAt: number) =>
      own.map((metric) => ({ ...row, metric, recordId: `${observedAt}`, observedAt, knownAt: 2_000 }));
    await stores.observations.append([...dated(1_000), ...dated(2_000)]);
    expect(await expire()).toEqual({ observationCount: own.length, rollupCount: 0, recordCount: 0 });
    expect(await run('SELECT DISTINCT observed_at::integer FROM observation')).toEqual([{ observed_at: 2_000 }]);
  });

  it('makes a look from before it an error, whatever still stands there, and never goes back', async () => {
    await empty();
    const query = { since: { [METRIC]: 0 }, revisions: 'all' } as const;
    expect(await stores.observations.read({ ...query, knownBy: 1 })).toEqual([]);
    await expire();
    await stores.retention.expireEvidence({ keptSince: 3_000, readSince: () => 0, isOver: () => true });
    const early = { ...query, knownBy: KEPT_SINCE - 1 };
    await expect(stores.observations.read(early)).rejects.toEqual(new EvidenceExpired(KEPT_SINCE));
    await expect(
      stores.observations.readKnown({ ...early, first: METRIC, rollupSpan: () => undefined }),
    ).rejects.toBeInstanceOf(EvidenceExpired);
    await expect(stores.observations.read({ ...early, knownBy: 9_000, knownFrom: 0 })).rejects.toThrow(
      'evidence is kept as it was known since 1970-01-01T00:00:05.000Z',
    );
    const narrate = () => {
      throw new Error('nothing is to be assessed');
    };
    const span = { regionId: 'mena', from: 9_000, to: 9_000, stepMs: DAY_MS } as const;
    const replayed = replayRegion(span, { observations: stores.observations, narrate, label: '' });
    await expect(replayed.next()).rejects.toBeInstanceOf(EvidenceExpired);
  });

  it('stops between two batches when its time is over', async () => {
    await empty();
    await expire(() => true);
    expect(await run('SELECT since::integer FROM evidence_kept')).toEqual([{ since: KEPT_SINCE }]);
  });

  it('removes rollup versions that are no longer read', async () => {
    await empty();
    await run(`INSERT INTO condensed_day VALUES ('force_reports', 0, 1, 1, NULL, 1, '{}'), ('force_reports', 9, 1, 1, 5000, 1, '{}'),
      ('force_reports', 9, 1, 5000, NULL, 1, '{}'), ('force_reports', 8, 1, 1, 5001, 1, '{}')`);
    const readSince = () => DAY_MS;
    const expiry = { keptSince: KEPT_SINCE, readSince, isOver: () => false };
    expect(await stores.retention.expireEvidence(expiry)).toMatchObject({ rollupCount: 2 });
    expect(await run('SELECT day, known_at::integer FROM condensed_day ORDER BY day')).toEqual([
      { day: 8, known_at: 1 },
      { day: 9, known_at: 5_000 },
    ]);
  });

  it('is removed as answers are kept, at most 50 of them late, also after more have expired than are removed together', async () => {
    await empty();
    let time = 3_600_000;
    const store = createIdempotencyStore(client, { now: () => time });
    const text = `SELECT count(*)::integer AS n FROM idempotency_slot`;
    const keep = async (key: string) => {
      const slot = { scope: 'account:a', key, owner: 'o' };
      await store.claim({ ...slot, fingerprint: 'f', leaseMs: 30_000 });
      await store.keep({ ...slot, answer: { status: 200, contentType: 'text/plain', pieces: [] }, keepMs: 40_000 });
    };
    const held: number[] = [];
    for (let index = 0; index < 220; index += 1) {
      time += 1_000;
      // In the seconds until the next search, more expires than one removes.
      if (index === 110)
        await run(`INSERT INTO idempotency_slot SELECT 'b', n::text, 'f', 'o', ${time} + n, NULL, NULL, NULL
          FROM generate_series(1, 600) AS n`);
      await keep(`${index}`);
      held.push(integer((await client.query({ text, values: [] }))[0], 'n'));
    }
    expect(Math.max(...held.slice(0, 110))).toBeLessThanOrEqual(40 + 50);
    expect(held.at(-1)).toBeLessThanOrEqual(40 + 50);
  });

  it('once a day by one of all processes: keys and turns always, evidence only where days are set', async () => {
    await empty();
    // The database's clock decides: the nearest end of a slot is half an hour away from it.
    const now = Date.now();
    await run(`INSERT INTO idempotency_slot SELECT 'a', 'k' || n, 'f', 'o', ${now} + (n - 6000) * 3600000::bigint - 1800000, NULL, NULL, NULL
      FROM generate_series(1, 7000) AS n`);
    await run(`INSERT INTO job_claim SELECT job, 's' || n, 'o', 1, NULL, n FROM generate_series(1, 5) AS n,
      (VALUES ('refresh/mena'), ('baseline/gdelt-events')) AS named (job)`);
    for (const days of [366, 364])
      await stores.leads.keep(
        { kind: 'contact', email: 'a@b.example', consentVersion: '1', sentAt: now - days * DAY_MS },
        now,
      );
    const row = { metric: METRIC, subject: 's', feedId: 'f', event: 'e', lineage: 'l', detail: {}, value: 1 } as const;
    await stores.observations.append([{ ...row, recordId: 'old', observedAt: 0, knownAt: 0 }]);
    const deps = { retention: stores.retention, claims: stores.jobClaims, owner: 'one', clock: { now: () => now } };
    const reports = await Promise.all([1, 2, 3].map(() => removeExpired(deps)));
    const nothing = { observationCount: 0, rollupCount: 0, recordCount: 0 };
    expect(reports.filter(({ status }) => status === 'removed')).toEqual([
      {
        status: 'removed',
        keyCount: 6_000,
        turnCount: 4,
        leadCount: 1,
        mailDestinationCount: 0,
        deliveryCount: 0,
        ...nothing,
      },
    ]);
    const tomorrow = { ...deps, clock: { now: () => now + DAY_MS } };
    expect(await removeExpired({ ...tomorrow, retentionDays: 400 })).toMatchObject({ observationCount: 1 });
    expect(await run('SELECT 1 FROM observation')).toEqual([]);
    expect(await stores.jobClaims.lastDone('refresh/mena')).toBe('s5');
  });
});

/** The latest revision of each record known at an instant. */
function asOf(rows: readonly Observation[], instant: number): readonly Observation[] {
  const latest = new Map<string, Observation>();
  for (const row of rows.filter(({ knownAt }) => knownAt <= instant).toSorted((a, b) => a.knownAt - b.knownAt))
    latest.set(row.recordId, row);
  return [...latest.values()].toSorted((a, b) => (a.recordId < b.recordId ? -1 : 1));
}
