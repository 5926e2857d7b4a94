import { beforeEach, describe, expect, it } from 'vitest';
import { exampleEvent, memoryEventLog, STORE_ID } from '../kit/memory-event-log.ts';
import { bodyOf, createWorld, headerOf, NOW, type World } from './world.ts';

const PATH = '/api/intelligence/v1/list-events';

let log: ReturnType<typeof memoryEventLog>;
let world: World;
let key: string;

beforeEach(async () => {
  log = memoryEventLog();
  world = createWorld({ handlers: { eventLog: log } });
  key = await world.newKey('acme', 'pro_monthly');
});

const read = async (query = '') => bodyOf(await world.send({ target: `${PATH}${query}`, key }));
const sequences = (body: unknown): readonly number[] =>
  Object(body).events.map(({ sequence }: { sequence: number }) => sequence);
const fill = (count: number) => {
  for (let n = 1; n <= count; n += 1)
    log.append(
      exampleEvent(`cause ${n}`, NOW - 1_000 + n, {
        ...(n % 2 === 0 ? { type: 'regime.changed' as const } : {}),
        ...(n % 3 === 0 ? { regionId: 'europe' } : {}),
      }),
    );
};

describe('the log of events', () => {
  it('that is empty says so, and where to go on', async () => {
    expect(await read()).toEqual({ events: [], nextAfter: 0, headSequence: 0 });
  });

  it('is read page by page without a gap, also while it grows, and then followed', async () => {
    fill(25);
    const first = await read('?page_size=20');
    expect(first).toMatchObject({ nextAfter: 20, headSequence: 25, oldestSequence: 1, storeId: STORE_ID });
    log.append(exampleEvent('late', NOW));
    const second = await read(`?after=${Object(first).nextAfter}&page_size=20`);
    expect([...sequences(first), ...sequences(second)]).toEqual(Array.from({ length: 26 }, (_, n) => n + 1));
    expect(second).toMatchObject({ nextAfter: 26, headSequence: 26 });
    expect(await read('?after=26')).toMatchObject({ events: [], nextAfter: 26 });
  });

  it('is narrowed by region and types, and leads a reader past what it skips', async () => {
    fill(12);
    expect(sequences(await read('?region_id=europe'))).toEqual([3, 6, 9, 12]);
    expect(sequences(await read('?types=regime.changed&region_id=europe'))).toEqual([6, 12]);
    expect(sequences(await read('?types=regime.changed,snapshot.stored'))).toHaveLength(12);
    expect(await read('?types=feed.stale&after=3')).toMatchObject({ events: [], nextAfter: 12 });
    expect(await read('?region_id=europe&page_size=2')).toMatchObject({ nextAfter: 6 });
  });

  it('leads a reader whose place it has not reached, or is of another store, to its end', async () => {
    fill(3);
    expect(await read('?after=900')).toMatchObject({ events: [], nextAfter: 3, headSequence: 3 });
    expect(await read(`?after=${'f'.repeat(32)}.1`)).toMatchObject({ events: [], nextAfter: 3 });
    expect(sequences(await read(`?after=${STORE_ID}.1`))).toEqual([2, 3]);
  });

  it('as of an instant holds what was recorded by then, and nothing says that more came', async () => {
    fill(5);
    const at = NOW - 1_000 + 3;
    const answer = await world.send({ target: `${PATH}?at=${at}`, key });
    expect(bodyOf(answer)).toMatchObject({ nextAfter: 3, headSequence: 3 });
    expect(sequences(bodyOf(answer))).toEqual([1, 2, 3]);
    expect(headerOf(answer, 'X-As-Of')).toBe(String(at));
    const early = await world.send({ target: `${PATH}?at=${NOW - 1_000}`, key });
    expect([early.status, headerOf(early, 'X-Error-Code')]).toEqual([404, 'at_unavailable']);
    const late = await world.send({ target: `${PATH}?at=${NOW + 3_600_000}`, key });
    expect(bodyOf(late)).toMatchObject({ violations: [{ field: 'at' }] });
  });

  it('refuses what names no type, no region or no place', async () => {
    const field = async (query: string) => Object(await read(query)).violations?.[0]?.field;
    expect(await field('?types=regime.changed,nothing')).toBe('types');
    expect(await field('?after=-1')).toBe('after');
    expect(await field('?types=,')).toBe('types');
    expect(await field('?page_size=101')).toBe('page_size');
    expect((await world.send({ target: `${PATH}?region_id=atlantis`, key })).status).toBe(404);
  });
});
