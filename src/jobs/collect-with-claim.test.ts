import { beforeEach, describe, expect, it } from 'vitest';
import { collectFeed } from './collect-feed.ts';
import { collectWithClaim } from './collect-with-claim.ts';
import { gulfWorld } from './test-kit/gulf-world.ts';
import { type MemoryPorts, memoryPorts } from './test-kit/memory-ports.ts';
import { read, scriptedFeed, settableClock } from './test-kit/scripted-feed.ts';

const MINUTE = 60_000;
const T0 = Date.UTC(2026, 2, 16, 12);
const FRESH_MS = 10 * MINUTE;

let ports: MemoryPorts;
let clock: ReturnType<typeof settableClock>;
let asked: number;
beforeEach(() => {
  ports = memoryPorts();
  clock = settableClock(T0);
  asked = 0;
});

const feed = scriptedFeed(
  () => {
    asked += 1;
    return read(gulfWorld().slice(0, 3));
  },
  { id: 'news', cadenceMs: 15 * MINUTE },
);
const collect = () => collectFeed(feed, { ...ports, clock }, new AbortController().signal);
const inTurn = (owner: string, run = collect) =>
  collectWithClaim(feed.card, run, { ...ports, clock, owner, freshMs: FRESH_MS });

describe('a feed that several workers have', () => {
  it('is polled by one of them, however many try concurrently', async () => {
    const reports = await Promise.all(['a', 'b', 'c', 'd'].map((owner) => inTurn(owner)));
    expect(reports.map(({ status }) => status).sort()).toEqual(['read', 'taken', 'taken', 'taken']);
    expect(asked).toBe(1);
  });

  it('is polled again no sooner than it is due, whichever process polled it last', async () => {
    await inTurn('a');
    clock.at += MINUTE;
    expect(await inTurn('b')).toEqual({ feedId: 'news', status: 'taken', until: T0 + FRESH_MS });
    clock.at = T0 + FRESH_MS;
    expect(await inTurn('b')).toMatchObject({ status: 'read' });
    expect(asked).toBe(2);
  });

  it('is polled although a wrong clock recorded an attempt in the future', async () => {
    clock.at = T0 + 540 * MINUTE;
    await inTurn('a');
    clock.at = T0;
    expect(await inTurn('b')).toMatchObject({ status: 'read' });
  });

  it('is free again after a run that threw, and after one whose worker vanished', async () => {
    await expect(inTurn('a', () => Promise.reject(new Error('the store is down')))).rejects.toThrow('down');
    void inTurn('b', () => new Promise(() => undefined));
    for (let rest = 0; rest < 5; rest += 1) await Promise.resolve();
    expect(await inTurn('c')).toEqual({ feedId: 'news', status: 'taken' });
    clock.at += 11 * MINUTE;
    expect(await inTurn('c')).toMatchObject({ status: 'read' });
  });

  it('stores what one run stores when two go on concurrently after all', async () => {
    const [one, other] = await Promise.all([collect(), collect()]);
    expect([one.status, other.status]).toEqual(['read', 'read']);
    const alone = memoryPorts();
    await collectFeed(feed, { ...alone, clock }, new AbortController().signal);
    expect(ports.held.observations()).toEqual(alone.held.observations());
    expect(await ports.feedStates.readAll()).toEqual(await alone.feedStates.readAll());
  });
});
