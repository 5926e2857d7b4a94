import type { ActorState } from '../../contract/intelligence/actor-state.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { LeverageEdge } from '../../contract/intelligence/leverage-edge.ts';
import type { KnownActors } from './known-actors.ts';
import { type Ranked, strongest } from './ranked.ts';

/** Actors and edges as a snapshot shows them, and the ids they cite. */
export interface LimitedActors {
  readonly actors: ActorState[];
  readonly leverageEdges: LeverageEdge[];
  readonly cited: ReadonlySet<string>;
}

/** The evidence of actors and edges. */
export function actorsEvidence({ actors, edges }: KnownActors): readonly EvidenceItem[] {
  return [...actors, ...edges].flatMap(({ evidence }) => evidence);
}

/** The strongest actors and edges that together cite no more than so many items; the weakest are left out (METHOD.md §2). */
export function limitActors({ actors, edges }: KnownActors, maxCited: number): LimitedActors {
  for (let most = Math.max(actors.length, edges.length); ; most -= 1) {
    const some = { actors: strongest(actors, most), edges: strongest(edges, most) };
    const cited = new Set(actorsEvidence(some).map(({ id }) => id));
    if (cited.size > maxCited && most > 0) continue;
    return { actors: shown(some.actors), leverageEdges: shown(some.edges), cited };
  }
}

const shown = <T>(ranked: readonly Ranked<T>[]): T[] => ranked.map((one) => one.shown);
