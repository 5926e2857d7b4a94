import type { Static } from 'typebox';
import fitted from './lane-artefact.json' with { type: 'json' };
import type { LaneArtefactSchema } from './lane-artefact-schema.ts';

/** TypeScript infers arrays where the schema has tuples. */
const figures: unknown = fitted;

export type LaneArtefact = Static<typeof LaneArtefactSchema>;

/** The fitted lane model of METHOD.md §5, as `scripts/fit-lanes.mjs` wrote it; a test checks it against its schema. */
export const LANE_ARTEFACT = figures as LaneArtefact;

/** Whether the test years showed skill for regions at 30 days: where not, their lanes are climatology (METHOD.md §5). */
export function speaksForRegions({ verdicts }: LaneArtefact): boolean {
  return verdicts.some(
    ({ units, horizon, published }) => units === 'regions' && horizon === '30d' && published === 'model',
  );
}
