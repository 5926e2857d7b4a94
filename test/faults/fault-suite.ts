import { NOW } from '../../src/feeds/fakes/fake-upstream.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { startFaultSimulator } from '../../src/feeds/test-kit/fault-simulator.ts';
import { HEALTHY } from '../../src/feeds/test-kit/healthy.ts';
import { assessed, crisisAt } from './degradation.ts';
import { type Fault, type FaultResult, runFault } from './run-fault.ts';
import { TRIED_FAULTS } from './tried-faults.ts';

/** The report of the process to its parent. */
export interface SuiteReport {
  readonly results: readonly FaultResult[];
  readonly privateHosts: readonly string[];
  /** Resident memory after everything was read well once, at the end, and the most in between; bytes. */
  readonly rss: { readonly before: number; readonly after: number; readonly peak: number };
}

/** Every feed through every mode that its format can express. Runs in a process of its own, with `--expose-gc`. */
async function runSuite(): Promise<SuiteReport> {
  const simulator = await startFaultSimulator(HEALTHY);
  const feeds = FEED_CARDS.map(({ id }) => id);
  const run = (fault: Fault) => runFault(simulator, fault).catch((error) => thrown(fault, error));
  // Code and worlds are loaded, and the allocator has met the largest bodies, before memory is looked at: what grows
  // after that is still referenced.
  for (const feedId of feeds)
    for (const mode of ['ok', 'huge', 'gzipbomb'] as const) await run({ feedId, mode, from: 'first' });
  assessed(crisisAt(NOW), NOW);
  const before = settledRss();
  let peak = before;
  const results: FaultResult[] = [];
  for (const fault of TRIED_FAULTS) {
    results.push(await run(fault));
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  await simulator.close();
  return { results, privateHosts: simulator.privateHosts, rss: { before, after: settledRss(), peak } };
}

/** A crash of a run is a broken promise of that feed; the others go on. */
const thrown = (fault: Fault, error: unknown): FaultResult => ({
  ...fault,
  came: 'thrown',
  broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
});

function settledRss(): number {
  for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  return process.memoryUsage.rss();
}

process.send?.(await runSuite());
