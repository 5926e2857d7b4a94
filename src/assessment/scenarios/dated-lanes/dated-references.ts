import type { LaneShares } from '../lane-model/lane-shares.ts';
import { DATED_ARTEFACT } from './dated-artefact.ts';
import { groupOfMembers, recencyShares } from './dated-lanes.ts';
import type { RepeatedLanes } from './repeated-lanes.ts';

/** Simple forecasts by name. */
export type References = Readonly<Record<string, LaneShares>>;

/**
 * What a model of dated deaths has to beat: the long-run shares of its group, its own known year, and that year with a half-life of
 * ten days, each shrunk towards the one before.
 */
export function datedReferences(repeated: RepeatedLanes): References {
  const { groups } = DATED_ARTEFACT.horizons[repeated.horizon === '24h' ? '24h' : '7d'];
  const climatology = groupOfMembers(repeated.members, groups);
  const recency = recencyShares(repeated, climatology);
  return { climatology, ownYear: recency[0] ?? climatology, recentFrequency: recency.at(-1) ?? climatology };
}
