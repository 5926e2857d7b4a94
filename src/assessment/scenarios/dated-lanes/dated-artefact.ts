import type { Static } from 'typebox';
import fitted from './dated-artefact.json' with { type: 'json' };
import type { DatedArtefactSchema } from './dated-artefact-schema.ts';

/** TypeScript infers arrays where the schema has tuples. */
const figures: unknown = fitted;

export type DatedArtefact = Static<typeof DatedArtefactSchema>;

/**
 * The fitted figures of the lanes of 24 hours and 7 days, as `scripts/fit-dated-lanes.mjs` wrote them; a test checks them
 * against their schema.
 */
export const DATED_ARTEFACT = figures as DatedArtefact;
