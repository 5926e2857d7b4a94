import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import { MAX_CLOCK_SKEW_MS } from '../../assessment/assign-known-at.ts';
import type { MetricId } from '../../assessment/metrics.ts';
import type { Observation } from '../../assessment/observation.ts';
import type { ObservationQuery } from '../../ports/observation-store.ts';
import { canonicalJson } from '../../reference/content-hash.ts';
import type { Stores } from '../open-stores.ts';
import { createObservationModel } from './observation-model.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const METRIC_IDS: readonly MetricId[] = ['conflict_deaths', 'crude_price'];

type Saying = Pick<Observation, 'value' | 'observedAt' | 'lineage' | 'event' | 'detail'>;

/** What a revision may say: few things, some of them hard to carry. */
const SAYINGS: readonly Saying[] = [
  { value: 0, observedAt: 1_000, lineage: 'agency', event: 'x', detail: {} },
  { value: 0.1, observedAt: 1_000, lineage: 'agency', event: 'x', detail: { code: '190' } },
  { value: -1e-300, observedAt: 2_000, lineage: 'wire "one"', event: 'x\\y\n', detail: { b: '\u0000 "', a: '\ud800' } },
  { value: 1.7976931348623157e308, observedAt: 1_000, lineage: 'agency x', event: '', detail: {} },
];

/** Few records, instants and sayings, so that revisions, returns to an old value, duplicates and gaps are frequent. */
const observation = (knownAt: fc.Arbitrary<number>): fc.Arbitrary<Observation> =>
  fc
    .record({
      recordId: fc.constantFrom('a', 'b', 'é', '東'),
      metric: fc.constantFrom(...METRIC_IDS),
      subject: fc.constantFrom('country:YE', 'country:EG'),
      knownAt,
      saying: fc.constantFrom(...SAYINGS),
    })
    .map(({ saying, ...row }) => ({ ...row, ...saying, feedId: 'feed' }));

const instant = fc.constantFrom(3_000, 4_000, 5_000, 6_000);

/** Different sayings at one instant have no order that the port names; here each saying has instants of its own. */
const tieless = fc.tuple(observation(instant), fc.boolean()).map(([row, minus]) => ({
  ...row,
  knownAt: row.knownAt + SAYINGS.findIndex(({ value }) => value === row.value),
  value: row.value === 0 && minus ? -0 : row.value,
}));

/** What a run of a feed reads. */
const newRow = observation(fc.constant(0)).map(({ knownAt: _, ...row }) => row);

const everything = (knownBy: number, revisions: ObservationQuery['revisions'], since = 0): ObservationQuery => ({
  since: Object.fromEntries(METRIC_IDS.map((metric) => [metric, since])),
  knownBy,
  revisions,
});

const QUERIES = [2_999, 3_000, 4_001, 4_500, 9_000].flatMap((knownBy) =>
  [0, 1_001].flatMap((since) => [everything(knownBy, 'all', since), everything(knownBy, 'latest', since)]),
);

/** What an assessment and what an audit reads of a feed. */
async function readBy({ observations }: Stores, { feedId, epoch }: Run, at: number) {
  const { since, knownBy } = everything(epoch + at, 'all', epoch);
  const [known, all] = await Promise.all([
    observations.readKnown({ since, knownBy, first: 'crude_price', rollupSpan: () => undefined }),
    observations.read({ since, knownBy, revisions: 'all' }),
  ]);
  const written = (rows: readonly Observation[]) =>
    rows
      .filter((row) => row.feedId === feedId)
      .map(canonicalJson)
      .sort();
  return { known: written(known.rows), all: written(all) };
}

/** Every run of a property has instants and a feed of its own, later than all before, so that it reads only its own rows. */
interface Run {
  readonly feedId: string;
  readonly epoch: number;
}

const RUN_MS = 100_000;

const inRun = ({ feedId, epoch }: Run, row: Observation): Observation => ({
  ...row,
  feedId,
  observedAt: row.observedAt + epoch,
  knownAt: row.knownAt + epoch,
});

const queryOf = ({ epoch }: Run, query: ObservationQuery): ObservationQuery => ({
  ...query,
  since: Object.fromEntries(Object.entries(query.since).map(([metric, since]) => [metric, (since ?? 0) + epoch])),
  knownBy: query.knownBy + epoch,
});

