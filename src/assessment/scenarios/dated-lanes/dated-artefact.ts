import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import fitted from './dated-artefact.json' with { type: 'json' };
import { DatedArtefactSchema } from './dated-artefact-schema.ts';

/** The fitted figures of the lanes of 24 hours and 7 days, as `scripts/fit-dated-lanes.mjs` wrote them. */
export type DatedArtefact = Static<typeof DatedArtefactSchema>;

/** @throws where a document is not what the schema asks for */
export function readDatedArtefact(document: unknown): DatedArtefact {
  if (!Value.Check(DatedArtefactSchema, document))
    throw new Error('the artefact of dated lanes is not what its schema asks for');
  return document;
}

export const DATED_ARTEFACT: DatedArtefact = readDatedArtefact(fitted);
