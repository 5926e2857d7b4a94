import { valueAt } from './json-difference.mjs';

/** Places of a snapshot that are explained, where they are there: one of each kind of rule. */
const POINTERS = [
  ...['coercivePressure', 'domesticFragility', 'capitalStress', 'energyVulnerability'].map((id) => `/balance/${id}`),
  ...['allianceCohesion', 'maritimeAccess', 'energyLeverage', 'netBalance'].map((id) => `/balance/${id}`),
  ...['/regime/label', '/meta/snapshotConfidence', '/meta/validUntil', '/mobility/rerouteIntensity'],
  ...['/scenarioSets/1/lanes/0/probability', '/scenarioSets/2/lanes/1/probability'],
  ...['/transmissionPaths/0/magnitudeHigh', '/transmissionPaths/0/confidence', '/transmissionPaths/0/latencyHours'],
  ...['/triggers/active/0/activatedAt', '/triggers/watching/0/threshold/value', '/triggers/dormant/0/threshold/value'],
  ...['/actors/0/leverageScore', '/actors/0/delta', '/leverageEdges/0/strength', '/evidence/0/confidence'],
];

/**
 * Every region at every instant, each snapshot following the one before, with the state that it leaves to the next.
 * @param instants epoch ms, ascending
 * @param options `isExercise` marks texts and sources; at `explainedAt` (epoch ms) the snapshots are explained
 * @returns `{snapshot, state, explanations?}`, explanations by JSON Pointer
 */
export function* snapshotsOf(rows, instants, { isExercise, explainedAt = [], program }) {
  const prepared = program.prepareObservations(rows);
  const priors = new Map();
  for (const instant of instants) {
    const world = program.assessWorld(prepared.asOf(instant), isExercise ? 'EXERCISE ' : '');
    for (const regionId of program.REGION_IDS) {
      const prior = priors.get(regionId);
      const { draft, state } = program.assessRegion(world, regionId, prior);
      priors.set(regionId, state);
      const snapshot = program.assembleSnapshot(draft, program.templateNarrative(draft, isExercise));
      if (!explainedAt.includes(instant)) {
        yield { snapshot, state };
        continue;
      }
      const there = POINTERS.filter((path) => valueAt(snapshot, path) !== undefined);
      const explain = (path) => program.explainSnapshot({ snapshot, path, world, prior });
      yield { snapshot, state, explanations: Object.fromEntries(there.map((path) => [path, explain(path)])) };
    }
  }
}
