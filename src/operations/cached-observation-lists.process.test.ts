import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStoreUnderTest } from '../../test/kit/store-under-test.ts';
import { worldCount } from '../../test/kit/world-count.ts';
import type { Observation } from '../assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import type { ObservationListQuery } from '../ports/observation-lists.ts';
import { observationListModel } from '../stores/conformance/observation-list-model.ts';
import { openStores, type Stores } from '../stores/open-stores.ts';
import type { SqlClient } from '../stores/sql-client.ts';
import { cacheObservationLists } from './cached-observation-lists.ts';

const T = Date.UTC(2026, 5, 1);
const METRICS = ['protest_reports', 'crude_price'] as const;
const clock = { now: () => T };

const anyRow: fc.Arbitrary<Observation> = fc
  .record({
    recordId: fc.constantFrom('a', 'b'),
    metric: fc.constantFrom(...METRICS),
    subject: fc.constantFrom('country:PH', 'world'),
    hour: fc.integer({ min: -60, max: 60 }),
    lagHours: fc.integer({ min: 0, max: 50 }),
    value: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ hour, lagHours, ...row }) => {
    const observedAt = T + hour * HOUR_MS;
    const knownAt = observedAt + lagHours * HOUR_MS;
    return { ...row, feedId: 'one', observedAt, knownAt, lineage: 'l', event: 'e', detail: {} };
  });

const recordOf = ({ recordId, metric, subject }: Observation) => [recordId, metric, subject].join(' ');
const revisionOf = (row: Observation) => `${recordOf(row)} ${row.knownAt}`;

/** Stored rows and what a store keeps of others: each that says something else than the one of its record before it. */
function withKept(stored: readonly Observation[], rows: readonly Observation[]): readonly Observation[] {
  const all = [...stored];
  for (const row of rows.toSorted((one, other) => one.knownAt - other.knownAt)) {
    const before = all
      .filter((one) => recordOf(one) === recordOf(row) && one.knownAt < row.knownAt)
      .toSorted((one, other) => one.knownAt - other.knownAt)
      .at(-1);
    if (before?.value !== row.value || before.observedAt !== row.observedAt) all.push(row);
  }
  return all;
}

const ALL: Omit<ObservationListQuery, 'at' | 'to'> = {
  metrics: METRICS,
  feeds: ['one'],
  kinds: ['country', 'world'],
  from: T - 9 * DAY_MS,
  limit: 1_000,
};
const asOf = (at: number) => ({ ...ALL, at, to: at + 1 });

describe('lists from memory', () => {
  let client: SqlClient;
  let stores: Stores;
  beforeAll(async () => {
    client = await openStoreUnderTest();
    stores = await openStores(client);
  });
  afterAll(() => client.close());
  const empty = () => client.query({ text: 'TRUNCATE observation, condensed_day, known_horizon', values: [] });
  beforeEach(empty);

  it('are those of the store, whatever is stored between two of them', async () => {
    const step = fc.record({
      rows: fc.uniqueArray(anyRow, { maxLength: 8, selector: revisionOf }),
      hours: fc.array(fc.integer({ min: -50, max: 120 }), { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        await empty();
        const cached = cacheObservationLists(stores.observationLists, clock);
        let stored: readonly Observation[] = [];
        for (const { rows, hours } of steps) {
          const taken = new Set(stored.map(revisionOf));
          const added = rows.filter((row) => !taken.has(revisionOf(row)));
          await stores.observations.append(added);
          stored = withKept(stored, added);
          const model = observationListModel(stored);
          for (const query of hours.flatMap((hour) => [
            asOf(T + hour * HOUR_MS),
            { ...asOf(T + hour * HOUR_MS), to: T + DAY_MS },
          ])) {
            expect(await cached.list(query)).toEqual(model.list(query));
            expect(await cached.newest(query)).toEqual(model.newest(query));
            expect(await cached.groups(query, 'day')).toEqual(model.groups(query, 'day'));
            expect(await cached.groups(query, 'instant')).toEqual(model.groups(query, 'instant'));
          }
        }
      }),
      { numRuns: worldCount(1_000) },
    );
  });

  it('are read once while nothing new of their metrics is stored, and again from when on something counts', async () => {
    let readCount = 0;
    const list: typeof stores.observationLists.list = (query) => {
      readCount += 1;
      return stores.observationLists.list(query);
    };
    const cached = cacheObservationLists({ ...stores.observationLists, list }, clock);
    const row = { feedId: 'one', subject: 'world', lineage: 'l', event: 'e', detail: {}, value: 1, observedAt: T };
    const append = (recordId: string, metric: (typeof METRICS)[number], knownAt: number) =>
      stores.observations.append([{ ...row, recordId, metric, knownAt }]);
    const counted = async (at: number) => {
      const { length } = await cached.list({ ...asOf(at), metrics: ['crude_price'] });
      return [length, readCount];
    };
    await append('a', 'crude_price', T);
    expect(await counted(T)).toEqual([1, 1]);
    expect(await counted(T + DAY_MS)).toEqual([1, 1]);
    await append('b', 'protest_reports', T);
    expect(await counted(T + DAY_MS)).toEqual([1, 1]);
    expect(await counted(T - 1)).toEqual([0, 2]);
    await append('c', 'crude_price', T + 3 * DAY_MS);
    expect(await counted(T + DAY_MS)).toEqual([1, 3]);
    expect(await counted(T + 3 * DAY_MS)).toEqual([2, 4]);
    expect(await counted(T + 4 * DAY_MS)).toEqual([2, 4]);
  });
});
