import type { HindcastGroup } from '../../contract/intelligence/get-calibration.ts';

/** What the hindcast of the model that gives the lanes found, as it is published; empty while none was run. */
export const HINDCAST_SCORES: readonly HindcastGroup[] = [];
