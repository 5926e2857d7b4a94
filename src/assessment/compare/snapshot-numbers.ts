import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';

/** The numbers of a snapshot that can be compared with another's, each by a name that means the same in both. */
export function snapshotNumbers(snapshot: RegionalSnapshot): ReadonlyMap<string, number> {
  const { meta, balance, actors, leverageEdges, scenarioSets, transmissionPaths, mobility } = snapshot;
  return new Map([
    ['meta.snapshotConfidence', meta.snapshotConfidence],
    ...AXES.map((axis) => [`balance.${axis}`, balance[axis]] as const),
    ['balance.netBalance', balance.netBalance],
    ...actors.map(({ actorId, leverageScore }) => [`actors.${actorId}.leverageScore`, leverageScore] as const),
    ...leverageEdges.map(
      ({ fromActorId, toActorId, mechanism, strength }) =>
        [`leverageEdges.${fromActorId}.${toActorId}.${mechanism}.strength`, strength] as const,
    ),
    ...scenarioSets.flatMap(({ horizon, lanes }) =>
      lanes.map(({ name, probability }) => [`scenarioSets.${horizon}.${name}.probability`, probability] as const),
    ),
    ...transmissionPaths.flatMap((path) => {
      const name = `transmissionPaths.${path.templateId}.${path.corridorId}.${path.end}`;
      return [
        [`${name}.magnitudeLow`, path.magnitudeLow] as const,
        [`${name}.magnitudeHigh`, path.magnitudeHigh] as const,
        [`${name}.confidence`, path.confidence] as const,
      ];
    }),
    ['mobility.rerouteIntensity', mobility.rerouteIntensity],
    ...mobility.flightCorridors.map(
      ({ corridor, stressLevel }) => [`mobility.flightCorridors.${corridor}.stressLevel`, stressLevel] as const,
    ),
  ]);
}
