import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/contract/conventions/caller.ts';
import type { LoggedEvent } from '../../src/contract/intelligence/event.ts';
import { createEventStreams } from '../../src/operations/stream-events.ts';
import { createStreamSeats } from '../../src/operations/stream-seats.ts';
import { type FakeClock, fakeClock } from '../kit/fake-clock.ts';
import { exampleEvent, memoryEventLog, STORE_ID } from '../kit/memory-event-log.ts';
import { bodyOf, createWorld, headerOf, JSON_TYPE, NOW, type Sent, type World } from './world.ts';

const PATH = '/api/intelligence/v1/stream-events';
const EVENTS = ['Accept', 'text/event-stream'] as const;

let time: FakeClock;
let log: ReturnType<typeof memoryEventLog>;
let streams: ReturnType<typeof createEventStreams>;
let world: World;
let key: string;
let isDown = false;

beforeEach(async () => {
  time = fakeClock(NOW);
  isDown = false;
  log = memoryEventLog([], () => isDown);
  const { setTimer } = time;
  streams = createEventStreams({ eventLog: log, setTimer });
  world = createWorld({ handlers: { eventLog: log, eventStreams: streams, setTimer }, identity: { graceMs: 0 } });
  key = await world.newKey('acme', 'pro_monthly');
});

/** A client that reads a stream: what it was sent, and how it ended. */
function reader(query = '', { lastEventId, ...sent }: Partial<Sent> & { readonly lastEventId?: string } = {}) {
  const gone = new AbortController();
  const state = { text: '', backlogBytes: 0, isAbandoned: false, isOver: false };
  const stream = {
    open: () => undefined,
    write: (bytes: Uint8Array) => {
      state.text += Buffer.from(bytes).toString();
    },
    get backlogBytes() {
      return state.backlogBytes;
    },
    drained: async () => undefined,
    abandon: () => {
      state.isAbandoned = true;
      gone.abort();
    },
  };
  const resumed = lastEventId === undefined ? [] : [['Last-Event-ID', lastEventId] as const];
  const answer = world
    .send({ target: `${PATH}${query}`, key, headers: [EVENTS, ...resumed], stream, signal: gone.signal, ...sent })
    .finally(() => {
      state.isOver = true;
    });
  const blocks = () =>
    state.text.split('\n\n').filter((block) => block.startsWith('id:') || block.startsWith('event:'));
  return {
    state,
    answer,
    leave: () => gone.abort(),
    events: () =>
      blocks().map((block) =>
        Object.fromEntries(block.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? [])),
      ),
    sequences: (): readonly number[] =>
      blocks()
        .filter((block) => block.startsWith('id:'))
        .map((block) => Number(/"sequence":(\d+)/.exec(block)?.[1])),
  };
}

const append = (count: number, members: Parameters<typeof exampleEvent>[2] = {}) => {
  for (let n = 0; n < count; n += 1) log.append(exampleEvent(`cause ${Math.random()}`, NOW, members));
};
const settled = () => time.pass(0);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

