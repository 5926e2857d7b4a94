import { pow } from '../arithmetic/pow.ts';
import type { InputStatus } from './input-status.ts';

/**
 * An indicator whose input is missing or stale: the worse of its prior and its last known value decayed towards that prior,
 * so that a missing input never looks better than the same feed reporting its own baseline (METHOD.md A5).
 * @param last the last known value, 0 to 1; undefined when nothing was ever known
 * @param prior 0 to 1
 * @param status of the input that feeds it
 * @param halfLifeMs after its maximum age, the time in which the distance to the prior halves
 */
export function decayedCarryForward(
  last: number | undefined,
  prior: number,
  status: InputStatus & { readonly halfLifeMs: number; readonly instant: number },
): number {
  if (last === undefined || status.newestAt === undefined) return prior;
  if (status.status === 'reporting') return last;
  const silentMs = Math.max(0, status.instant - status.newestAt - status.input.maxAgeMs);
  return Math.max(prior, prior + (last - prior) * pow(0.5, silentMs / status.halfLifeMs));
}
