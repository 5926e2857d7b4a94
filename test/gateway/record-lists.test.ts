import Papa from 'papaparse';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import type { Operation } from '../../src/contract/conventions/operation.ts';
import { KEPT_DAYS } from '../../src/contract/conventions/record-kinds.ts';
import type { ShownRecords } from '../../src/contract/conventions/shown-records.ts';
import { seededRandom } from '../../src/evaluation/seeded-random.ts';
import { ANCHOR, type ExerciseReader, openExerciseReader } from '../../src/exercise/test-kit/exercise-reader.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { collectFeed } from '../../src/jobs/collect-feed.ts';
import type { NewRecords, ReadRecord } from '../../src/ports/record.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { memoryRecordStore } from '../kit/memory-record-store.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { BATCH, bodyOf, bodyText, createWorld, exampleQuery, headerOf, JSON_TYPE, type World } from './world.ts';

const isKeptForDays = ({ kinds }: ShownRecords): boolean => kinds.some((kind) => KEPT_DAYS[kind] !== undefined);

/**
 * Every list over records of the catalogue, over what the real feeds read in a fresh exercise. The clock goes on from list to
 * list: those that are kept for days come first.
 */
const LISTS = Object.values<Operation>(CATALOGUE)
  .flatMap((operation) =>
    operation.records === undefined ? [] : [[operation.path, operation, operation.records] as const],
  )
  .toSorted(([, , one], [, , other]) => Number(isKeptForDays(other)) - Number(isKeptForDays(one)));
type Item = Readonly<Record<string, unknown>>;

const HOUR = 3_600_000;
const POISON = 'xqzlater';

let client: SqlClient;
let stores: Stores;
let exercise: ExerciseReader;
let world: World;
let key: string;

