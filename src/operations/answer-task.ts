import { assembleSnapshot, type Narration } from '../assessment/assemble-snapshot.ts';
import { type AssessedDraft, assessRegion } from '../assessment/assess-region.ts';
import { assessWorld, type World } from '../assessment/assess-world.ts';
import { snapshotDifference } from '../assessment/compare/snapshot-difference.ts';
import { explainSnapshot } from '../assessment/explain/explain-snapshot.ts';
import type { Observation } from '../assessment/observation.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import { type InputBundle, inputsOf } from '../assessment/recompute/inputs-of.ts';
import { applyOverrides, supposed } from '../assessment/simulate/apply-overrides.ts';
import { presetObservations } from '../assessment/simulate/preset-observations.ts';
import type { Outputs } from '../contract/endpoints.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { toJson } from '../contract/openapi/json.ts';
import { valueAt } from '../contract/openapi/json-pointer.ts';
import type { AssessmentTask, ExplanationTask, SimulationTask } from './assessment-task.ts';

/** What was known at one instant and what it amounts to. */
export interface KnownWorld {
  readonly observations: readonly Observation[];
  readonly world: World;
}

/** Writes the text of a finished draft. */
export type NarrateDraft = (draft: AssessedDraft) => Narration;

/** The answer to a task in the world of its instant. */
export function answerTask(
  task: AssessmentTask,
  known: KnownWorld,
  narrate: NarrateDraft,
): ExplainedValue | Outputs['simulateRegionalSnapshot'] | InputBundle {
  switch (task.kind) {
    case 'explanation':
      return explained(task, known.world);
    case 'simulation':
      return simulated(task, known, narrate);
    case 'inputs':
      return inputsOf(known.world, task);
  }
}

/** An explanation without the records behind its evidence, which are read where the store is. */
export type ExplainedValue = Omit<Outputs['explainRegionalSnapshot'], 'records'>;

/** @param world undefined where the place is explained from the snapshot alone */
export function explained(
  { snapshotId, generatedAt, snapshot, pointer, prior }: ExplanationTask,
  world: World | undefined,
): ExplainedValue {
  const value = valueAt(toJson(snapshot), pointer);
  return {
    snapshotId,
    generatedAt,
    pointer,
    value,
    explanation: explainSnapshot({ snapshot, path: pointer, world, prior }),
  };
}

function simulated(
  { snapshotId, generatedAt, snapshot: stored, regionId, prior, supposed: own, preset }: SimulationTask,
  { observations, world }: KnownWorld,
  narrate: NarrateDraft,
): Outputs['simulateRegionalSnapshot'] {
  const assess = (assessed: World): RegionalSnapshot => {
    const { draft } = assessRegion(assessed, regionId, prior);
    return assembleSnapshot(draft, narrate(draft));
  };
  const set = preset === undefined ? undefined : presetRows(preset, generatedAt, world);
  const rows = applyOverrides(observations, [...own, ...(set?.rows ?? [])]);
  const before = assess(world);
  const after = assess(assessWorld(indexObservations(rows, generatedAt), world.label));
  const snapshot = marked(after, before);
  const isReproduced = JSON.stringify(before.balance) === JSON.stringify(stored.balance);
  const basedOn = { snapshotId, generatedAt, isReproduced };
  const words = set === undefined ? {} : { preset: set.words };
  return { simulated: true, ...words, basedOn, snapshot, difference: snapshotDifference(before, snapshot) };
}

/** What a preset supposes, by the norm that this very world judges the strait by. */
function presetRows(text: string, instant: number, { corridors }: World) {
  const preset = presetObservations(text, instant, (id) => corridors.get(id)?.reference);
  const added = preset.ok ? supposed(preset.overrides, instant) : undefined;
  if (!preset.ok || added?.ok !== true) throw new Error('a preset is checked before it is assessed');
  const rows = added.observations.map((row, i) => ({ ...row, recordId: `preset:${i}`, event: `preset:${i}` }));
  return { rows, words: preset.words };
}

/** Neither its id nor what it newly rests on can be taken for something that was observed. */
function marked(simulated: RegionalSnapshot, { evidence }: RegionalSnapshot): RegionalSnapshot {
  const known = new Set(evidence.map(({ id }) => id));
  return {
    ...simulated,
    meta: { ...simulated.meta, snapshotId: simulated.meta.snapshotId.replace(/^snap_/, 'simulated_') },
    evidence: simulated.evidence.map((item) =>
      known.has(item.id) ? item : { ...item, source: `SIMULATED ${item.source}` },
    ),
  };
}
