/** Suites of CPU-bound tests that take more than about 25 s of one core; with `*.process.test.ts` they are the slow suite. */
export const SLOW = [
  'src/analysis/situation/injections.test.ts',
  'src/feeds/feed-conformance.test.ts',
  'src/jobs/replay-region.test.ts',
  'src/jobs/run-events.test.ts',
  'test/fit-parameters.test.ts',
  'test/gateway/observation-lists.test.ts',
  'test/method/history.test.ts',
  'test/method/recorded-inputs.test.ts',
  'test/method/regime-stability.test.ts',
  'test/method/resolved-forecasts.test.ts',
  'test/method/all-feeds-down.test.ts',
  'test/method/worlds-from-bytes.test.ts',
  'test/situation/questions.test.ts',
];

/** Properties over random worlds and requests: in the fast suite with `FAST_COUNTS`, in the slow one with the counts of CI. */
export const SAMPLED = [
  'src/assessment/explain/explain-snapshot.test.ts',
  'src/assessment/explain/what-if.test.ts',
  'src/assessment/live-skill.test.ts',
  'test/gateway/batch-paths.test.ts',
  'test/gateway/fuzz.test.ts',
  'test/method/actors.test.ts',
  'test/method/axioms.test.ts',
  'test/method/exercise-openings.test.ts',
  'test/method/lineages.test.ts',
  'test/method/missing.test.ts',
  'test/method/monotone.test.ts',
  'test/method/net-balance.test.ts',
];

/** A share of 0.01 is a third of the worlds of CI, which tries 3 % of those of `npm run soak`. */
export const FAST_COUNTS = { WORLD_SHARE: '0.01', AXIOM_WORLDS: '20', FUZZ_REQUESTS: '20', FUZZ_BATCHES: '30' };

/** Of the slow suite, those that take longest, longest first: begun last, one of them would keep a single core busy at the end. */
export const LONGEST = [
  'test/whole/rollup-ipc.process.test.ts',
  'src/jobs/replay-region.test.ts',
  'src/main/commands/backup.process.test.ts',
  'src/stores/embedded.process.test.ts',
  'test/print-calibration.process.test.ts',
  'test/faults/faults.process.test.ts',
  'test/alerts/alerts.process.test.ts',
  'test/whole/kill.process.test.ts',
  'test/whole/replay.process.test.ts',
  'test/whole/revocation.process.test.ts',
  'test/whole/start.process.test.ts',
  'test/gateway/documented-answers.process.test.ts',
  'src/stores/embedded/store-processes.process.test.ts',
  'test/method/exercise-openings.test.ts',
  'test/method/reproducible.process.test.ts',
];
