import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { FAULT_MODES, type FaultMode, INEXPRESSIBLE, isFaultMode } from '../../src/feeds/test-kit/fault-modes.ts';
import { startFaultSimulator } from '../../src/feeds/test-kit/fault-simulator.ts';
import { HEALTHY } from '../../src/feeds/test-kit/healthy.ts';
import { type FaultResult, runFault } from './run-fault.ts';

/** What the process tells its parent at the end. */
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
  // Code and worlds are loaded and the pools are warm before memory is looked at.
  const warmed = (id: string, mode: FaultMode) => runFault(simulator, id, mode).catch(() => undefined);
  for (const id of feeds) await warmed(id, 'ok');
  for (const mode of ['huge', 'gzipbomb', 'inject'] as const)
    for (const id of feeds.slice(0, 1)) await warmed(id, mode);
  const before = settledRss();
  let peak = before;
  const results: FaultResult[] = [];
  for (const id of feeds) {
    for (const mode of Object.keys(FAULT_MODES).filter(isFaultMode)) {
      if (isExpressible(id, mode))
        results.push(await runFault(simulator, id, mode).catch((error) => thrown(id, mode, error)));
      peak = Math.max(peak, process.memoryUsage.rss());
    }
  }
  await simulator.close();
  return { results, privateHosts: simulator.privateHosts, rss: { before, after: settledRss(), peak } };
}

/** A crash of a run is a broken promise of that feed; the others go on. */
const thrown = (feedId: string, mode: FaultMode, error: unknown): FaultResult => ({
  feedId,
  mode,
  came: 'thrown',
  broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
});

const isExpressible = (id: string, mode: FaultMode): boolean =>
  !Object.hasOwn(INEXPRESSIBLE, id) || INEXPRESSIBLE[id]?.[mode] === undefined;

function settledRss(): number {
  for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  return process.memoryUsage.rss();
}

process.send?.(await runSuite());
