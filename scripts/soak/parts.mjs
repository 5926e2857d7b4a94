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
    counts: { FUZZ_REQUESTS: 10_000 },
    limitMinutes: 60,
  },
  {
    name: 'every documented answer',
    suites: ['test/gateway/documented-answers.process.test.ts'],
    counts: {},
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
    name: 'idempotency races, leases and frozen processes',
    suites: ['test/gateway/idempotency-races.test.ts', 'test/gateway/idempotency-leases.test.ts'],
    counts: { RACE_ORDERS: 3_000 },
    limitMinutes: 15,
  },
  {
    name: 'axioms over random worlds',
    suites: ['test/method/axioms.test.ts'],
    counts: { AXIOM_WORLDS: 3_000 },
    limitMinutes: 30,
  },
  {
    name: 'properties over random worlds',
    suites: [
      'src/assessment/live-skill.test.ts',
      'test/method/actors.test.ts',
      'test/method/exercise-openings.test.ts',
      'test/method/lineages.test.ts',
      'test/method/missing.test.ts',
      'test/method/monotone.test.ts',
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
    counts: {},
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
    name: 'starts without a network, restarts, and years to come',
    suites: ['test/faults/servers/starts.process.test.ts'],
    counts: { RESTARTS: 50, FAR_YEARS: 2 },
    limitMinutes: 30,
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
    name: 'one minute of steady reads',
    command: ['bench/steady.mjs'],
    needs: 'wrk',
    counts: { SECONDS: 60, CONNECTIONS: 64 },
    limitMinutes: 5,
  },
];
