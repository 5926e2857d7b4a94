import { AXES, HORIZONS, LANES } from '../../contract/intelligence/vocabulary.ts';

/** Numbers of a snapshot by the names that people and the differences use, with the place of each. */
export const NUMBER_POINTERS: ReadonlyMap<string, string> = new Map([
  ...AXES.map((axis) => [axis, `/balance/${axis}`] as const),
  ['netBalance', '/balance/netBalance'] as const,
  ['confidence', '/meta/snapshotConfidence'] as const,
  ['regime', '/regime/label'] as const,
  ...HORIZONS.flatMap((horizon, set) =>
    LANES.map((lane, index) => [`${lane}:${horizon}`, `/scenarioSets/${set}/lanes/${index}/probability`] as const),
  ),
]);

/** The place of a number that is named, or is a JSON Pointer already; undefined for any other text. */
export const pointerOf = (named: string): string | undefined =>
  named.startsWith('/') ? named : NUMBER_POINTERS.get(named);