export function describeObservationStore({ stores, others }: StoresUnderTest): void {
  let runs = 0;
  const newRun = (): Run => {
    runs += 1;
    return { feedId: `feed-${runs}`, epoch: runs * RUN_MS };
  };
  const newFeed = () => newRun().feedId;
  const read = async (feedId: string, query: ObservationQuery) =>
    (await stores().observations.read(query)).filter((row) => row.feedId === feedId);

  describe('observations', WORLDS_PATIENCE, () => {
    it('read as of any instant what a plain list of revisions would show', async () => {
      const batches = fc.array(fc.array(tieless, { maxLength: 12 }), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(batches, async (appended) => {
          const run = newRun();
          const model = createObservationModel();
          for (const batch of appended) {
            const rows = batch.map((row) => inRun(run, row));
            expect(await stores().observations.append(rows)).toEqual(model.append(rows));
          }
          for (const query of QUERIES.map((asked) => queryOf(run, asked)))
            expect(await stores().observations.read(query)).toEqual(model.read(query));
        }),
        { numRuns: worldCount(600) },
      );
    });

    it('are the same whatever the order within a batch', async () => {
      const shuffled = fc
        .array(observation(instant), { maxLength: 20 })
        .chain((rows) => fc.shuffledSubarray(rows, { minLength: rows.length }).map((other) => [rows, other] as const));
      await fc.assert(
        fc.asyncProperty(shuffled, async ([rows, other]) => {
          const { epoch, feedId } = newRun();
          const runsOf = [rows, other].map((batch, index) => ({ batch, run: { epoch, feedId: `${feedId}/${index}` } }));
          for (const { batch, run } of runsOf) await stores().observations.append(batch.map((row) => inRun(run, row)));
          for (const query of QUERIES) {
            const [one, two] = await Promise.all(
              runsOf.map(async ({ run }) =>
                (await read(run.feedId, queryOf(run, query))).map((row) =>
                  inRun({ feedId: 'either', epoch: -run.epoch }, row),
                ),
              ),
            );
            expect(one).toEqual(two);
          }
        }),
        { numRuns: worldCount(300) },
      );
    });

    it('converge: the same batch again changes nothing', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(observation(instant), { maxLength: 20 }), async (batch) => {
          const run = newRun();
          const rows = batch.map((row) => inRun(run, row));
          await stores().observations.append(rows);
          expect(await stores().observations.append(rows)).toEqual({ appended: 0, unchanged: rows.length });
        }),
        { numRuns: worldCount(300) },
      );
    });

    it('keep a value that returns as a revision of its own', async () => {
      const feedId = newFeed();
      const row = { ...SAMPLE, feedId };
      const revisions = [row, { ...row, value: 2, knownAt: 4_000 }, { ...row, knownAt: 5_000 }];
      for (const revision of revisions) await stores().observations.append([revision]);
      expect(await read(feedId, everything(9_000, 'all'))).toEqual(revisions);
      expect((await read(feedId, everything(4_999, 'latest'))).map(({ value }) => value)).toEqual([2]);
      expect((await read(feedId, everything(5_000, 'latest'))).map(({ value }) => value)).toEqual([1]);
    });

    it('drop out of a window when a revision dates them before it', async () => {
      const feedId = newFeed();
      const row = { ...SAMPLE, feedId, observedAt: 2_000 };
      await stores().observations.append([row, { ...row, observedAt: 1_000, knownAt: 4_000 }]);
      expect(await read(feedId, everything(3_999, 'latest', 1_500))).toEqual([row]);
      expect(await read(feedId, everything(4_000, 'latest', 1_500))).toEqual([]);
    });

    it('are stored all or not at all', async () => {
      const feedId = newFeed();
      const broken = [
        { ...SAMPLE, feedId },
        { ...SAMPLE, feedId, recordId: 'not\u0000storable' },
      ];
      await expect(stores().observations.append(broken)).rejects.toThrow();
      await expect(stores().observations.append([{ ...SAMPLE, feedId, value: Number.NaN }])).rejects.toThrow(
        RangeError,
      );
      expect(await read(feedId, everything(9_000, 'all'))).toEqual([]);
    });

    it('are stored once when several append the same concurrently', async () => {
      const feedId = newFeed();
      const rows = Array.from({ length: 500 }, (_, index) => ({ ...SAMPLE, feedId, recordId: `record ${index}` }));
      const writers = await others(4);
      const outcomes = await Promise.all(writers.map(({ observations }) => observations.append(rows)));
      expect(outcomes.reduce((sum, { appended }) => sum + appended, 0)).toBe(500);
      expect(await read(feedId, everything(9_000, 'all'))).toHaveLength(500);
    });

    it('come back whole and in order across pages', async () => {
      const feedId = newFeed();
      const rows = Array.from({ length: 25_000 }, (_, index) => ({
        ...SAMPLE,
        feedId,
        recordId: `record ${(index * 7_919) % 25_000}`,
        observedAt: 1_000 + (index % 7),
      }));
      expect(await stores().observations.append(rows)).toEqual({ appended: 25_000, unchanged: 0 });
      const seen = await read(feedId, everything(9_000, 'latest'));
      expect(seen).toEqual([...rows].sort((a, b) => a.observedAt - b.observedAt || (a.recordId < b.recordId ? -1 : 1)));
    });

    it('that are appended now change no reading of an instant that was made before or concurrently', async () => {
      const moment = fc.integer({ min: 0, max: 20 });
      const step = fc.oneof(
        fc.record({ kind: fc.constant('learn' as const), at: moment, rows: fc.array(newRow, { maxLength: 6 }) }),
        fc.record({ kind: fc.constant('read' as const), at: moment }),
      );
      const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 });
      const processes = await others(4);
      await fc.assert(
        fc.asyncProperty(rounds, async (atOnce) => {
          const run = newRun();
          const { feedId, epoch } = run;
          // Whatever was read by in another test is far from the clock of this one.
          await stores().observations.appendNow([{ ...SAMPLE, feedId: 'before', observedAt: epoch }], epoch);
          const readings: { readonly at: number; readonly rows: Awaited<ReturnType<typeof readBy>> }[] = [];
          for (const round of atOnce) {
            await Promise.all(
              round.map(async (said, index) => {
                const process = processes[index] ?? stores();
                if (said.kind === 'read') {
                  readings.push({ at: said.at, rows: await readBy(process, run, said.at) });
                  return;
                }
                const rows = said.rows.map((row) => ({ ...row, feedId, observedAt: row.observedAt + epoch }));
                const { knownAt, appended, unchanged } = await process.observations.appendNow(rows, epoch + said.at);
                expect(knownAt).toBeGreaterThanOrEqual(epoch + said.at);
                expect(appended + unchanged).toBe(rows.length);
              }),
            );
          }
          for (const { at, rows } of readings) expect(await readBy(stores(), run, at)).toEqual(rows);
        }),
        { numRuns: worldCount(600) },
      );
    });

    it('that are appended now count as known from now on, or from right after what was read', async () => {
      const { feedId, epoch } = newRun();
      const row = { ...SAMPLE, feedId };
      const learn = (value: number, now: number) => stores().observations.appendNow([{ ...row, value }], epoch + now);
      expect(await learn(1, 10)).toEqual({ appended: 1, unchanged: 0, knownAt: epoch + 10 });
      expect(await learn(1, 10)).toEqual({ appended: 0, unchanged: 1, knownAt: epoch + 10 });
      await read(feedId, everything(epoch + 10.5, 'latest'));
      expect(await learn(2, 10)).toEqual({ appended: 1, unchanged: 0, knownAt: epoch + 11 });
      expect(await learn(3, 12)).toEqual({ appended: 1, unchanged: 0, knownAt: epoch + 12 });
      expect(await stores().observations.appendNow([], epoch)).toEqual({ appended: 0, unchanged: 0, knownAt: epoch });
    });

    it('are dated by the clock when the last reading is too far ahead of it, and from then on as before', async () => {
      const { feedId, epoch } = newRun();
      const row = { ...SAMPLE, feedId };
      await read(feedId, everything(epoch + MAX_CLOCK_SKEW_MS + 1, 'latest'));
      expect((await stores().observations.appendNow([row], epoch)).knownAt).toBe(epoch);
      await read(feedId, everything(epoch + MAX_CLOCK_SKEW_MS, 'latest'));
      const { knownAt } = await stores().observations.appendNow([{ ...row, value: 2 }], epoch);
      expect(knownAt).toBe(epoch + MAX_CLOCK_SKEW_MS + 1);
      // Later runs begin after it.
      runs += Math.ceil(MAX_CLOCK_SKEW_MS / RUN_MS) + 1;
    });

    it('are none where none were known', async () => {
      expect(await stores().observations.append([])).toEqual({ appended: 0, unchanged: 0 });
      expect(await stores().observations.read({ since: {}, knownBy: 9_000, revisions: 'all' })).toEqual([]);
    });
  });
}

const SAMPLE: Observation = {
  feedId: 'sample',
  recordId: 'record',
  metric: 'conflict_deaths',
  subject: 'country:YE',
  value: 1,
  observedAt: 1_000,
  knownAt: 3_000,
  lineage: 'agency',
  event: 'event',
  detail: { code: '190' },
};