describe('a stream of the log', () => {
  it('begins with what comes, each event with its place, its type and what list-events shows of it', async () => {
    append(3);
    const one = reader();
    await settled();
    expect(one.state.text).toBe(':\n\n');
    append(1);
    append(1, { type: 'regime.changed' });
    await settled();
    const listed = Object(bodyOf(await world.send({ target: '/api/intelligence/v1/list-events?after=3', key }))).events;
    expect(one.events().map(({ id, event, data }) => ({ id, event, data: JSON.parse(data) }))).toEqual(
      listed.map((event: LoggedEvent) => ({ id: `${STORE_ID}.${event.sequence}`, event: event.type, data: event })),
    );
    one.leave();
    expect((await one.answer).status).toBe(200);
    expect(one.events()).toHaveLength(2);
    expect(streams.seats.count).toBe(0);
  });

  it('goes on after the place of a reader, once and in order, however often it comes back while the log grows', async () => {
    append(250);
    const seen: number[] = [];
    let lastEventId: string | undefined;
    for (let turn = 0; turn < 12; turn += 1) {
      const one = reader('?after=0', lastEventId === undefined ? {} : { lastEventId });
      await settled();
      append(turn * 7);
      await settled();
      const got = one.sequences();
      // It broke off somewhere: what it did not take in is sent again.
      const kept = got.slice(0, Math.max(1, got.length - 3));
      seen.push(...kept);
      lastEventId = `${STORE_ID}.${seen.at(-1)}`;
      one.leave();
      await one.answer;
    }
    const last = reader('', lastEventId === undefined ? {} : { lastEventId });
    await settled();
    seen.push(...last.sequences());
    last.leave();
    await last.answer;
    expect(seen).toEqual(upTo(1, 250 + 7 * 66));
  });

  it('is narrowed by region and types', async () => {
    const one = reader('?after=0&region_id=europe&types=regime.changed,feed.stale');
    await settled();
    append(1, { regionId: 'europe', type: 'regime.changed' });
    append(1, { regionId: 'mena', type: 'regime.changed' });
    append(1, { regionId: 'europe' });
    append(1, { regionId: 'europe', type: 'feed.stale' });
    await settled();
    expect(one.sequences()).toEqual([1, 4]);
    one.leave();
    await one.answer;
  });

  it.each([
    ['of another store', `${'f'.repeat(32)}.2`],
    ['past its end', `${STORE_ID}.900`],
    ['that is none', 'yesterday'],
  ])('says reset to a place %s, then goes on live', async (_, lastEventId) => {
    append(3);
    const one = reader('', { lastEventId });
    await settled();
    append(1);
    await settled();
    expect(one.events().map(({ event }) => event)).toEqual(['reset', 'snapshot.stored']);
    expect(one.events()[0]).toEqual({ event: 'reset', data: '{"headSequence":3}' });
    expect(one.sequences()).toEqual([4]);
    one.leave();
    await one.answer;
  });

  it('is kept open by a comment every 15 s', async () => {
    const one = reader();
    await time.pass(46_000);
    expect(one.state.text).toBe(':\n\n'.repeat(4));
    one.leave();
    await one.answer;
    expect(time.running).toBe(0);
  });

  it('ends within 5 s of the revocation of its key or the end of its plan, and says so', async () => {
    const revoked = reader();
    const other = await world.newKey('other', 'pro_monthly');
    const lapsed = reader('', { key: other });
    await time.pass(4_000);
    await world.identity.revokeKey(key.slice('baro_live_'.length, 'baro_live_'.length + 8), NOW);
    await world.identity.putSubscription({ accountId: 'other', planKey: 'free', status: 'active' });
    world.forget.key(key.slice('baro_live_'.length, 'baro_live_'.length + 8));
    world.forget.account('other');
    expect([revoked.state.isOver, lapsed.state.isOver]).toEqual([false, false]);
    await time.pass(1_000);
    await Promise.all([revoked.answer, lapsed.answer]);
    // The end is the rest of an answer that has begun: the server writes it.
    const ends = await Promise.all([revoked.answer, lapsed.answer]);
    expect(ends.map(({ code, isRest }) => [code, isRest])).toEqual([
      ['unauthenticated', true],
      ['not_entitled', true],
    ]);
    expect(Buffer.concat([...(ends[0]?.pieces ?? [])]).toString()).toMatch(/^event: failure\ndata: \{"status":401/);
  });

  it('breaks the connection of a reader that is more than 1 MB behind, and of no other', async () => {
    const [slow, quick] = [reader(), reader()];
    await settled();
    slow.state.backlogBytes = 1024 * 1024 + 1;
    quick.state.backlogBytes = 1024 * 1024;
    append(1);
    await settled();
    await slow.answer;
    expect([slow.state.isAbandoned, quick.state.isAbandoned, quick.state.isOver]).toEqual([true, false, false]);
    quick.leave();
    await quick.answer;
  });

  it('ends without a last event when the process stops', async () => {
    const one = reader();
    await settled();
    streams.tail.close();
    const { pieces, isRest } = await one.answer;
    expect([pieces, isRest]).toEqual([[], true]);
    const late = reader();
    await late.answer;
    expect(late.events()).toEqual([]);
  });

  it('waits while the store is away and then sends what came meanwhile', async () => {
    const one = reader();
    await settled();
    append(1);
    await settled();
    isDown = true;
    append(2);
    await time.pass(4_000);
    expect([one.sequences(), one.state.isOver]).toEqual([[1], false]);
    isDown = false;
    await time.pass(1_000);
    expect(one.sequences()).toEqual([1, 2, 3]);
    one.leave();
    await one.answer;
  });

  it('that cannot begin because the store is away is answered as any request', async () => {
    isDown = true;
    const { status, code } = await reader().answer;
    expect([status, code]).toEqual([503, 'store_unavailable']);
    expect(streams.seats.count).toBe(0);
  });

  it('has as many readers as the plan allows, and a free place again for one that left', async () => {
    const [first, second] = [reader(), reader()];
    await settled();
    const third = reader();
    const refused = await third.answer;
    expect([refused.status, refused.code, headerOf(refused, 'Retry-After')]).toEqual([429, 'rate_limited', '5']);
    expect(third.state.text).toBe('');
    first.leave();
    await first.answer;
    const fourth = reader();
    await settled();
    expect(fourth.state.text).toBe(':\n\n');
    for (const one of [second, fourth]) {
      one.leave();
      await one.answer;
    }
  });

  it('without Accept: text/event-stream, and for HEAD, is the page of list-events', async () => {
    append(3);
    const page = bodyOf(await world.send({ target: '/api/intelligence/v1/list-events?after=1', key }));
    expect(bodyOf(await world.send({ target: `${PATH}?after=1`, key }))).toEqual(page);
    const head = reader('', { method: 'HEAD' });
    expect((await head.answer).status).toBe(200);
    expect(head.state.text).toBe('');
    const { status, code } = await world.send({ target: PATH });
    expect([status, code]).toEqual([401, 'unauthenticated']);
  });

  it('is no part of a batch', async () => {
    const body = JSON.stringify({ operations: [{ path: PATH }, { path: '/api/intelligence/v1/list-events' }] });
    const answer = await world.send({
      method: 'POST',
      target: '/api/batch/v1/execute',
      key,
      headers: [JSON_TYPE],
      body,
    });
    expect(Object(bodyOf(answer)).results).toMatchObject([{ status: 0, error: 'invalid_path' }, { status: 200 }]);
  });
});

describe('places for streams', () => {
  const caller = (accountId: string, scheme: 'key' | 'session' = 'key') => ({
    accountId,
    scheme,
    credentialId: 'c',
    scopes: [],
  });
  const fill = (seats: ReturnType<typeof createStreamSeats>, who: Caller, tier: number) => {
    let count = 0;
    while (seats.enter(who, tier).status === 'taken') count += 1;
    return count;
  };

  it('are 2, 10 and 100 of an account by its tier, and 4 of a session', () => {
    const seats = createStreamSeats();
    expect([1, 2, 3].map((tier) => fill(seats, caller(`tier ${tier}`), tier))).toEqual([2, 10, 100]);
    // Browsers that one key has signed in take no places from each other.
    for (const sessionId of ['one browser', 'another'])
      expect(fill(seats, { ...caller('acme', 'session'), sessionId }, 3)).toBe(4);
  });

  it('are 5,000 of a process; what left makes room', () => {
    const seats = createStreamSeats();
    const taken = Array.from({ length: 50 }, (_, n) =>
      Array.from({ length: 100 }, () => seats.enter(caller(`a${n}`), 3)),
    );
    expect(taken.flat().every(({ status }) => status === 'taken')).toBe(true);
    expect(seats.enter(caller('late'), 3)).toEqual({
      status: 'refused',
      failure: { code: 'streams_busy', retryAfterSeconds: 5 },
    });
    const [first] = taken.flat();
    if (first?.status === 'taken') first.leave();
    expect(seats.enter(caller('late'), 3).status).toBe('taken');
  });
});
