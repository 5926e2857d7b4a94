import type { ActorRole } from '../../contract/intelligence/vocabulary.ts';
import { PARAMETERS } from '../parameters.ts';
import type { ActCluster } from './act-clusters.ts';
import { ACT_KINDS, type ActNature } from './act-kinds.ts';
import { hasIndependent, independentClusters } from './independent-clusters.ts';
import { outletShare } from './outlet-share.ts';

const rules = PARAMETERS.actors;

/** Acts of an actor in the window, and acts against it. */
export interface Behaviour {
  readonly done: readonly ActCluster[];
  readonly suffered: readonly ActCluster[];
  /** Whether there are so many independent clusters of material conflict between two actors, started by either. */
  readonly hasConflict: (one: string, other: string, needed: number) => boolean;
}

/**
 * Role by behaviour, never by name (METHOD.md §8): an aggressor starts most of the material conflict that it is part of; a
 * broker mediates between two parties in conflict; a stabilizer cooperates materially. The first that applies.
 * @returns undefined with too little evidence of any behaviour
 */
export function actorRole(behaviour: Behaviour): ActorRole | undefined {
  if (!hasIndependent(behaviour.done, rules.clustersNeeded)) return undefined;
  if (isAggressor(behaviour)) return 'aggressor';
  if (isBroker(behaviour)) return 'broker';
  return isStabilizer(behaviour) ? 'stabilizer' : 'swing';
}

function isAggressor({ done, suffered }: Behaviour): boolean {
  const started = ofNature(done, 'material_conflict');
  if (!hasIndependent(started, rules.clustersNeeded)) return false;
  return outletShare(started, ofNature(suffered, 'material_conflict')) >= rules.aggressorShare;
}

function isBroker({ done, hasConflict }: Behaviour): boolean {
  const sides = new Map<string, ActCluster[]>();
  for (const cluster of ofNature(done, 'mediation')) {
    const side = sides.get(cluster.to);
    if (side === undefined) sides.set(cluster.to, [cluster]);
    else side.push(cluster);
  }
  const parties = [...sides];
  return parties.some(([one, withOne], i) =>
    parties
      .slice(i + 1)
      .some(
        ([other, withOther]) =>
          hasIndependent([...withOne, ...withOther], rules.mediationNeeded) &&
          hasConflict(one, other, rules.conflictNeeded),
      ),
  );
}

function isStabilizer({ done }: Behaviour): boolean {
  const cooperation = ofNature(done, 'material_cooperation');
  if (!hasIndependent(cooperation, rules.clustersNeeded)) return false;
  return outletShare(cooperation, ofNature(done, 'material_conflict')) >= rules.stabilizerShare;
}

/** What a role is read from: counts of independent clusters, and shares of material acts where there are any. */
export function roleFigures({ done, suffered }: Behaviour): RoleFigures {
  const [started, borne] = [ofNature(done, 'material_conflict'), ofNature(suffered, 'material_conflict')];
  const cooperation = ofNature(done, 'material_cooperation');
  return {
    acts: countOf(done),
    startedConflict: countOf(started),
    ...(started.length + borne.length === 0 ? {} : { startedShare: outletShare(started, borne) }),
    mediations: countOf(ofNature(done, 'mediation')),
    cooperation: countOf(cooperation),
    ...(cooperation.length + started.length === 0 ? {} : { cooperationShare: outletShare(cooperation, started) }),
  };
}

export interface RoleFigures {
  readonly acts: number;
  readonly startedConflict: number;
  /** Of the material conflict that it is part of, 0 to 1. */
  readonly startedShare?: number;
  readonly mediations: number;
  readonly cooperation: number;
  /** Of what it does materially, 0 to 1. */
  readonly cooperationShare?: number;
}

export function ofNature(clusters: readonly ActCluster[], nature: ActNature): readonly ActCluster[] {
  return clusters.filter(({ kind }) => ACT_KINDS[kind].nature === nature);
}

/** Independent clusters, whatever their age. */
export function countOf(clusters: readonly ActCluster[]): number {
  return independentClusters(clusters.map(({ lineages }) => ({ weight: 1, lineages }))).count;
}
