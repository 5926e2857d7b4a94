import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFeedMetricId, isMetricId } from '../../src/assessment/metrics.ts';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import type { Operation } from '../../src/contract/conventions/operation.ts';
import type { ShownColumn, ShownObservations } from '../../src/contract/conventions/shown-observations.ts';
import { metricParameter } from '../../src/contract/observations/observation-query.ts';
import { seededRandom } from '../../src/evaluation/seeded-random.ts';
import { ANCHOR, type ExerciseReader, openExerciseReader } from '../../src/exercise/test-kit/exercise-reader.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { pairsOf } from '../../src/operations/observation-sources.ts';
import type { NewObservation } from '../../src/ports/observation-store.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { memoryObservationLists } from '../kit/memory-observation-lists.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { bodyOf, createWorld, exampleQuery, headerOf, type World } from './world.ts';

/** Every list over observations of the catalogue, over what the real feeds read in a fresh exercise. */
const LISTS = Object.values<Operation>(CATALOGUE).flatMap((operation) =>
  operation.observations === undefined ? [] : [[operation.path, operation, operation.observations] as const],
);
type Item = Readonly<Record<string, unknown>>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const cardOf = (feedId: string) => FEED_CARDS.find(({ id }) => id === feedId);
const needsKey = ({ feeds }: ShownObservations) => feeds.every((feedId) => cardOf(feedId)?.needsKeys !== undefined);

let client: SqlClient;
let stores: Stores;
let exercise: ExerciseReader;
let world: World;
let key: string;
const read: NewObservation[] = [];

/** Of each metric a few subjects and the last year: enough for every figure, and little to store. */
function someOf(observations: readonly NewObservation[]): readonly NewObservation[] {
  const subjects = new Map<string, Set<string>>();
  return observations.filter(({ metric, subject, observedAt }) => {
    const chosen = subjects.get(metric) ?? new Set();
    subjects.set(metric, chosen);
    if (chosen.size < 3) chosen.add(subject);
    return (
      (chosen.has(subject) || subject === 'world') &&
      observedAt > ANCHOR - (metric.startsWith('transits') ? 120 : 800) * DAY
    );
  });
}

beforeAll(async () => {
  client = await openStoreUnderTest();
  stores = await openStores(client);
  exercise = await openExerciseReader(1);
  const wanted = new Set(LISTS.flatMap(([, , shown]) => [...Object.keys(shown.metrics), ...shown.heartbeats]));
  for (const { card } of exercise.feeds) {
    if (!LISTS.some(([, , { feeds }]) => feeds.includes(card.id))) continue;
    const outcome = await exercise.collect(card.id);
    if (outcome.status !== 'read') throw new Error(`${card.id}: ${JSON.stringify(outcome)}`);
    const kept = outcome.observations.filter(({ metric }) => wanted.has(metric));
    read.push(...someOf(kept.map((row) => ({ ...row, feedId: card.id }))));
  }
  await stores.observations.appendNow(read, ANCHOR);
  world = createWorld({ handlers: { records: stores.records, observationLists: stores.observationLists } });
  world.clock.time = ANCHOR;
  key = await world.newKey('acme', 'enterprise');
}, 120_000);
afterAll(async () => {
  await exercise.close();
  await client.close();
});

async function list(path: string, query: Readonly<Record<string, string>> = {}) {
  // Every request has a minute of its own: limits are not what these tests are about.
  world.clock.time += 60_000;
  const answer = await world.send({ target: `${path}?${new URLSearchParams(query)}`, key });
  return { answer, status: answer.status, body: Object(bodyOf(answer)) };
}

const itemsOf = (body: Item, { items }: ShownObservations): readonly Item[] => Object(body[items]);

/** The items of all pages. */
async function everything(path: string, shown: ShownObservations, query: Readonly<Record<string, string>> = {}) {
  const found: Item[] = [];
  for (let more: Readonly<Record<string, string>> | undefined = {}; more !== undefined; ) {
    const { body }: { body: Item } = await list(path, { page_size: '1000', ...query, ...more });
    found.push(...itemsOf(body, shown));
    const { nextCursor } = Object(body.pagination);
    more = nextCursor === '' ? undefined : { cursor: nextCursor };
  }
  return found;
}

async function violationsOf(path: string, query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { status, body } = await list(path, query);
  expect([query, status]).toEqual([query, 400]);
  return body.violations.map(({ field }: { field: string }) => field);
}