beforeAll(async () => {
  client = await openStoreUnderTest();
  stores = await openStores(client);
  exercise = await openExerciseReader(1);
  const signal = new AbortController().signal;
  for (const feed of exercise.feeds)
    if (LISTS.some(([, , { feeds }]) => feeds.includes(feed.card.id)))
      await collectFeed(feed, { ...stores, clock: { now: () => ANCHOR } }, signal);
  world = createWorld({ handlers: { records: stores.records } });
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

/** The items of all pages. */
async function everything(path: string, shown: ShownRecords, query: Readonly<Record<string, string>> = {}) {
  const found: Item[] = [];
  for (let more: Readonly<Record<string, string>> | undefined = {}; more !== undefined; ) {
    const { body }: { body: Item } = await list(path, { page_size: '1000', ...query, ...more });
    found.push(...itemsOf(body, shown));
    const { nextCursor } = Object(body.pagination);
    more = nextCursor === '' ? undefined : { cursor: nextCursor };
  }
  return found;
}

const itemsOf = (body: Item, { items }: ShownRecords): readonly Item[] => Object(body[items]);

async function violationsOf(path: string, query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { status, body } = await list(path, query);
  expect([query, status]).toEqual([query, 400]);
  return body.violations.map(({ field }: { field: string }) => field);
}

/** Appends entries like those of a list, as its feed would. */
function append(shown: ShownRecords, entries: readonly Partial<ReadRecord>[], more: Partial<NewRecords> = {}) {
  const [feedId = ''] = shown.feeds;
  const [kind = 'headline'] = shown.kinds;
  const whole = entries.map((entry, n): ReadRecord => {
    const body = { text: 'planted', magnitude: 5, level: 1 };
    const title = shown.words === undefined ? {} : { title: `Of ${shown.words[0]}` };
    return { recordId: `planted-${n}`, kind, observedAt: world.clock.time - HOUR, body, ...title, ...entry };
  });
  return stores.observations.appendNow([], world.clock.time, { feedId, entries: whole, isComplete: false, ...more });
}

describe.each(LISTS)('%s', (path, operation, shown) => {
  it('answers its example with items that its schema describes, from sources that may hand them on', async () => {
    const answer = await world.send({ target: path + exampleQuery(operation), key });
    expect(answer.status).toBe(200);
    const { body } = await list(path, { page_size: '1000', at: String(ANCHOR) });
    expect(itemsOf(Object(bodyOf(answer)), shown)).toHaveLength(1);
    expect(itemsOf(body, shown).length).toBeGreaterThan(0);
    expect([...Value.Errors(operation.response, body)]).toEqual([]);
    expect([...Value.Errors(operation.response, operation.exampleResponse)]).toEqual([]);
    expect(body.dataAvailable).toBe(true);
    expect(body.sources.map(({ feedId, state }: Item) => [feedId, state])).toEqual(
      shown.feeds.toSorted().map((feedId) => [feedId, 'current']),
    );
    for (const { source, licence } of itemsOf(body, shown)) {
      const card = FEED_CARDS.find(({ id }) => id === source);
      expect([shown.feeds.includes(String(source)), card?.licence, card?.mayHandOn === 'figures']).toEqual([
        true,
        licence,
        false,
      ]);
    }
    for (const feedId of shown.feeds) expect(FEED_CARDS.some(({ id }) => id === feedId)).toBe(true);
  });

  it('is ordered by time and cut by start and end', async () => {
    const times = (await everything(path, shown)).map((item) => Number(item[shown.observedAs]));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    const from = await everything(path, shown, { start: String(middle) });
    const to = await everything(path, shown, { end: new Date(middle).toISOString() });
    expect(from).toHaveLength(times.filter((time) => time >= middle).length);
    expect(to).toHaveLength(times.filter((time) => time < middle).length);
  });

  it('pages to the end without loss or repeat while rows arrive and are revised', async () => {
    const { body } = await list(path, { page_size: '1' });
    const whole = await everything(path, shown, { at: String(body.asOf) });
    const { body: all } = await list(path, { page_size: '1000', at: String(body.asOf) });
    expect(all.pagination.totalCount).toBe(all.pagination.nextCursor === '' ? whole.length : undefined);
    const size = String(Math.min(1_000, Math.ceil(whole.length / 5)));
    const paged: Item[] = [];
    let cursor = '';
    do {
      const next = await list(path, { page_size: size, ...(cursor === '' ? { at: String(body.asOf) } : { cursor }) });
      expect([next.status, next.body.asOf]).toEqual([200, body.asOf]);
      paged.push(...itemsOf(next.body, shown));
      cursor = next.body.pagination.nextCursor;
      const revised = whole.slice(0, 3).map(({ id }) => ({ recordId: String(id) }));
      await append(shown, [...revised, { recordId: `new-${paged.length}` }]);
    } while (cursor !== '');
    expect(paged).toEqual(whole);
  });

  it('names each kind of bad input', async () => {
    for (const bad of ['0', '1001', 'x', '1.5'])
      expect(await violationsOf(path, { page_size: bad })).toEqual(['page_size']);
    expect(await violationsOf(path, { limit: '0' })).toEqual(['limit']);
    for (const field of ['at', 'start', 'end'])
      for (const bad of ['yesterday', '2026-13-45', '-6x', '2026-11-20T12:00'])
        expect(await violationsOf(path, { [field]: bad })).toEqual([field]);
    expect(await violationsOf(path, { at: String(world.clock.time + 10 * HOUR) })).toEqual(['at']);
    expect(await violationsOf(path, { start: '-1h', end: '-2h' })).toEqual(['start']);
    const forged = Buffer.from(JSON.stringify([1, 2, 3, 4])).toString('base64url');
    for (const bad of ['x', '!!!!!!!!!!', 'abcdefghij', forged])
      expect(await violationsOf(path, { cursor: bad })).toEqual(['cursor']);
    const parameters = Object.keys(Object(operation.input).properties);
    if (parameters.includes('country')) expect(await violationsOf(path, { country: 'France' })).toEqual(['country']);
    if (!parameters.includes('ne_lat')) return;
    expect(await violationsOf(path, { ne_lat: '91', ne_lon: '0', sw_lat: '0', sw_lon: '0' })).toEqual(['ne_lat']);
    expect(await violationsOf(path, { ne_lat: '1' })).toEqual(['ne_lon', 'sw_lat', 'sw_lon']);
    expect(await violationsOf(path, { ne_lat: '-1', ne_lon: '0', sw_lat: '0', sw_lon: '0' })).toEqual(['ne_lat']);
  });

  it('filters by country and by area', async () => {
    const all = await everything(path, shown);
    const parameters = Object.keys(Object(operation.input).properties);
    const named = all.find(({ country }) => country !== undefined);
    if (parameters.includes('country') && named !== undefined) {
      const found = await everything(path, shown, { country: String(named.country) });
      const expected = all.filter(({ country, countries = [country] }) => Object(countries).includes(named.country));
      expect(found).toEqual(expected);
    }
    const placed = all.find(({ location }) => location !== undefined);
    if (!parameters.includes('ne_lat')) return;
    const { lat, lon } = Object(placed?.location);
    const edges = { ne_lat: lat + 0.01, ne_lon: lon + 0.01, sw_lat: lat - 0.01, sw_lon: lon - 0.01 };
    const query = Object.fromEntries(Object.entries(edges).map(([name, value]) => [name, String(value)]));
    const found = await everything(path, shown, query);
    const near = all.filter(({ location }) => {
      const there = Object(location);
      return Math.abs(there.lat - lat) <= 0.01 && Math.abs(there.lon - lon) <= 0.01;
    });
    expect(found).toEqual(near);
  });

  it('has the same rows as CSV, and as GeoJSON where they have places, by format and by Accept, and as JSON alone in a batch', async () => {
    const at = String(world.clock.time);
    const { body } = await list(path, { at, page_size: '3' });
    const items = itemsOf(body, shown);
    const get = (query: Item, accept?: string) =>
      world.send({
        target: `${path}?${new URLSearchParams(Object.entries({ at, page_size: 3, ...query }).map(([n, v]): [string, string] => [n, String(v)]))}`,
        key,
        ...(accept === undefined ? {} : { headers: [['Accept', accept] as const] }),
      });
    const csv = await get({ format: 'csv' });
    expect([csv.status, headerOf(csv, 'Content-Type')]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
    expect(headerOf(csv, 'X-Next-Cursor') ?? '').toBe(body.pagination.nextCursor);
    expect(headerOf(csv, 'X-Source-States')).toContain(`${shown.feeds[0]}=`);
    const rows = Papa.parse<Record<string, string>>(bodyText(csv), { header: true, skipEmptyLines: true }).data;
    expect(rows.map(({ id, knownAt, source }) => [id, Number(knownAt), source])).toEqual(
      items.map(({ id, knownAt, source }) => [id, knownAt, source]),
    );
    expect(bodyText(await get({}, 'text/csv, application/json;q=0.5'))).toBe(bodyText(csv));
    expect(headerOf(await get({}, 'text/csv;q=0.4, application/json'), 'Content-Type')).toContain('application/json');
    expect(headerOf(await get({}, '*/*'), 'Vary')).toContain('Accept');
    const asCsv = `${path}?at=-0m&page_size=3&format=csv`;
    const batch = JSON.stringify({ operations: [{ path: asCsv }, { path: asCsv.replace('csv', 'json') }] });
    const batched = await world.send({ method: 'POST', target: BATCH, key, body: batch, headers: [JSON_TYPE] });
    const [refused, ran] = Object(bodyOf(batched)).results;
    expect([refused, ran.status]).toMatchObject([{ status: 0, error: 'invalid_path' }, 200]);
    expect(await violationsOf(path, { format: 'csv', jmespath: '@' })).toEqual(['format']);
    expect(await violationsOf(path, { format: 'xml' })).toEqual(['format']);
    const isPlaced = shown.members.includes('location');
    if (!isPlaced) return expect(await violationsOf(path, { format: 'geojson' })).toEqual(['format']);
    const geojson = await get({ format: 'geojson' });
    expect([headerOf(geojson, 'Content-Type'), bodyText(await get({}, 'application/geo+json'))]).toEqual([
      'application/geo+json',
      bodyText(geojson),
    ]);
    const { features, pagination, sources } = Object(bodyOf(geojson));
    expect([pagination, sources]).toEqual([body.pagination, body.sources]);
    const places = items.map(({ location }) => (location === undefined ? null : Object(location)));
    expect(features.map(({ geometry }: Item) => geometry)).toEqual(
      places.map((place) => (place === null ? null : { type: 'Point', coordinates: [place.lon, place.lat] })),
    );
  });

  it('shows nothing of what became known later, at instants drawn at random', async () => {
    const random = seededRandom(path.length).uniform;
    const from = world.clock.time;
    // Lists share feeds and kinds: each plants under its own name.
    const own = `${POISON} ${path}`;
    for (let n = 0; n < 20; n += 1) {
      world.clock.time += HOUR;
      const entries = Array.from({ length: 4 }, (_, i) => ({
        recordId: `${own}-${i}`,
        title: `${own} ${n}`,
        observedAt: ANCHOR - HOUR,
      }));
      await append(shown, entries, { newestContentAt: world.clock.time });
    }
    const last = world.clock.time;
    for (let n = 0; n < 12; n += 1) {
      const at = Math.floor(from + random() * (last - from));
      const { answer, body } = await list(path, { at: String(at), page_size: '1000' });
      const planted = Math.floor((at - from) / HOUR);
      const titles = new Set(
        itemsOf(body, shown).flatMap(({ title = '' }) => (String(title).startsWith(own) ? [title] : [])),
      );
      expect([at, [...titles]]).toEqual([at, planted === 0 ? [] : [`${own} ${planted - 1}`]]);
      expect([body.asOf, headerOf(answer, 'X-As-Of')]).toEqual([at, String(at)]);
      for (const { lastReadAt, newestContentAt } of body.sources)
        expect(Math.max(lastReadAt, newestContentAt)).toBeLessThanOrEqual(at);
      expect(headerOf(answer, 'Cache-Control')).toMatch(/immutable|no-cache/);
    }
    const offset = await list(path, { at: '-2h', page_size: '1' });
    expect([offset.body.asOf, headerOf(offset.answer, 'Cache-Control')]).toEqual([
      world.clock.time - 2 * HOUR,
      'private, no-cache',
    ]);
    const early = await list(path, { at: '2020-01-01' });
    expect([early.status, headerOf(early.answer, 'X-Error-Code')]).toEqual([404, 'at_unavailable']);
  });

  it('lists the newest stored items through an outage of its sources, and calls them stale', async () => {
    const before = world.clock.time;
    world.clock.time += 400 * 24 * HOUR;
    const { answer, status, body } = await list(path, { page_size: '1' });
    expect([status, itemsOf(body, shown).length, body.dataAvailable]).toEqual([200, 1, true]);
    expect(body.sources.map(({ state }: Item) => state)).toEqual(shown.feeds.map(() => 'stale'));
    const again = await world.send({ target: `${path}?page_size=1&at=${before}`, key });
    if (isKeptForDays(shown)) expect(headerOf(again, 'X-Error-Code')).toBe('at_unavailable');
    else {
      expect(headerOf(again, 'ETag')).not.toBe(headerOf(answer, 'ETag'));
      expect(headerOf(again, 'Cache-Control')).toContain('immutable');
    }
    world.clock.time = before;
  });

  it('is an empty list that says so before its sources were read', async () => {
    const empty = createWorld({ handlers: { records: memoryRecordStore([]) } });
    const answer = await empty.send({ target: path, key: await empty.newKey('acme', 'free') });
    expect(answer.status).toBe(200);
    expect([...Value.Errors(operation.response, bodyOf(answer))]).toEqual([]);
    expect(bodyOf(answer)).toMatchObject({ [shown.items]: [], dataAvailable: false, pagination: { nextCursor: '' } });
    expect(bodyText(answer)).toContain('"state":"missing"');
  });
});
