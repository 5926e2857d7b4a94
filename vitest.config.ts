import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['test/kit/fail-on-leak-warning.ts'],
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
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
