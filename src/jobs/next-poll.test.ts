import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import type { Feed } from '../ports/feed.ts';
import { catchUp } from './catch-up.ts';
import { collectFeed } from './collect-feed.ts';
import { collectWithClaim } from './collect-with-claim.ts';
import { nextPollAt, retryAfterMs } from './next-poll.ts';
import { startSchedule } from './schedule.ts';
import { memoryPorts } from './test-kit/memory-ports.ts';
import { scriptedFeed } from './test-kit/scripted-feed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const T0 = Date.UTC(2026, 10, 22, 12, 1);
const never = new AbortController().signal;
const ANSWERING = 10;

describe('a failed poll', () => {
  it('of a feed that never succeeded is repeated after 5 minutes, 30 minutes and then every 2 hours', () => {
    const minutes = [1, 2, 3, 4, 40].map((n) => retryAfterMs({ consecutiveFailures: n }, 7 * DAY) / MINUTE);
    expect(minutes).toEqual([5, 30, 120, 120, 120]);
  });

  it.each([
    [7 * DAY, 6 * HOUR],
    [DAY, (24 * HOUR) / 5],
    [15 * MINUTE, 3 * MINUTE],
    [2 * MINUTE, MINUTE],
    [30_000, 30_000],
  ])('of a feed of cadence %i that succeeded before is repeated after %i', (cadenceMs, expected) => {
    expect(retryAfterMs({ consecutiveFailures: 1, lastSuccessAt: T0 }, cadenceMs)).toBe(expected);
  });

  it('is never repeated later than the cadence, nor before the upstream or the circuit allows', () => {
    const state = fc.record({
      consecutiveFailures: fc.integer({ min: 1, max: 30 }),
      wasRead: fc.boolean(),
      waitMs: fc.nat(DAY),
      cadenceMs: fc.integer({ min: 30_000, max: 30 * DAY }),
    });
    fc.assert(
      fc.property(state, ({ consecutiveFailures, wasRead, waitMs, cadenceMs }) => {
        const polled = { feedId: 'f', cursor: null, lastAttemptAt: T0, consecutiveFailures };
        const known = wasRead ? { ...polled, lastSuccessAt: T0 - DAY } : polled;
        const soonest = nextPollAt(known, { cadenceMs });
        return (
          soonest > T0 &&
          soonest <= T0 + cadenceMs &&
          nextPollAt({ ...known, retryAt: T0 + waitMs }, { cadenceMs }) === Math.max(soonest, T0 + waitMs)
        );
      }),
    );
  });
});

/** All feeds of the registry that need no key over upstreams of which some are down until an instant. */
function started(recoveredAt: number) {
  const time = fakeClock(T0);
  const ports = memoryPorts();
  const { clock, setTimer } = time;
  const cards = FEED_CARDS.filter(({ needsKeys }) => needsKeys === undefined);
  const feeds: readonly Feed[] = cards.map((card, at) =>
    scriptedFeed(
      ({ cursor }) =>
        at < ANSWERING || clock.now() >= recoveredAt
          ? { status: 'unchanged', cursor: 'read' }
          : { status: 'failed', reason: 'no connection', cursor },
      card,
    ),
  );
  const poll = async (feed: Feed, freshMs: number): Promise<number | undefined> => {
    const run = () => collectFeed(feed, { ...ports, clock }, never);
    const report = await collectWithClaim(feed.card, run, { ...ports, clock, owner: 'worker', freshMs });
    if (report.status === 'failed') return report.pollAt;
    return report.status === 'taken' || report.status === 'waiting' ? report.until : undefined;
  };
  return {
    time,
    ports,
    feeds,
    async begin() {
      for (const feed of feeds) await poll(feed, MINUTE);
      const schedule = startSchedule({
        clock,
        setTimer,
        feeds,
        random: () => 0.5,
        collect: (feed) => poll(feed, 0.9 * feed.card.cadenceMs),
        runEvents: async () => undefined,
        runSlot: async () => true,
        resolveForecasts: async () => undefined,
        removeExpired: async () => undefined,
        onError: (error) => {
          throw error;
        },
      });
      const states = await ports.feedStates.readAll();
      await catchUp({ feeds, states, now: clock.now(), collect: (feed) => poll(feed, MINUTE), schedule });
    },
    async unread() {
      const states = await ports.feedStates.readAll();
      return states.filter(({ lastSuccessAt }) => lastSuccessAt === undefined).map(({ feedId }) => feedId);
    },
  };
}

describe('a start at which 10 of 48 feeds answer', () => {
  it('polls every other one again within 2 hours', async () => {
    const world = started(T0 + MINUTE);
    await world.begin();
    expect(world.feeds.length).toBeGreaterThanOrEqual(48);
    expect(await world.unread()).toHaveLength(world.feeds.length - ANSWERING);
    await world.time.pass(2 * HOUR);
    expect(await world.unread()).toEqual([]);
  });

  it.each([20 * MINUTE, 5 * HOUR])('has read all of them 2 hours after an outage of %i ms', async (outage) => {
    const world = started(T0 + outage);
    await world.begin();
    await world.time.pass(outage + 2 * HOUR + MINUTE);
    expect(await world.unread()).toEqual([]);
  });
});

describe('a feed that failed', () => {
  it('after it had succeeded is polled again by a process that starts later', async () => {
    const world = started(Number.POSITIVE_INFINITY);
    const [feed] = world.feeds.slice(-1);
    if (feed === undefined) throw new Error('the registry is empty');
    const { cadenceMs, id } = feed.card;
    const failed = { feedId: id, cursor: null, lastAttemptAt: T0, lastSuccessAt: T0 - MINUTE, consecutiveFailures: 1 };
    const due: [string, number][] = [];
    await catchUp({
      feeds: [feed],
      states: [failed],
      now: T0 + MINUTE,
      collect: () => Promise.reject(new Error('it is not due')),
      schedule: { pollAt: (feedId, at) => void due.push([feedId, at]) },
    });
    expect(due).toEqual([[id, T0 + Math.min(cadenceMs / 5, 6 * HOUR)]]);
  });
});
