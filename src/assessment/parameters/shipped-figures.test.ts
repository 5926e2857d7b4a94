import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Type } from '../../contract/conventions/schema.ts';
import { HindcastGroup } from '../../contract/intelligence/get-calibration.ts';
import { DATED_ARTEFACT } from '../scenarios/dated-lanes/dated-artefact.ts';
import { DatedArtefactSchema } from '../scenarios/dated-lanes/dated-artefact-schema.ts';
import { LANE_ARTEFACT } from '../scenarios/lane-model/lane-artefact.ts';
import { LaneArtefactSchema } from '../scenarios/lane-model/lane-artefact-schema.ts';
import { HINDCAST_SCORES } from './hindcast-scores.ts';

/** Checked here and not at every start, where it took longer than the rest of a short command. */
describe('fitted figures that the program ships', () => {
  it.each([
    ['the lane model', LaneArtefactSchema, LANE_ARTEFACT, 'regions'],
    ['the lanes of 24 hours and 7 days', DatedArtefactSchema, DATED_ARTEFACT, 'horizons'],
    ['the scores of the hindcast', Type.Array(HindcastGroup), HINDCAST_SCORES, '0'],
  ] as const)('are what their schema asks for: %s', (_, schema, figures, part) => {
    expect(Value.Check(schema, figures)).toBe(true);
    const damaged: Record<string, unknown> = Object.assign(structuredClone(figures));
    damaged[part] = 'damaged';
    expect(Value.Check(schema, damaged)).toBe(false);
  });
});
