import { LANE_BASE_RATES } from '../../assessment/parameters/lane-base-rates.ts';
import type { LaneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { isRegionId } from '../../reference/regions.ts';

/** The base rates that snapshots show where no model speaks: one constant a region; for a country its region's. */
export function publishedRates(unit: string, horizon: Horizon): LaneShares {
  const region = isRegionId(unit) ? unit : countryByIso2(unit)?.regionId;
  const [base, escalation, containment, fragmentation] =
    LANE_BASE_RATES[region !== undefined && isRegionId(region) ? region : 'global'][horizon].probabilities;
  return [base, escalation, containment, fragmentation];
}
