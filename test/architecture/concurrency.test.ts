import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles, withoutComments } from './source-files.ts';
import { wallClockVerdicts } from './wall-clock-verdicts.ts';

/** Files that may start a timer of the process: the sources of `SetTimer`, repetitions, and watchdogs. */
const TIMERS: readonly string[] = [
  'main/system-timer.ts',
  'feeds/http/pause.ts',
  'stores/system-timer.ts',
  // Repeat something until they are stopped.
  'gateway/idempotency/start-lease-renewal.ts',
  'main/buffered-lines.ts',
  'main/open-stores.ts',
  'main/open-work.ts',
  'stores/server/listen-to-server.ts',
  'web/islands/ask-stream.ts',
  'web/islands/live-banner.ts',
  // End what they watch: a thread, a socket, a server, a transaction, a statement, a request of a page.
  'gateway/projection/projection-thread.ts',
  'gateway/http/end-after-body.ts',
  'gateway/serve-http.ts',
  'stores/run-transaction.ts',
  'stores/server/stall-detector.ts',
  'web/islands/send-request.ts',
];

/** Files of tests that compare a measured time with a limit and give no verdict on speed by it. */
const MEASURES: readonly string[] = [
  // Keeps a core busy for some time.
  '../test/alerts/wired-faults.ts',
  // Give up on a state.
  '../test/faults/servers/own-postgres.ts',
  '../test/faults/servers/own-redis.ts',
  // Allows for two clocks.
  '../test/faults/servers/readers.ts',
  // Gives up on a state.
  '../test/faults/servers/recovery.ts',
  // Removes what earlier runs have left.
  '../test/kit/started-exercise.ts',
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

  it('evicts the oldest key of no map by hand, nor all of them', () => {
    const byHand = matching(/const \[oldest\] = |\.keys\(\)\.next\(\)|\.size >=? .*\)\s*\w+\.clear\(\)/);
    expect(byHand).toEqual([]);
  });

  it('neither sleeps nor measures in a test that is not about real processes', () => {
    const fast = sourceFiles(['src', 'test'], /(?<!\.process)\.test\.ts$/);
    expect(fast.length).toBeGreaterThan(300);
    expect(matching(/timers\/promises|performance\.now\(/, fast)).toEqual([]);
  });

  it.each([
    ['const from = Date.now();\nexpect(Date.now() - from).toBeLessThan(500);', 1],
    ['const from = Date.now();\nconst tookMs = Date.now() - from;\nexpect(tookMs).toBeLessThanOrEqual(LIMIT_MS);', 1],
    ['const changedAt = Date.now();\nconst isLate = ({ sentAt }) => sentAt > changedAt + 5_000;', 1],
    ['const until = Date.now() + 8_000;\nif (Date.now() > until) fail();', 1],
    ['const from = clock.now();\nexpect(clock.now() - from).toBeLessThan(500);', 0],
    ['expect(generatedAt).toBeLessThanOrEqual(Date.now());', 0],
    ['const from = Date.now();\nawait report(Date.now() - from);', 0],
  ])('recognises a verdict by the wall clock: %#', (text, count) => {
    expect(wallClockVerdicts(text)).toHaveLength(count);
  });

  it('gives no verdict by the wall clock in any test, nor by the second that vi.waitFor waits unless given more', () => {
    const tests = sourceFiles(['src', 'test'], /\.test\.ts$|test-kit\/.*\.ts$|^test\/.*\.m?[jt]s$/).filter(
      ({ path }) => !path.startsWith('../test/architecture/'),
    );
    expect(tests.length).toBeGreaterThan(600);
    const judging = tests.filter(({ text }) => wallClockVerdicts(text).length > 0).map(({ path }) => path);
    expect(judging.toSorted()).toEqual(MEASURES);
    // In one line, or a block that ends without a second argument.
    const hasty =
      /vi\.waitFor\((?!.*(?:PATIENCE|timeout: )).*\);$|^( *)(?=\S).*vi\.waitFor\(.*=> \{\n(?:\1 .*\n|\n)*\1\}\);/m;
    expect(tests.filter(({ text }) => hasty.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('takes timers as arguments, but in the files listed here', () => {
    const timers = matching(/\bsetTimeout\b|\bsetInterval\b|\bAbortSignal\.timeout\b/);
    expect(timers.toSorted()).toEqual(TIMERS.toSorted());
  });
});
