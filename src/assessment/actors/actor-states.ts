import type { ActorState } from '../../contract/intelligence/actor-state.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { LeverageDomain } from '../../contract/intelligence/vocabulary.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import type { RegionId } from '../../reference/regions.ts';
import { roundTo } from '../evidence.ts';
import { PARAMETERS } from '../parameters.ts';
import { flatMapInPieces, type Pieces } from '../pieces.ts';
import type { SourceLabel } from '../source-label.ts';
import { DAY_MS } from '../time.ts';
import { type ActCluster, clustersWithin } from './act-clusters.ts';
import { ACT_KINDS } from './act-kinds.ts';
import { behaviourEvidence } from './actor-evidence.ts';
import { type ActorLookup, homeOfState } from './actor-reference.ts';
import { actorRole, type Behaviour, ofNature, type RoleFigures, roleFigures } from './actor-role.ts';
import { hasIndependent } from './independent-clusters.ts';
import { type LeveragePart, leverageScore } from './leverage-score.ts';
import { hashWithoutNames, type Ranked, rankedBy } from './ranked.ts';

const { windowDays, deltaDays } = PARAMETERS.actors;

/** Oil that a state can deliver at an instant, as a share of the world's net exports, with its evidence. */
export interface EnergyMeans {
  readonly share: number;
  readonly evidence: readonly EvidenceItem[];
}

export interface ActorsContext {
  readonly regionId: RegionId;
  readonly label: SourceLabel;
  /** Where the window of behaviour ends, epoch ms. */
  readonly endAt: number;
  readonly lookup: ActorLookup;
  /** @param iso2 ISO 3166 alpha-2 of a state @returns undefined where no figures are known */
  readonly energyOf: (iso2: string, at: number) => EnergyMeans | undefined;
}

const partsByActor = new WeakMap<ActorState, readonly LeveragePart[]>();

/** The parts of an actor's score; undefined for one that was read back from a store. */
export const partsOf = (actor: ActorState): readonly LeveragePart[] | undefined => partsByActor.get(actor);

const figuresByActor = new WeakMap<ActorState, () => RoleFigures>();

/** What the role of an actor is read from; undefined for one that was read back from a store. */
export const roleFiguresOf = (actor: ActorState): RoleFigures | undefined => figuresByActor.get(actor)?.();

/** Every actor with enough evidence, in any order. @param clusters acts that concern the region */
export function* actorStates(
  clusters: readonly ActCluster[],
  context: ActorsContext,
): Pieces<readonly Ranked<ActorState>[]> {
  const { endAt } = context;
  const now = clustersWithin(clusters, { endAt, days: windowDays });
  const before = clustersWithin(clusters, { endAt: endAt - deltaDays * DAY_MS, days: windowDays });
  const [done, suffered, doneBefore] = [groupBy(now, 'from'), groupBy(now, 'to'), groupBy(before, 'from')];
  const hasConflict = conflicts(now);
  yield;
  return yield* flatMapInPieces(done, ([id, acts]) => {
    const actor = context.lookup.actor(id);
    const borne = suffered.get(id) ?? [];
    const behaviour = { done: acts, suffered: borne, hasConflict };
    const role = actor && actorRole(behaviour);
    if (actor === undefined || role === undefined) return [];
    const home = homeOfState(actor);
    const domainOf = domainsBy(context.lookup);
    const scoreAt = (some: readonly ActCluster[], at: number) => {
      const energy = home === undefined ? undefined : context.energyOf(home, at);
      const means = { domainOf, ...(energy === undefined ? {} : { energy: energy.share }) };
      return { ...leverageScore(some, at, means), energy };
    };
    const score = scoreAt(acts, endAt);
    const earlier = () => scoreAt(doneBefore.get(id) ?? [], endAt - deltaDays * DAY_MS);
    const show = () => {
      const observed = behaviourEvidence(
        { label: context.label, instant: context.endAt },
        {
          actor,
          regionId: context.regionId,
          done: acts,
          suffered: borne,
        },
      );
      const evidence = [observed, ...(score.domains.includes('energy') ? (score.energy?.evidence ?? []) : [])];
      const shown: ActorState = {
        actorId: id,
        name: actor.name,
        role,
        leverageDomains: [...score.domains],
        leverageScore: score.score,
        delta: roundTo(score.score - earlier().score, 4),
        evidenceIds: evidence.map((item) => item.id),
      };
      partsByActor.set(shown, score.parts());
      figuresByActor.set(shown, () => roleFigures(behaviour));
      return { shown, evidence };
    };
    return [rankedBy(score.score, show, () => hashWithoutNames({ done: acts, suffered: borne }))];
  });
}

/** A blockade is at sea where one of the two has a shore on a watched strait. */
function domainsBy(lookup: ActorLookup): (cluster: ActCluster) => LeverageDomain {
  const hasShore = (id: string): boolean => lookup.actor(id)?.homeCountries.some((iso2) => SHORES.has(iso2)) ?? false;
  return ({ kind, from, to }) => {
    const { domain } = ACT_KINDS[kind];
    return domain === 'maritime' && !hasShore(from) && !hasShore(to) ? 'military' : domain;
  };
}

const SHORES = new Set(CHOKEPOINTS.flatMap(({ littoral }) => littoral));

function conflicts(clusters: readonly ActCluster[]): Behaviour['hasConflict'] {
  const byPair = new Map<string, ActCluster[]>();
  for (const cluster of ofNature(clusters, 'material_conflict')) {
    const key = pairOf(cluster.from, cluster.to);
    const known = byPair.get(key);
    if (known === undefined) byPair.set(key, [cluster]);
    else known.push(cluster);
  }
  return (one, other, needed) => hasIndependent(byPair.get(pairOf(one, other)) ?? [], needed);
}

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

function groupBy(clusters: readonly ActCluster[], side: 'from' | 'to'): ReadonlyMap<string, readonly ActCluster[]> {
  const groups = new Map<string, ActCluster[]>();
  for (const cluster of clusters) {
    const known = groups.get(cluster[side]);
    if (known === undefined) groups.set(cluster[side], [cluster]);
    else known.push(cluster);
  }
  return groups;
}
