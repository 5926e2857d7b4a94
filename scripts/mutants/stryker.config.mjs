import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Far above what any test takes on a busy machine: endless loops end earlier, by the count of their turns.
  timeoutMS: 30_000,
  // Outside of the project: its own tests and linters would find the copy.
  tempDirName: join(tmpdir(), `mutants-${process.pid}`),
  cleanTempDir: 'always',
  ignorePatterns: ['/*', '!/package.json', '!/scripts', '!/src', '!/test'],
  // TypeScript 7 has no compiler interface: no configuration is rewritten, and what would not compile counts as run.
  tsconfigFile: 'absent.json',
  disableTypeChecks: false,
  incremental: process.env.MUTANTS_KEPT !== undefined,
  incrementalFile: process.env.MUTANTS_KEPT ?? 'absent.json',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.MUTANTS_RESULTS },
  logLevel: 'warn',
  allowConsoleColors: false,
};
