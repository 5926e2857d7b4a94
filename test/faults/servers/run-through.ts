import { expect } from 'vitest';
import { soakLine } from '../../kit/soak-line.ts';
import { countOf } from './acknowledged.ts';
import { judgeStore, replayProblems } from './judge-store.ts';
import type { LiveWorld, Served } from './live-world.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { startReaders } from './readers.ts';
import { recoveryOf } from './recovery.ts';
import { startWriters } from './writers.ts';

/** For a test with full counts, ms. */
export const MAX_MS = 3_600_000;

export interface Stage {
  readonly postgres: Pick<OwnPostgres, 'sql'>;
  readonly database: string;
  readonly world: LiveWorld;
  /** The program that serves now; a fault may replace it. */
  served(): Served;
}

/**
 * Lets writers and readers work through a fault, waits for its recovery, and judges everything that was
 * answered and everything that is stored.
 * @param fault makes the fault and ends it; resolves to the moment at which a plain client could reach everything again
 * @returns how the reads went
 */
export async function runThrough(name: string, stage: Stage, fault: () => Promise<number>) {
  const { postgres, database, world, served } = stage;
  const writers = await startWriters(world, served);
  const readers = await startReaders(world, served);
  try {
    const backAt = await fault();
    const { recoveryMs, last } = await recoveryOf(world, served(), backAt);
    await Promise.all([writers.stop(), readers.stop()]);
    expect({ reads: readers.broken, writes: writers.broken }).toEqual({ reads: [], writes: [] });
    expect(await judgeStore(postgres, database, { world, acknowledged: writers.acknowledged })).toEqual([]);
    expect(await replayProblems(served().url, world.keys.operator, writers.acknowledged)).toEqual([]);
    expect(countOf(writers.acknowledged)).toBeGreaterThan(0);
    const counts = readers.counts();
    await soakLine(
      name,
      `back after ${Math.round(recoveryMs)} ms, ${last} last; ${countOf(writers.acknowledged)} writes acknowledged and found, ${writers.rejectedCount()} refused; reads ${said(counts)}`,
    );
    return { counts };
  } finally {
    await Promise.all([writers.stop(), readers.stop()]);
  }
}

const said = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
