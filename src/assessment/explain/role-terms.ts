import type { ActorState } from '../../contract/intelligence/actor-state.ts';
import type { RoleFigures } from '../actors/actor-role.ts';
import { roleFiguresOf } from '../actors/actor-states.ts';
import { PARAMETERS } from '../parameters.ts';
import { named, type Rule } from './rules.ts';

const WORDS =
  'The first that applies: an aggressor starts most of the material conflict that it is part of; a broker mediates between two parties in conflict; a stabilizer does more material cooperation than conflict; any other is swing. Clusters are independent ones of 90 days.';

const LABELS: Readonly<Record<keyof RoleFigures, string>> = {
  acts: 'Clusters of its acts',
  startedConflict: 'Clusters of material conflict that it started',
  startedShare: 'Share of the material conflict with it that it started',
  mediations: 'Clusters of its mediation',
  cooperation: 'Clusters of its material cooperation',
  cooperationShare: 'Share of cooperation in its material acts',
};

/** The figures that the role of an actor is read from; they are no sum. */
export function roleTerms(shown: ActorState | undefined): RoleTerms | undefined {
  const figures = shown === undefined ? undefined : roleFiguresOf(shown);
  if (shown === undefined || figures === undefined) return undefined;
  const { clustersNeeded, aggressorShare, stabilizerShare, mediationNeeded, conflictNeeded } = PARAMETERS.actors;
  const parameters = named('actors', {
    clustersNeeded,
    aggressorShare,
    stabilizerShare,
    mediationNeeded,
    conflictNeeded,
  });
  const terms = FIGURES.flatMap((figure) => {
    const value = figures[figure];
    return value === undefined ? [] : [{ label: LABELS[figure], value, evidenceIds: [...shown.evidenceIds] }];
  });
  return { rule: { words: WORDS, parameters }, terms, isSum: false };
}

interface RoleTerms {
  readonly rule: Rule;
  readonly terms: readonly { label: string; value: number; evidenceIds: string[] }[];
  readonly isSum: false;
}

const FIGURES = ['acts', 'startedConflict', 'startedShare', 'mediations', 'cooperation', 'cooperationShare'] as const;
