import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookupSanctionEntity } from '../../src/contract/sanctions/lookup-sanction-entity.ts';
import { ANCHOR, type ExerciseReader, openExerciseReader } from '../../src/exercise/test-kit/exercise-reader.ts';
import { collectFeed } from '../../src/jobs/collect-feed.ts';
import type { ReadRecord } from '../../src/ports/record.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { bodyOf, createWorld, exampleQuery, headerOf, type World } from './world.ts';

const { path, response } = lookupSanctionEntity;
const LISTS = ['canada-sema', 'eu-sanctions', 'ofac-consolidated', 'ofac-sdn', 'uk-sanctions', 'un-sanctions'];
const HOUR = 3_600_000;

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
    if (LISTS.includes(feed.card.id)) await collectFeed(feed, { ...stores, clock: { now: () => ANCHOR } }, signal);
  world = createWorld({ handlers: { records: stores.records, observationLists: stores.observationLists } });
  world.clock.time = ANCHOR;
  key = await world.newKey('acme', 'enterprise');
}, 120_000);
afterAll(async () => {
  await exercise.close();
  await client.close();
});

async function lookup(query: Readonly<Record<string, string>>) {
  world.clock.time += 60_000;
  const answer = await world.send({ target: `${path}?${new URLSearchParams(query)}`, key });
  const body = Object(bodyOf(answer));
  if (answer.status === 200) expect([...Value.Errors(response, body)]).toEqual([]);
  return { answer, status: answer.status, body };
}

const entry = (recordId: string, title: string, aliases: readonly string[] = []): ReadRecord => ({
  ...{ recordId, title, kind: 'sanctions_entry', observedAt: ANCHOR, isUndated: true },
  body: { entryKind: 'person', aliases, programmes: ['TEST'] },
});

const append = (entries: readonly ReadRecord[]) =>
  stores.observations.appendNow([], world.clock.time, { feedId: 'un-sanctions', entries, isComplete: false });

describe('a lookup of a sanctioned name', () => {
  it('answers its example from every list of the exercise, with licence and state of each', async () => {
    world.clock.time += 60_000;
    const answer = await world.send({ target: path + exampleQuery(lookupSanctionEntity), key });
    expect([answer.status, Object(bodyOf(answer)).results.length > 0]).toEqual([200, true]);
    const { body } = await lookup({ q: 'EXERCISE', page_size: '100' });
    expect(body.sources.map(({ feedId, state }: Record<string, string>) => [feedId, state])).toEqual(
      LISTS.map((feedId) => [feedId, 'current']),
    );
    const alias = await lookup({ q: 'Alias Exercise Russia 10001' });
    expect(alias.body.results[0]).toMatchObject({
      id: '10001',
      matchedName: 'EXERCISE Russia 10001 alias',
      similarity: 1,
    });
    expect(alias.body.results.every(({ licence }: Record<string, string>) => licence !== '')).toBe(true);
  });

  it('finds a name in another script, by an alias, and says which name it was', async () => {
    await append([entry('a', 'Qasem Vahidi Mansour', ['Ghassem Wahidi'])]);
    const [cyrillic, alias] = [await lookup({ q: 'Касем Вахиди Мансур' }), await lookup({ q: 'Gasem Vahedi' })];
    expect(cyrillic.body.results[0]).toMatchObject({ id: 'a', matchedName: 'Qasem Vahidi Mansour' });
    expect(alias.body.results[0]).toMatchObject({ id: 'a', matchedName: 'Ghassem Wahidi' });
  });

  it('pages to the end without loss or repeat while a list changes', async () => {
    const { body: whole } = await lookup({ q: 'EXERCISE Iran', page_size: '100' });
    expect(whole.pagination.totalCount).toBeGreaterThan(150);
    const paged: unknown[] = [];
    for (let cursor = ''; ; ) {
      const query = { q: 'EXERCISE Iran', page_size: '37', ...(cursor === '' ? {} : { cursor }) };
      const { body } = await lookup(cursor === '' ? { ...query, at: String(whole.asOf) } : query);
      expect(body.asOf).toBe(whole.asOf);
      paged.push(...body.results);
      cursor = body.pagination.nextCursor;
      if (cursor === '') break;
      await append([entry(`new-${paged.length}`, 'EXERCISE Iran')]);
    }
    expect(paged.slice(0, 100)).toEqual(whole.results);
    expect(new Set(paged.map((one) => `${Object(one).source} ${Object(one).id}`)).size).toBe(
      whole.pagination.totalCount,
    );
  });

  it('hides what became known later', async () => {
    const before = world.clock.time;
    world.clock.time += HOUR;
    await append([entry('later', 'Zxqv Later'), entry('a', 'Zxqv Later Renamed')]);
    expect((await lookup({ q: 'Zxqv Later' })).body.results.map(({ id }: { id: string }) => id)).toEqual([
      'later',
      'a',
    ]);
    const past = await lookup({ q: 'Zxqv Later', at: String(before) });
    expect([past.body.results, past.body.asOf, headerOf(past.answer, 'X-As-Of')]).toEqual([[], before, String(before)]);
    expect((await lookup({ q: 'Wahidi', at: String(before) })).body.results[0]).toMatchObject({ id: 'a' });
    const early = await lookup({ q: 'Wahidi', at: '2020-01-01' });
    expect([early.status, headerOf(early.answer, 'X-Error-Code')]).toEqual([404, 'at_unavailable']);
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ q: 'x' }, 'q'],
    [{ q: 'x'.repeat(201) }, 'q'],
    [{}, 'q'],
    [{ q: 'John', page_size: '0' }, 'page_size'],
    [{ q: 'John', page_size: '101' }, 'page_size'],
    [{ q: 'John', at: 'yesterday' }, 'at'],
    [{ q: 'John', at: '2999-01-01' }, 'at'],
    [{ q: 'John', cursor: 'no cursor' }, 'cursor'],
    [{ q: 'John', cursor: 'c1-999' }, 'cursor'],
    [{ q: 'John', cursor: 'c1-0' }, 'cursor'],
  ])('names what is wrong with %j', async (query, field) => {
    const { status, body } = await lookup(query);
    expect([status, body.violations?.map((one: { field: string }) => one.field)]).toEqual([400, [field]]);
  });
});
