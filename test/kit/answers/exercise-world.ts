import type { KnownRegion, KnownSnapshot, Reading } from '../../../src/analysis/answer/gather-claims.ts';
import { templateNarrative } from '../../../src/analysis/narrative/template-narrative.ts';
import { assembleSnapshot } from '../../../src/assessment/assemble-snapshot.ts';
import { assessRegion } from '../../../src/assessment/assess-region.ts';
import { assessWorld, type World } from '../../../src/assessment/assess-world.ts';
import { countrySources } from '../../../src/assessment/countries/country-sources.ts';
import { countryStates } from '../../../src/assessment/countries/country-states.ts';
import type { Observation } from '../../../src/assessment/observation.ts';
import { prepareObservations } from '../../../src/assessment/observation-index.ts';
import { companionOf } from '../../../src/assessment/snapshot-companion.ts';
import { type SourcePages, sourcePages } from '../../../src/claims/source-pages.ts';
import { FEED_CARDS } from '../../../src/feeds/registry.ts';
import type { RegionId } from '../../../src/reference/regions.ts';
import { exerciseObservations } from '../exercise-observations.ts';
import { ASKED_AT } from './questions.ts';

/** Pages of the sources of every feed. */
export const PAGES: SourcePages = sourcePages(FEED_CARDS);

/** Snapshots of the exercise as they were known at any instant; each is assessed when it is first read. */
export interface ExerciseWorld {
  known(reading: Reading): readonly KnownRegion[];
  snapshot(regionId: RegionId, at: number): KnownSnapshot;
}

/** The exercise at its opening, through every feed; some 25 s of a core. */
export async function exerciseWorld(): Promise<ExerciseWorld> {
  const observations = await exerciseObservations({ anchorAt: ASKED_AT, seed: 20_261, at: ASKED_AT });
  const prepared = prepareObservations(observations.map(asIfPolled));
  const worlds = new Map<number, World>();
  const snapshots = new Map<string, KnownSnapshot>();
  const worldAt = (at: number): World => {
    const known = worlds.get(at) ?? assessWorld(prepared.asOf(at), 'EXERCISE ');
    worlds.set(at, known);
    return known;
  };
  const snapshot = (regionId: RegionId, at: number): KnownSnapshot => {
    const key = `${regionId} ${at}`;
    const known = snapshots.get(key) ?? assessed(worldAt(at), regionId);
    snapshots.set(key, known);
    return known;
  };
  return {
    snapshot,
    known: ({ regionIds, at, from }) =>
      regionIds.map((id) => ({ now: snapshot(id, at), ...(from === undefined ? {} : { before: snapshot(id, from) }) })),
  };
}

const LAGS: ReadonlyMap<string, number> = new Map(FEED_CARDS.map(({ id, publicationLagMs }) => [id, publicationLagMs]));

/** Known when its feed publishes it, as to a service that had been polling: not all at the opening. */
const asIfPolled = (read: Observation): Observation => ({
  ...read,
  knownAt: Math.min(read.knownAt, read.observedAt + (LAGS.get(read.feedId) ?? 0)),
});

function assessed(world: World, regionId: RegionId): KnownSnapshot {
  const { draft } = assessRegion(world, regionId, undefined);
  const snapshot = assembleSnapshot(draft, templateNarrative(draft, true));
  const countries = countryStates(world, regionId);
  return { snapshot, companion: companionOf(draft, { countries, sources: countrySources(world.index) }) };
}
