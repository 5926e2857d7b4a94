import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.mjs';
import { SLOW } from './scripts/test-suites.mjs';
import { TEST_NURSERY } from './src/concurrency/memory-settings.mjs';

/** The store of the tests that open one: test/kit/store-under-test.ts. */
const isOnServers = process.env.TEST_STORE === 'postgresql';
const isFast = process.env.TEST_SUITE === 'fast';

export default defineConfig({
  test: {
    globals: false,
    // What one suite has compiled, the next one reads: a third of what loading takes.
    experimental: { fsModuleCache: true },
    // Only for what hangs: properties over whole assessments take minutes on two cores with other work.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    // Half of the slow tests wait for processes and for time to pass: five workers keep two cores busy.
    maxWorkers: isFast ? availableParallelism() : Math.ceil(availableParallelism() * 2.5),
    sequence: { sequencer: LongestFirst },
    globalSetup: isOnServers ? ['test/kit/servers-setup.ts'] : [],
    setupFiles: ['test/kit/fail-on-leak-warning.ts', ...(isOnServers ? ['test/kit/close-counters.ts'] : [])],
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.process.test.ts', ...SLOW],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['src/**/*.process.test.ts', 'test/**/*.process.test.ts', ...SLOW],
          pool: 'forks',
          execArgv: [TEST_NURSERY],
          setupFiles: ['test/kit/keep-database-compiled.ts'],
          // A worker loads the program once for all its files: 1.5 s of a core less for each file.
          isolate: false,
        },
      },
    ],
  },
});
