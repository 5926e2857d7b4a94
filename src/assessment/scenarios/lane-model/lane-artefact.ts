import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import fitted from './lane-artefact.json' with { type: 'json' };
import { LaneArtefactSchema } from './lane-artefact-schema.ts';

/** The fitted lane model of METHOD.md §5, as `scripts/fit-lanes.mjs` wrote it. */
export type LaneArtefact = Static<typeof LaneArtefactSchema>;

/** @throws where a document is not what the schema asks for */
export function readLaneArtefact(document: unknown): LaneArtefact {
  if (!Value.Check(LaneArtefactSchema, document)) throw new Error('the lane artefact is not what its schema asks for');
  return document;
}

export const LANE_ARTEFACT: LaneArtefact = readLaneArtefact(fitted);

/** Whether the test years showed skill for regions at 30 days: where not, their lanes are climatology (METHOD.md §5). */
export function speaksForRegions({ verdicts }: LaneArtefact): boolean {
  return verdicts.some(
    ({ units, horizon, published }) => units === 'regions' && horizon === '30d' && published === 'model',
  );
}
