import { defineConfig } from 'vitest/config';

/** Which store the tests run on that open one: test/kit/store-under-test.ts. */
const isOnServers = process.env.TEST_STORE === 'postgresql';

/** Pure tests that take long: each goes to a free worker; the rest is distributed beforehand. */
const LONG = [
  'src/analysis/situation/injections.test.ts',
  'src/feeds/feed-conformance.test.ts',
  'src/jobs/run-events.test.ts',
  'test/fit-parameters.test.ts',
  'test/gateway/fuzz.test.ts',
  'test/method/actors.test.ts',
  'test/method/axioms.test.ts',
  'test/method/lineages.test.ts',
  'test/method/monotone.test.ts',
  'test/method/recorded-inputs.test.ts',
  'test/method/regime-stability.test.ts',
  'test/situation/questions.test.ts',
];

export default defineConfig({
  test: {
    globals: false,
    // Only for what hangs: properties over whole assessments take minutes on two busy cores.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Much of what the suites do is to wait for each other's processes.
    maxWorkers: '100%',
    globalSetup: isOnServers ? ['test/kit/servers-setup.ts'] : [],
    setupFiles: ['test/kit/fail-on-leak-warning.ts', ...(isOnServers ? ['test/kit/close-counters.ts'] : [])],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.process.test.ts', ...LONG],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['src/**/*.process.test.ts', 'test/**/*.process.test.ts', ...LONG],
          pool: 'forks',
        },
      },
    ],
  },
});