/** Something new of a list: a row of its own, and a correction of one that is there. */
function plant(shown: ShownObservations, n: number) {
  const [pair] = pairsOf({ ...shown, heartbeats: [] }, FEED_CARDS);
  const metric = pair?.metric ?? '';
  if (pair === undefined || !(isMetricId(metric) || isFeedMetricId(metric))) throw new Error('a list without a metric');
  const model = read.find(
    (row) =>
      row.metric === metric &&
      row.feedId === pair.feedId &&
      shown.subjects.some((kind) => row.subject.split(':')[0] === kind),
  );
  const subject = model?.subject ?? 'country:IR';
  const rest = {
    feedId: pair.feedId,
    metric,
    subject,
    lineage: 'planted',
    event: 'planted',
    detail: model?.detail ?? {},
  };
  const corrected = model === undefined ? [] : [{ ...model, value: model.value + n + 1 }];
  const observedAt = world.clock.time - HOUR;
  return stores.observations.appendNow(
    [...corrected, { ...rest, recordId: `planted-${n}`, value: 40 + n, observedAt }],
    world.clock.time,
  );
}

/**
 * Columns that a fresh exercise has nothing for, because it has read an hour or two and its invented entries are plain, and
 * those of items that are listed by name alone (`consumer-prices.test.ts`).
 */
const NOT_IN_EXERCISE: Readonly<Record<string, readonly string[]>> = {
  'get-theater-posture': ['baseline14d', 'zScore'],
  'get-vessel-snapshot': ['baseline14d', 'zScore'],
  'get-fire-summary': ['mean30d', 'zScore30d'],
  'list-prediction-markets': ['change1d'],
  'get-displacement-summary': ['internallyDisplaced'],
  'get-consumer-price-overview': ['month', 'index', 'momPct', 'yoyPct'],
  'list-sanctions-lists': ['aircraft'],
};

/** Forms in which the terms of a feed that hands on figures alone let something out. */
const FIGURES: readonly ShownColumn['from'][] = [
  'nearest',
  'period',
  'magnitude',
  'change',
  'changePct',
  'index',
  'mean',
  'zScore',
  'share',
];

