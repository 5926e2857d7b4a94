import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles, withoutComments } from './source-files.ts';

/** Files that may start a timer of the process: the two sources of `SetTimer`, repetitions, and watchdogs. */
const TIMERS: readonly string[] = [
  'main/system-timer.ts',
  'feeds/http/pause.ts',
  // Repeat something until they are stopped.
  'gateway/idempotency/start-lease-renewal.ts',
  'main/buffered-lines.ts',
  'main/open-stores.ts',
  'main/open-work.ts',
  'stores/server/listen-to-server.ts',
  // End what they watch: a thread, a socket, a server, a transaction, a statement.
  'gateway/projection/projection-thread.ts',
  'gateway/http/end-after-body.ts',
  'gateway/serve-http.ts',
  'stores/counters/redis-connection.ts',
  'stores/embedded/connect-ipc.ts',
  'stores/embedded/database-thread.ts',
  'stores/run-transaction.ts',
  'stores/server/stall-detector.ts',
];

const code = sourceFiles().filter(({ path }) => !/\.test\.ts$|\/test-kit\//.test(path));
const matching = (pattern: RegExp, files: readonly SourceFile[] = code): readonly string[] =>
  files.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);
const outside = (paths: readonly string[]) => paths.filter((path) => !path.startsWith('concurrency/'));

describe('waiting and keeping', () => {
  it('has one queue and one LRU cache', () => {
    expect(outside(matching(/\bclass \w*(Queue|Cache)\b/))).toEqual([]);
    expect(matching(/\bclass \w*(Queue|Cache)\b/)).toEqual([
      'concurrency/bounded-queue.ts',
      'concurrency/lru-cache.ts',
    ]);
  });

  it('lets nothing wait in an array, but bodies whose places have sizes (0126) and what one statement reads together', () => {
    expect(matching(/\b(waiting|queue)\w*\.(shift|splice)\(/)).toEqual([
      'feeds/http/byte-budget.ts',
      'stores/batch-reads.ts',
    ]);
  });

  it('evicts the oldest key of no map by hand', () => {
    const byHand = matching(/const \[oldest\] = |\.keys\(\)\.next\(\)/);
    expect(byHand).toEqual([]);
  });

  it('neither sleeps nor measures in a test that is not about real processes', () => {
    const fast = sourceFiles(['src', 'test'], /(?<!\.process)\.test\.ts$/);
    expect(fast.length).toBeGreaterThan(300);
    expect(matching(/timers\/promises|performance\.now\(/, fast)).toEqual([]);
  });

  it('takes timers as arguments, but in the files listed here', () => {
    const timers = matching(/\bsetTimeout\b|\bsetInterval\b|\bAbortSignal\.timeout\b/);
    expect(timers.toSorted()).toEqual(TIMERS.toSorted());
  });
});
