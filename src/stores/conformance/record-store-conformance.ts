import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import type { NewRecords, ReadRecord, StoredRecord } from '../../ports/record.ts';
import type { RecordQuery } from '../../ports/record-store.ts';
import { integer } from '../row-reader.ts';
import { createRecordModel } from './record-model.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const HOUR = 3_600_000;
const T = Date.UTC(2026, 5, 1);

const entry = (recordId: string, members: Partial<ReadRecord> = {}): ReadRecord => ({
  recordId,
  kind: 'earthquake',
  observedAt: T - HOUR,
  body: { magnitude: 5.1 },
  ...members,
});

const listing = (entries: readonly ReadRecord[], members: Partial<NewRecords> = {}): NewRecords => ({
  feedId: 'feed',
  entries,
  isComplete: false,
  ...members,
});

const ALL: Pick<RecordQuery, 'kinds' | 'limit'> = { kinds: ['earthquake', 'storm'], limit: 1_000 };

const anyEntry: fc.Arbitrary<ReadRecord> = fc
  .record(
    {
      recordId: fc.constantFrom('a', 'b', 'é', '東 "x"\n'),
      kind: fc.constantFrom('earthquake' as const, 'storm' as const, 'flood' as const),
      title: fc.constantFrom('Shaking', 'wire "ONE"', 'Éone shaking,', 'wires'),
      url: fc.constant('https://source.example/1'),
      country: fc.constantFrom('PH', 'VN'),
      otherCountries: fc.constantFrom(['ID'], ['ID', 'MY']),
      place: fc.constantFrom({ lat: 0.1, lon: 179.5 }, { lat: -12, lon: -179 }, { lat: 89.9, lon: 3 }),
      observedAt: fc.constantFrom(T - HOUR, T - 2 * HOUR, T + 3 * HOUR),
      isUndated: fc.constant(true as const),
      body: fc.constantFrom({}, { magnitude: 5.1 }, { text: '\u0000 "', areas: ['IV', 1e-7, null] }),
    },
    { requiredKeys: ['recordId', 'kind', 'observedAt', 'body'] },
  )
  .map(({ otherCountries, ...rest }) =>
    rest.country === undefined || otherCountries === undefined ? rest : { ...rest, otherCountries },
  );

const anyRun: fc.Arbitrary<NewRecords> = fc.record({
  feedId: fc.constantFrom('one', 'two'),
  entries: fc.uniqueArray(anyEntry, { maxLength: 4, selector: ({ recordId }) => recordId }),
  isComplete: fc.boolean(),
});

const AREAS: readonly RecordQuery['area'][] = [undefined, { north: 10, east: -170, south: -20, west: 170 }];
const COUNTRIES = [undefined, 'PH', 'MY'];
const WORDS: readonly RecordQuery['words'][] = [undefined, ['one', 'shaking'], ['wire']];

