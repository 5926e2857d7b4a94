import { windowStart } from '../assessment/evidence-window.ts';
import { isRollupMetric, ROLLUP_METRICS, type RollupMetric } from '../assessment/rollup/rollup-metrics.ts';
import { SETTLED_MS } from '../assessment/rollup/rollup-span.ts';
import { currentSlot } from '../assessment/validity.ts';
import type { Clock } from '../ports/clock.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import { type ClaimedDeps, runClaimed } from './run-claimed.ts';

/**
 * Rolls up past days: every day of an assessment's windows that ended long enough ago for the usual late reports. A day with
 * reports that are later still is rolled up again in the next run.
 * @param deps.signal ends it between two pieces
 * @returns how many days were rolled up
 * @throws whatever the store throws; finished rollups stay
 */
export function rollUpDays({ observations, clock, signal }: RollUpDeps): Promise<number> {
  const now = clock.now();
  const since: Partial<Record<RollupMetric, number>> = {};
  for (const metric of Object.keys(ROLLUP_METRICS).filter(isRollupMetric)) since[metric] = windowStart(metric, now);
  return observations.rollUp({ since, before: now - SETTLED_MS, ...(signal === undefined ? {} : { signal }) });
}

/** Longer than the first rollup of a backfilled store takes. */
const LEASE_MS = 60 * 60_000;

/**
 * Rolls up once per slot of six hours, whatever the number of processes. Two concurrent runs would store the same days, each
 * once.
 * @returns how many days were rolled up; undefined when it was done before or is in other hands
 * @throws whatever the store throws; it is then tried again after a pause
 */
export async function rollUpWithClaim(deps: RollUpDeps & ClaimedDeps): Promise<number | undefined> {
  const run = await runClaimed(
    {
      job: 'condense',
      slot: new Date(currentSlot(deps.clock.now())).toISOString(),
      leaseMs: LEASE_MS,
      work: () => rollUpDays(deps),
      endingOf: () => (deps.signal?.aborted === true ? 'open' : 'done'),
    },
    deps,
  );
  return run.status === 'taken' ? undefined : run.result;
}

export interface RollUpDeps {
  readonly observations: Pick<ObservationStore, 'rollUp'>;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
}
