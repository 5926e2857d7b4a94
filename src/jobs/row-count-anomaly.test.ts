import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedCard } from '../ports/feed.ts';
import { collectFeed } from './collect-feed.ts';
import { memoryPorts } from './test-kit/memory-ports.ts';
import { quote, read, scriptedFeed, settableClock } from './test-kit/scripted-feed.ts';

const T0 = Date.UTC(2026, 2, 16, 12);
const never = new AbortController().signal;

/** Runs with so many rows each, in one store; the first run is the first ever. */
async function runsOf(counts: readonly number[], rule: Pick<FeedCard, 'expectedRecords'> & Partial<FeedCard>) {
  const ports = memoryPorts();
  const clock = settableClock(T0);
  const statuses: string[] = [];
  for (const [turn, totalCount] of counts.entries()) {
    clock.at += 24 * 3_600_000;
    const rows = { totalCount, keptCount: totalCount, ignoredCount: 0, rejectedCount: 0 };
    const feed = scriptedFeed(() => ({ ...read([quote(T0 + turn, 80 + turn)], turn), rows }), rule);
    const report = await collectFeed(feed, { ...ports, clock }, never);
    statuses.push(report.status === 'failed' ? report.reason : report.status);
  }
  return { statuses, state: await ports.feedStates.read('scripted'), held: ports.held.observations() };
}

describe('a run that has shrunk', () => {
  const whole = { expectedRecords: [1, 1_000], rowCheck: 'half_of_last' } as const;

  it('is refused when less than half is left: the old is kept, the cursor stays and the run has failed by name', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 1_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        async (first, second) => {
          const { statuses, state, held } = await runsOf([first, second], whole);
          const isRefused = second < first / 2;
          const reason = `refused: ${second} rows, less than half of the ${first} of the last good run`;
          expect(statuses).toEqual(['read', isRefused ? reason : 'read']);
          expect(state?.cursor).toBe(isRefused ? 0 : 1);
          expect(held).toHaveLength(isRefused ? 1 : 2);
          expect(state?.steadyRowCount).toBe(isRefused ? first : second);
          expect(state?.lastProblem).toBe(isRefused ? reason : undefined);
        },
      ),
    );
  });

  it('is believed when it stays so for more than three runs, and then is the measure', async () => {
    const { statuses, state } = await runsOf([100, 40, 40, 40, 40, 30, 19], whole);
    expect(statuses.map((status) => status.slice(0, 7))).toEqual([
      'read',
      'refused',
      'refused',
      'refused',
      'read',
      'read',
      'read',
    ]);
    expect(state).toMatchObject({ steadyRowCount: 19, consecutiveFailures: 0 });
    expect(state).not.toHaveProperty('shrunkRunCount');
  });

  it('is not judged by a first run that also read the past, where the card says that it does', async () => {
    const reread = { ...whole, rowCheck: 'half_of_last_reread' } as const;
    expect((await runsOf([900, 20, 21], reread)).statuses).toEqual(['read', 'read', 'read']);
    expect((await runsOf([900, 20, 9], reread)).statuses[2]).toMatch(/^refused: 9 rows, less than half of the 20/);
  });

  it('is not judged where the card declares nothing: quiet may be true', async () => {
    expect((await runsOf([900, 0, 5_000], { expectedRecords: [1, 1_000] })).statuses).toEqual(['read', 'read', 'read']);
  });
});

describe('a run outside the expected range', () => {
  it.each(['range', 'half_of_last', 'half_of_last_reread'] as const)('is refused every time: %s', async (rowCheck) => {
    const rule = { expectedRecords: [10, 100], rowCheck } as const;
    const { statuses, held } = await runsOf([9, 9, 9, 9], rule);
    expect(statuses).toEqual(Array(4).fill('refused: 9 rows, where 10 to 100 are expected'));
    expect(held).toEqual([]);
    expect((await runsOf([101, 100, 10], { ...rule, rowCheck: 'range' })).statuses).toEqual([
      'refused: 101 rows, where 10 to 100 are expected',
      'read',
      'read',
    ]);
  });
});
