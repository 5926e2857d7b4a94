import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedCard } from '../ports/feed.ts';
import { type BackfillReport, backfillFeed } from './backfill-feed.ts';
import { collectFeed } from './collect-feed.ts';
import { type MemoryPorts, memoryPorts } from './test-kit/memory-ports.ts';
import { quote, read, scriptedFeed, settableClock } from './test-kit/scripted-feed.ts';

const DAY = 86_400_000;
const T0 = Date.UTC(2024, 0, 1);
const LAG = 8 * DAY;
const LATER = T0 + 1_000 * DAY;

interface Setting {
  readonly ports: MemoryPorts;
  readonly span: { readonly from: number; readonly to: number };
  readonly card?: Partial<FeedCard>;
  readonly now?: number;
  readonly signal?: AbortSignal;
  /** Pieces, counted from 1, that cannot be read. */
  readonly failing?: readonly number[];
  readonly price?: (observedAt: number) => number;
}

/** Backfills a feed with one quote a day, at midnight. */
async function backfill(setting: Setting) {
  const { ports, span, card = {}, now = LATER, failing = [], price = () => 80 } = setting;
  const feed = scriptedFeed(
    ({ span: piece = span, cursor }, run) => {
      if (failing.includes(run)) return { status: 'failed', reason: 'answered 500', cursor };
      const days = Array.from({ length: Math.ceil((piece.to - piece.from) / DAY) }, (_, i) => piece.from + i * DAY);
      return read(days.map((day) => quote(day, price(day))));
    },
    { publicationLagMs: LAG, ...card },
  );
  const reports: BackfillReport[] = [];
  const signal = setting.signal ?? new AbortController().signal;
  const deps = { observations: ports.observations, clock: settableClock(now), signal };
  for await (const report of backfillFeed(feed, span, deps)) reports.push(report);
  return { reports, asked: feed.asked.map((request) => request.span) };
}

const year = { from: T0, to: T0 + 366 * DAY };

describe('a backfill', () => {
  it('asks every moment of the span exactly once, in pieces no longer than the feed allows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 400 }),
        fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
        async (days, longest) => {
          const span = { from: T0, to: T0 + days * DAY };
          const card = longest === undefined ? {} : { maxSpanMs: longest * DAY };
          const { asked, reports } = await backfill({ ports: memoryPorts(), span, card });
          expect(asked[0]?.from).toBe(span.from);
          expect(asked.at(-1)?.to).toBe(span.to);
          for (const [i, piece] of asked.entries()) {
            expect((piece?.to ?? 0) - (piece?.from ?? 0)).toBeLessThanOrEqual(card.maxSpanMs ?? days * DAY);
            expect(piece?.to).toBe(asked[i + 1]?.from ?? span.to);
          }
          expect(reports.map(({ from, to }) => ({ from, to }))).toEqual(asked);
          expect(reports.reduce((sum, { appended }) => sum + appended, 0)).toBe(days);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says of each record that it was known when the feed publishes, as long as that is past', async () => {
    const ports = memoryPorts();
    const now = T0 + 20 * DAY;
    await backfill({ ports, span: { from: T0, to: now }, now });
    for (const { observedAt, knownAt } of ports.held.observations())
      expect(knownAt).toBe(Math.min(observedAt + LAG, now));
  });

  it('stores nothing of a piece that cannot be read and goes on with the rest', async () => {
    const ports = memoryPorts();
    const { reports } = await backfill({ ports, span: year, card: { maxSpanMs: 30 * DAY }, failing: [2, 5] });
    const failed = reports.filter(({ failure }) => failure !== undefined);
    expect(failed).toMatchObject([
      { from: T0 + 30 * DAY, appended: 0, failure: 'answered 500' },
      { from: T0 + 120 * DAY, appended: 0, failure: 'answered 500' },
    ]);
    const inFailed = ports.held
      .observations()
      .filter(({ observedAt }) => failed.some(({ from, to }) => observedAt >= from && observedAt < to));
    expect(inFailed).toEqual([]);
    expect(ports.held.observations()).toHaveLength(366 - 60);
  });

  it('repeated, adds only what failed before, and then nothing', async () => {
    const ports = memoryPorts();
    const setting = { ports, span: year, card: { maxSpanMs: 30 * DAY } };
    await backfill({ ...setting, failing: [1] });
    const repeated = await backfill({ ...setting, now: LATER + DAY });
    expect(repeated.reports.map(({ appended }) => appended)).toEqual([30, ...Array(12).fill(0)]);
    const whole = memoryPorts();
    await backfill({ ...setting, ports: whole });
    const sorted = (held: MemoryPorts) =>
      held.held
        .observations()
        .map((row) => JSON.stringify(row))
        .sort();
    expect(sorted(ports)).toEqual(sorted(whole));
  });

  it('takes its place before what was collected live: then as published, now as last read', async () => {
    const ports = memoryPorts();
    const day = T0 + 100 * DAY;
    const live = T0 + 200 * DAY;
    const collected = scriptedFeed(() => read([quote(day, 91)]));
    await collectFeed(collected, { ...ports, clock: settableClock(live) }, new AbortController().signal);
    await backfill({ ports, span: { from: day, to: day + DAY }, price: () => 70 });
    const asOf = async (knownBy: number) =>
      (await ports.observations.read({ since: { crude_price: 0 }, knownBy, revisions: 'latest' })).map(
        ({ value }) => value,
      );
    expect(await asOf(day + LAG - 1)).toEqual([]);
    expect(await asOf(day + LAG)).toEqual([70]);
    expect(await asOf(live)).toEqual([91]);
  });

  it('adds nothing to what was collected live in time and says the same', async () => {
    const ports = memoryPorts();
    const collected = scriptedFeed(() => read([quote(T0)]));
    await collectFeed(collected, { ...ports, clock: settableClock(T0 + DAY) }, new AbortController().signal);
    const { reports } = await backfill({ ports, span: { from: T0, to: T0 + DAY } });
    expect(reports).toMatchObject([{ appended: 0, unchanged: 1 }]);
  });

  it('neither reads nor moves the cursor and the clocks of the feed', async () => {
    const ports = memoryPorts();
    await ports.feedStates.write({ feedId: 'scripted', cursor: 'here', consecutiveFailures: 3 });
    await backfill({ ports, span: year });
    expect(await ports.feedStates.read('scripted')).toEqual({
      feedId: 'scripted',
      cursor: 'here',
      consecutiveFailures: 3,
    });
  });

  it('ends when it is called off', async () => {
    const owner = new AbortController();
    const ports = memoryPorts();
    const feed = scriptedFeed(
      ({ cursor }, run) => {
        if (run === 2) owner.abort();
        return { status: 'failed', reason: 'aborted', cursor };
      },
      { maxSpanMs: DAY },
    );
    const deps = { observations: ports.observations, clock: settableClock(LATER), signal: owner.signal };
    const reports: BackfillReport[] = [];
    for await (const report of backfillFeed(feed, year, deps)) reports.push(report);
    expect(reports).toHaveLength(2);
  });
});
