import { PARTS as MUTANT_PARTS } from '../mutants/parts.mjs';

/**
 * What CI runs with reduced counts, and what takes too long for it. A part is one or more suites of tests or one command; its
 * counts are environment variables, which may be set to try a part quickly; it is stopped after `limitMinutes`.
 */
export const PARTS = [
  {
    name: 'kill -9 during collect and refresh',
    suites: ['test/whole/kill.process.test.ts'],
    counts: { KILL_COUNT: 100 },
    limitMinutes: 25,
  },
  {
    name: 'requests generated from the OpenAPI bundle',
    suites: ['test/gateway/fuzz.test.ts'],
    counts: { FUZZ_REQUESTS: 10_000, FUZZ_HEADS: 10_000, FUZZ_OPTIONS: 10_000 },
    limitMinutes: 60,
  },
  {
    name: 'every documented answer',
    suites: ['test/gateway/documented-answers.process.test.ts'],
    counts: { ROUND_REQUESTS: 100, FORM_REFUSALS: 6 },
    limitMinutes: 10,
  },
  {
    name: 'batch paths',
    suites: ['test/gateway/batch-paths.test.ts'],
    counts: { FUZZ_BATCHES: 10_000 },
    limitMinutes: 20,
  },
  {
    name: 'malformed HTTP',
    suites: ['test/gateway/fuzz-socket.process.test.ts'],
    counts: { FUZZ_CONNECTIONS: 20_000 },
    limitMinutes: 25,
  },
  {
    name: 'smuggled requests behind nginx and HAProxy',
    suites: ['test/gateway/smuggling.process.test.ts'],
    counts: { SMUGGLE_COMBINATIONS: 3_000 },
    limitMinutes: 30,
  },
  {
    name: 'idempotency races, leases and frozen processes',
    suites: ['test/gateway/idempotency-races.test.ts', 'test/gateway/idempotency-leases.test.ts'],
    counts: { RACE_ORDERS: 3_000 },
    limitMinutes: 15,
  },
  {
    name: 'a million idempotency keys',
    suites: ['test/faults/loads/idempotency-keys.process.test.ts'],
    counts: { IDEMPOTENCY_KEYS: 1_000_000, IDEMPOTENCY_REQUESTS: 20_000 },
    limitMinutes: 60,
  },
  {
    name: 'axioms over random worlds',
    // A1, A3 and A4; A2; A5.
    suites: ['test/method/axioms.test.ts', 'test/method/monotone.test.ts', 'test/method/missing.test.ts'],
    counts: { AXIOM_WORLDS: 3_000, WORLD_SHARE: 1 },
    limitMinutes: 90,
  },
  {
    name: 'properties over random worlds',
    suites: [
      'src/assessment/explain/explain-snapshot.test.ts',
      'src/assessment/explain/what-if.test.ts',
      'src/assessment/live-skill.test.ts',
      'test/method/actors.test.ts',
      'test/method/exercise-openings.test.ts',
      'test/method/lineages.test.ts',
      'src/stores/embedded.process.test.ts',
      'src/stores/retention.process.test.ts',
      'src/stores/server.process.test.ts',
    ],
    counts: { WORLD_SHARE: 1 },
    limitMinutes: 60,
  },
  {
    name: 'fits of the scenario lanes',
    suites: ['test/print-calibration.process.test.ts'],
    counts: { FIT_COUNT: 2 },
    limitMinutes: 30,
  },
  {
    name: 'faults of every feed',
    suites: ['test/faults/faults.process.test.ts'],
    counts: { FAULT_SECOND_EVERY: 1 },
    limitMinutes: 20,
  },
  {
    name: 'faults of PostgreSQL, Redis, disk and clock',
    suites: [
      'test/faults/servers/postgres.process.test.ts',
      'test/faults/servers/redis.process.test.ts',
      'test/faults/servers/disk.process.test.ts',
      'test/faults/servers/program.process.test.ts',
      'test/faults/servers/clock.process.test.ts',
      'test/faults/servers/embedded-clock.process.test.ts',
      'test/faults/servers/embedded-disk.process.test.ts',
    ],
    counts: { FAULT_ROUNDS: 3, FAULT_MS: 40_000 },
    limitMinutes: 60,
  },
  {
    name: 'locked tables and lost packets',
    suites: ['test/faults/servers/locks.process.test.ts', 'test/faults/servers/packets.process.test.ts'],
    counts: { FAULT_LOCK_MS: 40_000, FAULT_CUT_MS: 60_000 },
    limitMinutes: 20,
  },
  {
    name: 'a migration under load',
    suites: ['test/faults/servers/migration.process.test.ts'],
    counts: { MIGRATED_ROWS: 1_000_000, MIGRATION_READ_MS: 20_000 },
    limitMinutes: 20,
  },
  {
    name: 'names that do not resolve',
    suites: ['test/faults/servers/names.process.test.ts'],
    counts: { FAULT_NAME_MODES: 2 },
    limitMinutes: 15,
  },
  {
    name: 'little memory and a fifth of a processor',
    suites: ['test/faults/servers/limits.process.test.ts'],
    counts: { LIMITED_READS: 200, LIMITED_EMBEDDED: 2 },
    limitMinutes: 25,
  },
  {
    name: 'starts without a network, restarts, and years to come',
    suites: ['test/faults/servers/starts.process.test.ts'],
    counts: { RESTARTS: 50, FAR_YEARS: 2 },
    limitMinutes: 60,
  },
  {
    name: 'SIGKILL at every fsync',
    suites: ['test/faults/servers/fsync.process.test.ts'],
    counts: { FAULT_FSYNCS: 200, FAULT_FSYNC_STEP: 1 },
    limitMinutes: 60,
  },
  {
    name: 'power cuts of the embedded store',
    suites: ['src/stores/embedded/power-cut.process.test.ts', 'src/stores/embedded/flushes.process.test.ts'],
    counts: { POWER_CUTS: 200 },
    limitMinutes: 60,
  },
  {
    name: 'worlds that never mix',
    suites: ['src/main/commands/worlds.process.test.ts', 'src/stores/store-world.process.test.ts'],
    counts: {},
    limitMinutes: 20,
  },
  {
    name: 'backups and upgrades',
    suites: ['src/main/commands/backup.process.test.ts', 'src/main/upgrade.process.test.ts'],
    counts: {},
    limitMinutes: 30,
  },
  {
    name: 'problems of the store and its files',
    suites: [
      'src/main/corrupt-page.process.test.ts',
      'src/main/open-pepper.process.test.ts',
      'src/main/create-data-dir.test.ts',
      'test/gateway/open-files.process.test.ts',
      'test/gateway/store-problems.test.ts',
    ],
    counts: {},
    limitMinutes: 20,
  },
  {
    name: 'repeated refusals, probes and first failures of feeds',
    suites: ['src/main/repeated-refusals.test.ts', 'test/gateway/rate-limits.test.ts', 'src/jobs/next-poll.test.ts'],
    counts: {},
    limitMinutes: 15,
  },
  {
    name: 'all feeds down for 24 hours',
    suites: ['test/method/all-feeds-down.test.ts'],
    counts: {},
    limitMinutes: 30,
  },
  {
    // On the engines that ENGINES names, too.
    name: 'the same bytes on every engine',
    suites: ['test/method/engines.process.test.ts'],
    counts: {},
    limitMinutes: 30,
  },
  {
    name: 'guessed keys',
    suites: ['test/faults/loads/guessed-keys.process.test.ts'],
    counts: { GUESSED_KEYS: 100_000, GUESSING_CONNECTIONS: 500 },
    limitMinutes: 20,
  },
  {
    name: 'full batches',
    suites: ['test/faults/loads/full-batches.process.test.ts'],
    counts: { FULL_BATCHES: 100 },
    limitMinutes: 15,
  },
  {
    name: 'hostile projections',
    suites: ['src/gateway/projection/hostile.test.ts', 'test/gateway/hostile-projections.process.test.ts'],
    counts: { HOSTILE_BUDGETS: 3_000 },
    limitMinutes: 20,
  },
  {
    name: 'workers competing for a slot, some killed',
    suites: ['test/whole/workers.process.test.ts'],
    counts: { WORKER_TURNS: 10 },
    limitMinutes: 20,
  },
  {
    name: 'rolling restarts behind nginx',
    suites: ['test/whole/rolling-restart.process.test.ts'],
    counts: { RESTART_COUNT: 20 },
    limitMinutes: 15,
  },
  {
    name: 'store tests on PostgreSQL and Redis',
    command: ['scripts/test-servers.mjs'],
    counts: { EVERY_STORE_TEST: 1 },
    limitMinutes: 30,
  },
  {
    name: 'lists over many records',
    command: ['bench/catalogue.mjs'],
    needs: 'wrk',
    counts: { RECORDS: 5_000_000, READS: 2_000 },
    limitMinutes: 60,
  },
  {
    name: 'a neighbour at ten times its limit',
    command: ['bench/noisy-neighbour.mjs'],
    counts: { SECONDS: 60 },
    limitMinutes: 10,
  },
  {
    name: 'mutants that the tests notice',
    command: ['scripts/mutants.mjs'],
    counts: {},
    // What its parts may take, and loading the program for each.
    limitMinutes: MUTANT_PARTS.reduce((sum, part) => sum + part.limitMinutes, 10),
  },
  {
    name: 'one minute of steady reads',
    command: ['bench/steady.mjs'],
    needs: 'wrk',
    counts: { SECONDS: 60, CONNECTIONS: 64 },
    limitMinutes: 5,
  },
];
