import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import type { Observation } from '../../assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { ObservationListQuery, ObservationPosition } from '../../ports/observation-lists.ts';
import { observationListModel } from './observation-list-model.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const T = Date.UTC(2026, 5, 1);
const METRICS = ['protest_reports', 'crude_price'] as const;

const anyRow: fc.Arbitrary<Observation> = fc
  .record({
    recordId: fc.constantFrom('a', 'b', 'é'),
    metric: fc.constantFrom(...METRICS, 'gpr-daily:acts' as const),
    subject: fc.constantFrom('country:PH', 'country:VN', 'series:brent', 'world'),
    feedId: fc.constantFrom('one', 'two'),
    hour: fc.integer({ min: -60, max: 6 }),
    lagHours: fc.integer({ min: 0, max: 50 }),
    value: fc.integer({ min: -3, max: 3 }),
    detail: fc.constantFrom({}, { place: 'wire "one"\n' }),
  })
  .map(({ hour, lagHours, ...row }) => {
    const observedAt = T + hour * HOUR_MS;
    return { ...row, observedAt, knownAt: observedAt + lagHours * HOUR_MS, lineage: 'l', event: row.recordId };
  });

/** Of two revisions known at one instant it is arbitrary which counts: none are tried. */
const anyRows = fc.uniqueArray(anyRow, {
  maxLength: 25,
  selector: ({ recordId, metric, subject, feedId, knownAt }) => [recordId, metric, subject, feedId, knownAt].join(' '),
});

const ALL: Omit<ObservationListQuery, 'at'> = {
  metrics: METRICS,
  feeds: ['one', 'two'],
  kinds: ['country', 'world'],
  from: T - 9 * DAY_MS,
  to: T + 9 * DAY_MS,
  limit: 1_000,
};
const QUERIES: readonly Partial<ObservationListQuery>[] = [
  {},
  { metrics: ['crude_price'], feeds: ['two'] },
  { kinds: ['series', 'country'] },
  { subjects: ['country:PH', 'series:brent'] },
  { subjects: [] },
  { from: T - DAY_MS, to: T + 1 },
];

/** Guarantees of lists over what `ObservationStore` appends. */
export function describeObservationLists({ stores, client }: StoresUnderTest): void {
  describe('lists over observations', WORLDS_PATIENCE, () => {
    const empty = () => client().query({ text: 'TRUNCATE observation, condensed_day, known_horizon', values: [] });
    beforeEach(empty);

    it('are, as of every instant and by every filter, what the plain model says', async () => {
      await fc.assert(
        fc.asyncProperty(anyRows, async (rows) => {
          await empty();
          await stores().observations.append(rows);
          const model = observationListModel(rows);
          const lists = stores().observationLists;
          for (const at of [T - 2 * DAY_MS, T, T + 3 * DAY_MS])
            for (const members of QUERIES) {
              const query = { ...ALL, ...members, at };
              expect(await lists.list(query)).toEqual(model.list(query));
              expect(await lists.newest(query)).toEqual(model.newest(query));
              for (const by of ['instant', 'day'] as const)
                expect(await lists.groups(query, by)).toEqual(model.groups(query, by));
            }
        }),
        { numRuns: worldCount(15) },
      );
    });

    it('have pages that make the whole list', async () => {
      await fc.assert(
        fc.asyncProperty(anyRows, fc.integer({ min: 1, max: 4 }), async (rows, limit) => {
          await empty();
          await stores().observations.append(rows);
          const lists = stores().observationLists;
          const query = { ...ALL, at: T + 3 * DAY_MS };
          const asGroup = { metric: '', recordId: '' };
          const paged = async <P extends Omit<ObservationPosition, 'metric' | 'recordId'>>(
            read: (query: ObservationListQuery) => Promise<readonly P[]>,
          ) => {
            const found: P[] = [];
            for (let page = await read({ ...query, limit }); page.length > 0; ) {
              found.push(...page);
              const last = found.at(-1);
              page = last === undefined ? [] : await read({ ...query, limit, after: { ...asGroup, ...last } });
            }
            return found;
          };
          expect(await paged((one) => lists.list(one))).toEqual(await lists.list(query));
          expect(await paged((one) => lists.newest(one))).toEqual(await lists.newest(query));
          for (const by of ['instant', 'day'] as const)
            expect(await paged((one) => lists.groups(one, by))).toEqual(await lists.groups(query, by));
        }),
        { numRuns: worldCount(10) },
      );
    });

    it('say when feeds last brought something, and when something was first known', async () => {
      const row = {
        metric: 'crude_price',
        subject: 'series:brent',
        lineage: 'l',
        event: 'e',
        detail: {},
        value: 1,
      } as const;
      await stores().observations.append([
        { ...row, feedId: 'one', recordId: 'a', observedAt: T, knownAt: T + 5 },
        { ...row, feedId: 'one', recordId: 'b', observedAt: T + 1, knownAt: T + 9 },
      ]);
      const { observationLists: lists } = stores();
      const pairs = ['one', 'two'].map((feedId) => ({ feedId, metric: 'crude_price' }));
      expect(await lists.readings(pairs, T + 4)).toEqual([]);
      expect(await lists.readings(pairs, T + 8)).toEqual([{ feedId: 'one', lastReadAt: T + 5, newestContentAt: T }]);
      expect(await lists.readings(pairs, T + 9)).toEqual([
        { feedId: 'one', lastReadAt: T + 9, newestContentAt: T + 1 },
      ]);
      expect(await lists.firstKnownAt(pairs)).toBe(T + 5);
      expect(await lists.firstKnownAt([{ feedId: 'two', metric: 'crude_price' }])).toBeUndefined();
    });
  });
}
