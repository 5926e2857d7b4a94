import { describe, expect, it } from 'vitest';
import { ARCHIVE_SPAN } from '../../src/operations/get-event-feed.ts';
import { exampleEvent, memoryEventLog } from '../kit/memory-event-log.ts';
import { bodyOf, createWorld, headerOf, NOW } from './world.ts';

/** Of this many events every third is a stored snapshot, of two regions in turn. */
const EVENTS = 3 * ARCHIVE_SPAN + 40;

function filledLog() {
  const log = memoryEventLog();
  for (let n = 1; n <= EVENTS; n += 1)
    log.append(
      exampleEvent(`cause ${n}`, NOW + n, {
        type: n % 3 === 0 ? 'snapshot.stored' : 'feed.stale',
        regionId: n % 2 === 0 ? 'mena' : 'europe',
      }),
    );
  return log;
}

const worldOf = (eventLog = filledLog()) => createWorld({ handlers: { eventLog } });

/** Instants of the items of every page, as a reader follows `next_url` to the end. */
async function readAll(target: string): Promise<readonly number[]> {
  const world = worldOf();
  const seen: number[] = [];
  for (let next: string | undefined = target; next !== undefined; ) {
    const answer = await world.send({ target: next });
    expect(answer.status, next).toBe(200);
    const { items, next_url } = bodyOf(answer) as {
      items: readonly { date_published: string }[];
      next_url?: string;
    };
    seen.push(...items.map((item) => Date.parse(item.date_published) - NOW));
    next = next_url?.replace('https://barograph.example', '');
  }
  return seen;
}

const stored = Array.from({ length: EVENTS }, (_, n) => EVENTS - n).filter((n) => n % 3 === 0);

describe('feeds of events', () => {
  it.each([
    ['all', stored],
    ['mena', stored.filter((n) => n % 2 === 0)],
    ['latam', []],
  ])('hold each stored snapshot of %s once, newest first, through all pages', async (region, expected) => {
    expect(await readAll(`/feeds/${region}.json`)).toEqual(expected);
  });

  it('need no credential, name their type, and answer 304 while nothing is new', async () => {
    const log = filledLog();
    const world = worldOf(log);
    for (const [form, type] of [
      ['atom', 'application/atom+xml; charset=utf-8'],
      ['json', 'application/feed+json; charset=utf-8'],
    ] as const) {
      const answer = await world.send({ target: `/feeds/mena.${form}` });
      expect(answer.status).toBe(200);
      expect(headerOf(answer, 'Content-Type')).toBe(type);
      expect(headerOf(answer, 'Cache-Control')).toContain('public');
      const headers = [['If-None-Match', headerOf(answer, 'ETag') ?? '']] as const;
      expect((await world.send({ target: `/feeds/mena.${form}`, headers })).status).toBe(304);
      log.append(exampleEvent(`more ${form}`, NOW + EVENTS + 1));
      expect((await world.send({ target: `/feeds/mena.${form}`, headers })).status).toBe(200);
    }
  });

  it('keep the bytes of an archive while the log grows, and link it from the one before', async () => {
    const log = filledLog();
    const world = worldOf(log);
    const before = await world.send({ target: '/feeds/all.atom?archive=2' });
    for (let n = 0; n < 3; n += 1) log.append(exampleEvent(`later ${n}`, NOW + EVENTS + n));
    expect(await world.send({ target: '/feeds/all.atom?archive=2' })).toMatchObject({ pieces: before.pieces });
  });

  it('are not there beyond the archives, for other names, nor where they are not public', async () => {
    const world = worldOf();
    const closed = createWorld({ handlers: { eventLog: filledLog(), hasPublicFeeds: false } });
    for (const target of ['/feeds/all.atom?archive=4', '/feeds/atlantis.atom', '/feeds/mena.rss', '/feeds/mena'])
      expect((await world.send({ target: target })).status, target).toBe(404);
    expect((await closed.send({ target: '/feeds/all.atom' })).status).toBe(404);
    expect((await world.send({ target: '/feeds/all.atom?archive=0' })).status).toBe(400);
    expect((await world.send({ target: '/feeds/all.atom?region=mena' })).status).toBe(400);
  });

  it('say that the store does not answer', async () => {
    const world = worldOf(memoryEventLog([], () => true));
    expect((await world.send({ target: '/feeds/all.json' })).status).toBe(503);
  });
});
