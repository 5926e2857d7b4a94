import fc from 'fast-check';
import { act, acts, type ReportedAct, someActs } from '../../../test/kit/act-worlds.ts';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { observationsOf, somePlan, someRegion, type WorldPlan } from '../../../test/kit/world-plans.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import { templateNarrative } from '../../analysis/narrative/template-narrative.ts';
import { assembleSnapshot } from '../../assessment/assemble-snapshot.ts';
import { assessRegion } from '../../assessment/assess-region.ts';
import { assessWorld, type World } from '../../assessment/assess-world.ts';
import { countrySources } from '../../assessment/countries/country-sources.ts';
import { countryStates } from '../../assessment/countries/country-states.ts';
import type { Observation } from '../../assessment/observation.ts';
import { indexObservations } from '../../assessment/observation-index.ts';
import { companionOf, type StoredCompanion } from '../../assessment/snapshot-companion.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { Claim } from '../claim.ts';
import { countryClaims, snapshotClaims } from '../snapshot-claims.ts';
import { type SourcePages, sourcePages } from '../source-pages.ts';

/** A stored snapshot with its companion, the world it was assessed from, and its claims. */
export interface ClaimedSnapshot {
  readonly world: World;
  readonly snapshot: RegionalSnapshot;
  readonly companion: StoredCompanion;
  readonly claims: readonly Claim[];
  readonly countryClaims: readonly Claim[];
}

/** Pages of the sources of every feed. */
export const PAGES: SourcePages = sourcePages(FEED_CARDS);

export function claimedSnapshot(rows: readonly Observation[], regionId: RegionId, instant = NOW): ClaimedSnapshot {
  const world = assessWorld(indexObservations(rows, instant));
  const { draft } = assessRegion(world, regionId, undefined);
  const snapshot = assembleSnapshot(draft, templateNarrative(draft, false));
  const countries = countryStates(world, regionId);
  const companion = companionOf(draft, { countries, sources: countrySources(world.index) });
  return {
    ...{ world, snapshot, companion },
    claims: snapshotClaims(snapshot, companion, PAGES),
    countryClaims: countryClaims(companion, PAGES),
  };
}

/** Random worlds, their snapshots of a random region, and the claims of these. */
export const someClaimed: fc.Arbitrary<ClaimedSnapshot> = fc
  .tuple(somePlan, someRegion, someActs)
  .map(([plan, regionId, reported]: readonly [WorldPlan, RegionId, readonly ReportedAct[]]) =>
    claimedSnapshot([...observationsOf(plan), ...reported.map(act)], regionId),
  );

/** What Iran does in the crisis, besides the traffic and the reports. */
const ACTS: readonly Observation[] = [
  ...acts({ from: 'state:IR', to: 'state:SA', kind: 'force' }, 30),
  ...acts({ from: 'state:IR', to: 'state:AE', kind: 'blockade' }, 20),
  ...acts({ from: 'state:US', to: 'state:IR', kind: 'mediation' }, 12),
  ...acts({ from: 'state:SA', to: 'state:AE', kind: 'agreement' }, 9),
];

export const crisis = (regionId: RegionId = 'mena'): ClaimedSnapshot =>
  claimedSnapshot([...worldWith(HORMUZ_CRISIS), ...ACTS], regionId);
export const calm = (regionId: RegionId = 'mena'): ClaimedSnapshot => claimedSnapshot(worldWith(), regionId, NOW);