/** Guarantees of the records that a run appends with its observations. */
export function describeRecordStore({ stores, client, others }: StoresUnderTest): void {
  describe('records', WORLDS_PATIENCE, () => {
    const run = (text: string) => client().query({ text, values: [] });
    const empty = () => run('TRUNCATE record, record_other_country, record_reading, known_horizon, evidence_kept');
    const rowCount = async () => integer((await run('SELECT count(*)::integer AS n FROM record'))[0], 'n');
    const append = (records: NewRecords, now: number) => stores().observations.appendNow([], now, records);
    const idsAt = async (at: number) => (await stores().records.list({ ...ALL, at })).map(({ recordId }) => recordId);

    beforeEach(empty);

    it('are, as of every instant and by every filter, what the plain model says', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyRun, { maxLength: 8 }), async (runs) => {
          await empty();
          const model = createRecordModel();
          for (const [n, one] of runs.entries()) {
            const { knownAt } = await append(one, T + n * HOUR);
            model.append(one, knownAt);
          }
          for (const at of [T - 1, T, T + HOUR - 1, T + 3 * HOUR, T + 9 * HOUR])
            for (const country of COUNTRIES)
              for (const area of AREAS) {
                const named = {
                  ...(country === undefined ? {} : { country }),
                  ...(area === undefined ? {} : { area }),
                };
                for (const [n, span] of [{}, { from: T - HOUR, to: T + 2 * HOUR }, {}].entries()) {
                  const words = WORDS[n];
                  const query = { ...ALL, at, ...named, ...span, ...(words === undefined ? {} : { words }) };
                  expect(await stores().records.list(query)).toEqual(model.list(query));
                }
              }
        }),
        { numRuns: worldCount(20) },
      );
    });

    it('store nothing when the same content is appended again, and a revision when it has changed', async () => {
      await append(listing([entry('a')]), T);
      await append(listing([entry('a')]), T + 1);
      expect(await rowCount()).toBe(1);
      await append(listing([entry('a', { body: { magnitude: 5.3 } })]), T + 2);
      expect(await rowCount()).toBe(2);
      const seen = async (at: number) =>
        (await stores().records.list({ ...ALL, at })).map(({ body }) => body.magnitude);
      expect([await seen(T + 1), await seen(T + 2)]).toEqual([[5.1], [5.3]]);
    });

    it('end as of the run whose complete document no longer holds them, and begin again', async () => {
      const complete = (ids: readonly string[]) =>
        listing(
          ids.map((id) => entry(id)),
          { isComplete: true },
        );
      await append(complete(['a', 'b']), T);
      await append(listing([entry('of an event')], { feedId: 'other' }), T);
      await append(complete(['b']), T + 10);
      await append(complete(['a', 'b']), T + 20);
      expect(await idsAt(T + 9)).toEqual(['a', 'b', 'of an event']);
      expect(await idsAt(T + 10)).toEqual(['b', 'of an event']);
      expect(await idsAt(T + 20)).toEqual(['a', 'b', 'of an event']);
      await append({ ...complete(['c']), isPart: true }, T + 25);
      expect(await idsAt(T + 25)).toEqual(['a', 'b', 'c', 'of an event']);
      await append(complete([]), T + 30);
      expect(await idsAt(T + 30)).toEqual(['of an event']);
    });

    it('become known with the observations of their run, or not at all', async () => {
      const quake = { metric: 'earthquake_magnitude', subject: 'country:PH', value: 5.1 } as const;
      const observation = { ...quake, feedId: 'feed', recordId: 'a', event: 'a', lineage: 'usgs', detail: {} };
      const { knownAt } = await stores().observations.appendNow(
        [{ ...observation, observedAt: T - HOUR }],
        T,
        listing([entry('a')]),
      );
      expect((await stores().records.list({ ...ALL, at: T }))[0]?.knownAt).toBe(knownAt);
      const misplaced = listing([entry('b', { place: { lat: 91, lon: 0 } })]);
      const broken = { ...observation, recordId: 'b', observedAt: T };
      await expect(stores().observations.appendNow([broken], T + 1, misplaced)).rejects.toThrow(RangeError);
      const since = { earthquake_magnitude: 0 };
      const known = await stores().observations.read({ since, knownBy: T + 9, revisions: 'latest' });
      expect(known.filter(({ recordId }) => recordId === 'b')).toEqual([]);
    });

    it('of a backfill take their place in what was known, and end nothing but themselves', async () => {
      await append(listing([entry('a', { body: { magnitude: 6 } })], { isComplete: true }), T);
      const past = (knownAt: number, magnitude: number) => ({ ...entry('a'), knownAt, body: { magnitude } });
      await stores().observations.append([], { feedId: 'feed', entries: [past(T - 100, 4)] });
      await stores().observations.append([], { feedId: 'feed', entries: [past(T - 50, 5), past(T - 50, 9)] });
      const seen = async (at: number) =>
        (await stores().records.list({ ...ALL, at })).map(({ body }) => body.magnitude);
      expect([await seen(T - 101), await seen(T - 51), await seen(T - 1), await seen(T)]).toEqual([[], [4], [5], [6]]);
      expect(await stores().records.earliest(['feed'])).toBe(T - 100);
      const before = {
        feedId: 'feed',
        endsAt: T - 10,
        entries: [past(T - 20, 7), { ...past(T - 20, 8), recordId: 'b' }],
      };
      await stores().observations.append([], before);
      expect([await seen(T - 11), await seen(T - 9), await seen(T)]).toEqual([[7, 8], [], [6]]);
    });

    it('are paged to the end without loss or repeat while rows arrive, are revised and end', async () => {
      const spread = (n: number) =>
        entry(`r${n}`, { observedAt: T - (n % 7) * HOUR, kind: n % 2 ? 'storm' : 'earthquake' });
      const first = Array.from({ length: 40 }, (_, n) => spread(n));
      await append(listing(first, { isComplete: true }), T);
      const at = await stores().records.settle(T);
      const whole = await stores().records.list({ ...ALL, at });
      const paged: StoredRecord[] = [];
      for (let round = 1; ; round += 1) {
        const last = paged.at(-1);
        const page = await stores().records.list({
          ...ALL,
          at,
          limit: 7,
          ...(last === undefined ? {} : { after: last }),
        });
        if (page.length === 0) break;
        paged.push(...page);
        // The clock of the appending process has not moved: what it appends still counts as known later.
        const changed = first.slice(round).map((one) => ({ ...one, body: { magnitude: round } }));
        await append(listing([...changed, spread(100 + round)], { isComplete: true }), T);
      }
      expect(paged).toEqual(whole);
      expect(paged).toHaveLength(40);
    });

    it('settle on an instant of which nothing is stored later, by whichever process', async () => {
      const [other] = await others(1);
      const settled = await stores().records.settle(T);
      expect(settled).toBe(T);
      const late = await other?.observations.appendNow([], T - 1, listing([entry('late')]));
      expect(late?.knownAt).toBeGreaterThan(settled);
      expect(await idsAt(settled)).toEqual([]);
      // An instant of the last second needs no settling of its own.
      expect(await stores().records.settle(T + 900)).toBe(T);
      expect(await stores().records.settle(T + 60_000)).toBe(T + 60_000);
    });

    it('are found by their keys, as known at an instant', async () => {
      await append(listing([entry('a'), entry('b')]), T);
      await append(listing([entry('a', { body: {} })]), T + 10);
      const keys = ['b', 'a', 'unknown'].map((recordId) => ({ feedId: 'feed', recordId }));
      const found = await stores().records.byKeys(keys, T + 9);
      expect(found.map(({ recordId, body }) => [recordId, body])).toEqual([
        ['a', { magnitude: 5.1 }],
        ['b', { magnitude: 5.1 }],
      ]);
      expect((await stores().records.byKeys(keys, T + 10))[0]?.body).toEqual({});
      expect(await stores().records.byKeys(keys, T - 1)).toEqual([]);
      expect(await stores().records.byKeys([], T)).toEqual([]);
    });

    it('are found with what they said before, as known at an instant', async () => {
      const sky = { feedId: 'sky', isComplete: true };
      const flight = (lat: number) => entry('a', { kind: 'military_flight', place: { lat, lon: 0 } });
      await append(listing([flight(1), entry('b')], sky), T);
      await append(listing([flight(2), entry('b')], sky), T + 5);
      await append(listing([entry('b')], sky), T + 7);
      await append(listing([flight(3), entry('b')], sky), T + 9);
      const at = async (instant: number) =>
        (await stores().records.revisions({ feedId: 'sky', recordId: 'a' }, instant)).map(({ place }) => place?.lat);
      expect([await at(T + 9), await at(T + 8), await at(T + 4), await at(T - 1)]).toEqual([
        [3, 2, 1],
        [2, 1],
        [1],
        [],
      ]);
      expect(await stores().records.revisions({ feedId: 'feed', recordId: 'a' }, T + 9)).toEqual([]);
    });

    it('say when their feeds were read as known at an instant, an empty document included', async () => {
      await append(listing([entry('a')], { newestContentAt: T - HOUR }), T);
      await append(listing([], { feedId: 'empty', isComplete: true }), T + 5);
      await append(listing([entry('a')], { newestContentAt: T }), T + 9);
      const feeds = ['feed', 'empty', 'never'];
      expect(await stores().records.readings(feeds, T - 1)).toEqual([]);
      expect(await stores().records.readings(feeds, T + 8)).toEqual([
        { feedId: 'empty', lastReadAt: T + 5 },
        { feedId: 'feed', lastReadAt: T, newestContentAt: T - HOUR },
      ]);
      expect(await stores().records.earliest(feeds)).toBe(T);
      expect(await stores().records.earliest(['never'])).toBeUndefined();
    });

    it('of one kind lose what was replaced or had ended by an instant, and nothing else', async () => {
      const flight = (id: string, lat: number) => entry(id, { kind: 'military_flight', place: { lat, lon: 0 } });
      const sky = { feedId: 'sky', isComplete: true };
      await append(listing([flight('stays', 1), flight('lands', 1)], sky), T);
      await append(listing([entry('other')]), T);
      await append(listing([flight('stays', 2)], sky), T + 5);
      await append(listing([entry('other', { body: {} }), flight('stays', 3)]), T + 9);
      const at = (instant: number) =>
        stores().records.list({ ...ALL, kinds: ['earthquake', 'military_flight'], at: instant });
      const [before, other] = [await at(T + 20), await at(T + 5)];
      const { retention } = stores();
      expect(await retention.removeReplaced('military_flight', T + 5, () => true)).toBe(0);
      expect(await retention.removeReplaced('military_flight', T + 5, () => false)).toBe(2);
      expect([await at(T + 20), await at(T + 5)]).toEqual([before, other]);
      expect((await at(T)).map(({ recordId }) => recordId)).toEqual(['other']);
    });

    it('expire with evidence: what nothing from then on shows, and events of a year before', async () => {
      const year = 366 * 24 * HOUR;
      await append(listing([entry('revised'), entry('old', { observedAt: T - year - 2 })]), T);
      const listed = { feedId: 'listed', isComplete: true };
      await append(listing([entry('in force', { observedAt: T - 9 * year }), entry('over')], listed), T);
      await append(listing([entry('revised', { body: {} })]), T + 5);
      await append(listing([entry('in force', { observedAt: T - 9 * year })], listed), T + 5);
      const before = await stores().records.list({ ...ALL, at: T + 10 });
      const kept = { keptSince: T + 10, readSince: () => T, isOver: () => false };
      expect((await stores().retention.expireEvidence({ ...kept, isOver: () => true })).recordCount).toBe(0);
      expect((await stores().retention.expireEvidence(kept)).recordCount).toBe(3);
      const after = await stores().records.list({ ...ALL, at: T + 10 });
      expect(after).toEqual(before.filter(({ recordId }) => recordId !== 'old'));
      expect(await stores().records.earliest(['feed'])).toBe(T + 10);
      // The reading that an answer from then on names is still there.
      expect(await stores().records.readings(['feed'], T + 10)).toEqual([{ feedId: 'feed', lastReadAt: T + 5 }]);
    });
  });
}