describe.each(LISTS)('%s', (path, operation, shown) => {
  it('answers with items that its schema describes, from sources that may hand them on', async () => {
    const { status, body } = await list(path, { page_size: '1000', at: String(ANCHOR) });
    const items = itemsOf(body, shown);
    expect([status, items.length > 0, body.dataAvailable]).toEqual([200, !needsKey(shown), !needsKey(shown)]);
    expect([...Value.Errors(operation.response, body)]).toEqual([]);
    expect([...Value.Errors(operation.response, operation.exampleResponse)]).toEqual([]);
    for (const { feedId, state } of body.sources)
      expect([feedId, state]).toEqual([feedId, cardOf(feedId)?.needsKeys === undefined ? 'current' : 'missing']);
    const missing = NOT_IN_EXERCISE[operation.rpcName] ?? [];
    const names = Object.keys(shown.columns).filter((name) => !missing.includes(name));
    for (const name of missing) expect([name, items.some((item) => item[name] !== undefined)]).toEqual([name, false]);
    for (const name of needsKey(shown) ? [] : names)
      expect([name, items.some((item) => item[name] !== undefined)]).toEqual([name, true]);
    const answer = await world.send({ target: path + exampleQuery(operation), key });
    expect(itemsOf(Object(bodyOf(answer)), shown)).toHaveLength(needsKey(shown) ? 0 : 1);
    for (const feedId of shown.feeds) {
      expect(pairsOf({ ...shown, feeds: [feedId] }, FEED_CARDS).length).toBeGreaterThan(0);
      if (cardOf(feedId)?.mayHandOn !== 'figures') continue;
      for (const { from } of Object.values(shown.columns))
        expect([from, FIGURES.includes(from) || (from === 'value' && shown.per !== 'observation')]).toEqual([
          from,
          true,
        ]);
    }
  });

  it('names each kind of bad input', async () => {
    for (const bad of ['0', '1001', '1.5']) expect(await violationsOf(path, { page_size: bad })).toEqual(['page_size']);
    for (const field of ['at', 'start', 'end'])
      for (const bad of ['yesterday', '2026-13-45'])
        expect(await violationsOf(path, { [field]: bad })).toEqual([field]);
    expect(await violationsOf(path, { at: String(world.clock.time + 10 * HOUR) })).toEqual(['at']);
    for (const [start, end] of [
      ['-1h', '-2h'],
      ['2000', '1000'],
    ] as const)
      expect(await violationsOf(path, { start, end })).toEqual(['start']);
    const forged = Buffer.from(JSON.stringify([1, 2, 'a', 'b', 'c', 'd', 'e'])).toString('base64url');
    for (const bad of ['x', 'abcdefghij', forged])
      expect(await violationsOf(path, { cursor: bad })).toEqual(['cursor']);
    for (const name of [
      ...shown.subjects.filter((kind) => kind !== 'world'),
      ...(shown.metricAs === undefined ? [] : [metricParameter(shown)]),
    ])
      expect(await violationsOf(path, { [name]: 'no such' })).toEqual([name]);
  });

  it('is ordered by time, cut by start and end, and filtered by subject and metric', async () => {
    const all = await everything(path, shown);
    const times = all.map((item) => Number(item[shown.observedAs]));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    const first = times.at(-1) ?? middle;
    if (!shown.isNewestOnly && first < middle) {
      const from = await everything(path, shown, { start: String(middle) });
      const to = await everything(path, shown, { start: String(first), end: new Date(middle).toISOString() });
      expect([from, to]).toEqual([
        all.filter((_, n) => (times[n] ?? 0) >= middle),
        all.filter((_, n) => (times[n] ?? 0) < middle),
      ]);
    }
    for (const name of [
      ...shown.subjects.filter((kind) => kind !== 'world'),
      ...(shown.metricAs === undefined ? [] : [shown.metricAs]),
    ]) {
      const value = all.find((item) => item[name] !== undefined)?.[name];
      if (value === undefined) continue;
      const found = await everything(path, shown, {
        [name === shown.metricAs ? metricParameter(shown) : name]: String(value),
      });
      expect(found).toEqual(all.filter((item) => item[name] === value));
    }
  });

  it('pages to the end without loss or repeat while rows arrive and are revised', async () => {
    const { body } = await list(path, { page_size: '1' });
    const whole = await everything(path, shown, { at: String(body.asOf) });
    const paged: Item[] = [];
    let cursor = '';
    do {
      const query = cursor === '' ? { at: String(body.asOf) } : { cursor };
      const next = await list(path, {
        page_size: String(Math.max(1, Math.min(1_000, Math.ceil(whole.length / 4)))),
        ...query,
      });
      expect([next.status, next.body.asOf]).toEqual([200, body.asOf]);
      paged.push(...itemsOf(next.body, shown));
      cursor = next.body.pagination.nextCursor;
      await plant(shown, 1_000 + paged.length);
    } while (cursor !== '');
    expect(paged).toEqual(whole);
  });

  it('answers as of an instant what it answered then', async () => {
    const random = seededRandom(path.length).uniform;
    const then: { readonly at: number; readonly body: Item }[] = [];
    for (let n = 0; n < 6; n += 1) {
      world.clock.time += HOUR + Math.floor(random() * HOUR);
      await plant(shown, n);
      const { body } = await list(path, { page_size: '50' });
      then.push({ at: Number(body.asOf), body });
    }
    expect(new Set(then.map(({ body }) => JSON.stringify(body[shown.items]))).size).toBe(then.length);
    for (const { at, body } of then) {
      const again = await list(path, { page_size: '50', at: String(at) });
      expect(again.body).toEqual(body);
      expect([headerOf(again.answer, 'X-As-Of'), headerOf(again.answer, 'Cache-Control')]).toEqual([
        String(at),
        expect.stringMatching(/immutable|no-cache/),
      ]);
    }
    const early = await list(path, { at: '2020-01-01' });
    expect([early.status, headerOf(early.answer, 'X-Error-Code')]).toEqual([404, 'at_unavailable']);
  });

  it('lists the newest stored items through an outage, and is an empty list that says so before its sources were read', async () => {
    const before = world.clock.time;
    world.clock.time += 1_500 * DAY;
    const { status, body } = await list(path, { page_size: '1' });
    expect([status, itemsOf(body, shown).length, body.dataAvailable]).toEqual([200, 1, true]);
    for (const { state } of body.sources) expect(['stale', 'missing']).toContain(state);
    world.clock.time = before;
    const empty = createWorld({ handlers: { observationLists: memoryObservationLists([]) } });
    const answer = await empty.send({ target: path, key: await empty.newKey('acme', 'enterprise') });
    expect([...Value.Errors(operation.response, bodyOf(answer))]).toEqual([]);
    expect(bodyOf(answer)).toMatchObject({ [shown.items]: [], dataAvailable: false, pagination: { nextCursor: '' } });
  });
});
