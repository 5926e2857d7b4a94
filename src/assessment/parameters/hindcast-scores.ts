import type { HindcastGroup } from '../../contract/intelligence/get-calibration.ts';
import printed from './hindcast-scores.json' with { type: 'json' };

/**
 * What the hindcast found on the test years, before any set was sealed: printed by scripts/print-calibration.mjs from its reports.
 * `model` is the fitted model; where it showed no skill, climatology is published in its place. A test checks them against their schema.
 */
export const HINDCAST_SCORES = printed as readonly HindcastGroup[];
