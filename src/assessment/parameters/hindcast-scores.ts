import { Value } from 'typebox/value';
import { Type } from '../../contract/conventions/schema.ts';
import { HindcastGroup } from '../../contract/intelligence/get-calibration.ts';
import printed from './hindcast-scores.json' with { type: 'json' };

/**
 * What the hindcast found on the test years, before any set was sealed: printed by scripts/print-calibration.mjs from its reports.
 * `model` is the fitted model; where it showed no skill, climatology is published in its place.
 */
export const HINDCAST_SCORES: readonly HindcastGroup[] = readScores(printed);

function readScores(document: unknown): readonly HindcastGroup[] {
  if (!Value.Check(Type.Array(HindcastGroup), document))
    throw new Error('the scores of the hindcast have another shape');
  return document;
}
