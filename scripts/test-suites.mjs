/** Suites of CPU-bound tests that take more than about 25 s of one core; with `*.process.test.ts` they are the slow suite. */
export const SLOW = [
  'src/analysis/situation/injections.test.ts',
  'src/evaluation/hindcast/fit-placebo.test.ts',
  'src/evaluation/hindcast/known-odds.test.ts',
  'src/evaluation/hindcast/leakage.test.ts',
  'src/feeds/feed-conformance.test.ts',
  'src/jobs/replay-region.test.ts',
  'src/jobs/run-events.test.ts',
  'test/fit-parameters.test.ts',
  'test/gateway/observation-lists.test.ts',
  'test/method/history.test.ts',
  'test/method/recorded-inputs.test.ts',
  'test/method/regime-stability.test.ts',
  'test/method/report-triggers.test.ts',
  'test/method/resolved-forecasts.test.ts',
  'test/method/all-feeds-down.test.ts',
  'test/method/worlds-from-bytes.test.ts',
];

/** Of the slow suite, those that take longest, longest first: begun last, one of them would keep a single core busy at the end. */
export const LONGEST = [
  'src/main/commands/backup.process.test.ts',
  'test/whole/start.process.test.ts',
  'test/alerts/alerts.process.test.ts',
  'src/stores/embedded.process.test.ts',
  'src/feeds/feed-conformance.test.ts',
  'test/gateway/documented-answers.process.test.ts',
  'test/faults/servers/starts.process.test.ts',
  'test/whole/rollup-ipc.process.test.ts',
  'src/main/main.process.test.ts',
  'test/whole/kill.process.test.ts',
  'test/whole/replay.process.test.ts',
  'test/gateway/observation-lists.test.ts',
  'test/print-calibration.process.test.ts',
  'test/faults/faults.process.test.ts',
  'test/whole/revocation.process.test.ts',
  'src/stores/embedded/store-processes.process.test.ts',
];
