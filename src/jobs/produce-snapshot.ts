import { assembleSnapshot, type Narration, snapshotBody } from '../assessment/assemble-snapshot.ts';
import { type AssessedDraft, assessRegion } from '../assessment/assess-region.ts';
import type { World } from '../assessment/assess-world.ts';
import { countrySources } from '../assessment/countries/country-sources.ts';
import { countryStates } from '../assessment/countries/country-states.ts';
import { inputNotes } from '../assessment/countries/input-notes.ts';
import { brokenInvariants } from '../assessment/invariants.ts';
import type { RegionState } from '../assessment/region-state.ts';
import { simulationLevers } from '../assessment/simulate/simulation-levers.ts';
import { companionOf, type StoredCompanion } from '../assessment/snapshot-companion.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { RegionId } from '../reference/regions.ts';

/** Writes the text of a finished draft; may wait for a language model, within the time limit of its maker. */
export type Narrate = (draft: AssessedDraft) => MaybePromise<Narration>;

export type Produced =
  | {
      readonly status: 'whole';
      readonly snapshot: RegionalSnapshot;
      readonly body: string;
      /** Stored and signed beside it; computed at each call, so that a replay pays for it only where it is shown. */
      readonly companion: () => StoredCompanion;
      readonly state: RegionState;
    }
  /** A promise is broken: not to be stored, the last snapshot stays. */
  | { readonly status: 'refused'; readonly regionId: RegionId; readonly broken: readonly string[] };

/** Assess, narrate, check: the one way to make a snapshot, for the schedule, the command line and a replay. */
export async function produceSnapshot(
  world: World,
  regionId: RegionId,
  { prior, narrate }: { readonly prior: RegionState | undefined; readonly narrate: Narrate },
): Promise<Produced> {
  const { draft, state } = assessRegion(world, regionId, prior);
  const snapshot = assembleSnapshot(draft, await narrate(draft));
  const broken = brokenInvariants(snapshot);
  if (broken.length > 0) return { status: 'refused', regionId, broken };
  const companion = (): StoredCompanion =>
    companionOf(draft, {
      inputs: inputNotes(world, regionId),
      levers: simulationLevers(world, regionId),
      countries: countryStates(world, regionId),
      sources: countrySources(world.index),
    });
  return { status: 'whole', snapshot, body: snapshotBody(snapshot), companion, state };
}
