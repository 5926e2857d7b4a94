import { supposed } from '../assessment/simulate/apply-overrides.ts';
import { presetObservations } from '../assessment/simulate/preset-observations.ts';
import type { Inputs } from '../contract/endpoints.ts';
import { isRegionId } from '../reference/regions.ts';
import type { SimulationTask } from './assessment-task.ts';
import { priorOf } from './explain-regional-snapshot.ts';
import type { StoreRead } from './read-with-deadline.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

/**
 * What is to be assessed for a simulation of one region, or why it cannot be.
 * @param instant epoch ms: the newest snapshot by then is simulated
 */
export async function simulationTask(
  { regionId, ...supposition }: Inputs['simulateRegionalSnapshot'],
  instant: number,
  parts: HistoryParts,
): Promise<StoreRead<SimulationTask>> {
  if (!isRegionId(regionId)) return { ok: false, failure: { code: 'region_unknown', regionId } };
  const read = await snapshotAt(regionId, instant, parts);
  if (!read.ok) return read;
  const { snapshotId, generatedAt } = read.value;
  const added = supposedAt(supposition, generatedAt);
  if (!added.ok) return added;
  const prior = await priorOf(read.value, parts);
  if (!prior.ok) return prior;
  const snapshot = snapshotInBody(read.value);
  const basis = { snapshotId, generatedAt, snapshot, prior: prior.value };
  return { ok: true, value: { kind: 'simulation', ...basis, regionId, ...added.value } };
}

/** What is supposed of the world at an instant, epoch ms, or what is wrong with it. */
export function supposedAt(
  { observations = [], preset: text }: Omit<Inputs['simulateRegionalSnapshot'], 'regionId'>,
  instant: number,
): StoreRead<Pick<SimulationTask, 'supposed' | 'preset'>> {
  const preset = text === undefined ? undefined : presetObservations(text, instant);
  if (preset?.ok === false) return invalid([{ field: 'preset', description: preset.description }]);
  const added = supposed(observations, instant);
  if (!added.ok) return invalid(added.violations);
  return { ok: true, value: { supposed: added.observations, preset: text } };
}

const invalid = (violations: readonly { readonly field: string; readonly description: string }[]) =>
  ({ ok: false, failure: { code: 'validation_failed', violations } }) as const;
