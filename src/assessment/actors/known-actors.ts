import type { ActorState } from '../../contract/intelligence/actor-state.ts';
import type { LeverageEdge } from '../../contract/intelligence/leverage-edge.ts';
import { regionById } from '../../reference/regions.ts';
import { statusOf } from '../input-status.ts';
import type { InputId } from '../inputs.ts';
import { PARAMETERS } from '../parameters.ts';
import { type PiecewiseMap, piecewiseMap } from '../pieces.ts';
import type { SourceInputs } from '../signal.ts';
import { actClusters, clustersWithin } from './act-clusters.ts';
import { type ActorReference, lookIntoReference } from './actor-reference.ts';
import { actorStates } from './actor-states.ts';
import { type EnergyContext, energySupply, type PassageOf } from './energy-supply.ts';
import { actEdges, sanctionsEdges } from './leverage-edges.ts';
import { type Ranked, strongest } from './ranked.ts';
import { concernsRegion } from './region-acts.ts';

/** Actors of a region and leverage edges between actors, strongest first. */
export interface KnownActors {
  readonly actors: readonly Ranked<ActorState>[];
  readonly edges: readonly Ranked<LeverageEdge>[];
}

const { windowDays, maxActors, maxEdges } = PARAMETERS.actors;

/**
 * Actors and edges of every region, by region id (METHOD.md §8). Without an input, what rests on it is left out.
 * @param reference the registry of ids: two actors swapped in it and in the observations swap everything
 */
export function knownActors(
  sensing: SourceInputs & Pick<EnergyContext, 'corridors'>,
  reference: ActorReference,
): PiecewiseMap<KnownActors> {
  const { index, label, corridors } = sensing;
  const isAvailable = (id: InputId): boolean => statusOf(sensing.inputs, id).status !== 'missing';
  const lookup = lookIntoReference(reference);
  const endAt = index.instant;
  const shared = piecewiseMap(function* (_: string) {
    const energy = isAvailable('energy_figures') ? yield* energySupply({ index, label, corridors, lookup }) : undefined;
    const clusters = isAvailable('actors') ? actClusters(index) : [];
    yield;
    return {
      clusters,
      energy,
      edges: [
        ...(energy?.edges ?? []),
        ...(isAvailable('sanctions_lists') ? sanctionsEdges({ index, label, lookup, endAt }) : []),
      ],
    };
  });
  return piecewiseMap(function* (id) {
    const region = regionById(id);
    if (region === undefined) throw new Error(`unknown region: ${id}`);
    const { clusters, energy, edges } = yield* shared.inPieces('world');
    const concerns = concernsRegion(region.id, lookup);
    const own = clusters.filter(({ from, to }) => concerns(from, to));
    const context = { regionId: region.id, label, endAt, lookup, index };
    const energyOf = (iso2: string, at: number) => energy?.meansOf(iso2, at);
    const passageOf: PassageOf = (iso2, straits) => energy?.passageOf(iso2, straits);
    const acts = clustersWithin(own, { endAt, days: windowDays });
    yield;
    const actors = strongest(yield* actorStates(own, { ...context, energyOf }), maxActors);
    yield;
    const ofActs = yield* actEdges(acts, { ...context, passageOf });
    const concerning = edges.filter(({ shown }) => concerns(shown.fromActorId, shown.toActorId));
    return { actors, edges: strongest([...concerning, ...ofActs], maxEdges) };
  });
}
