import { defineConfig } from 'vitest/config';

/** Which store the tests run on that open one: test/kit/store-under-test.ts. */
const isOnServers = process.env.TEST_STORE === 'postgresql';

export default defineConfig({
  test: {
    globals: false,
    // Only for what hangs: properties over whole assessments take minutes on two busy cores.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    globalSetup: isOnServers ? ['test/kit/servers-setup.ts'] : [],
    setupFiles: ['test/kit/fail-on-leak-warning.ts', ...(isOnServers ? ['test/kit/close-counters.ts'] : [])],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.process.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['src/**/*.process.test.ts', 'test/**/*.process.test.ts'],
          pool: 'forks',
        },
      },
    ],
  },
});
