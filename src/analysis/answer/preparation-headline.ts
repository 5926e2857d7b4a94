import type { Claim } from '../../claims/claim.ts';
import type { AnswerSentence } from './answer.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { combined, full } from './claim-sentences.ts';
import { sails } from './preparation-facets.ts';

/**
 * The largest exposure with the state of its route; then, by sea, what prices may do or the days of a detour, else the figure of the
 * place; at last the nearest trigger or the lane.
 */
export function preparationHeadline({ understood }: Asked, claims: readonly Claim[]): readonly AnswerSentence[] {
  const first = (matches: (claim: Claim) => boolean): Claim | undefined => claims.find(matches);
  const states = claims.filter(({ kind, predicate }) => kind === 'corridor' && predicate === 'is');
  const exposure = first(({ kind }) => kind === 'driver');
  const corridors = exposure === undefined ? [] : factsOf(exposure).corridors;
  const state =
    exposure === undefined
      ? states[0]
      : states.find(({ subject }) => corridors.some((id) => subject === `corridor:${id}`));
  const route = [state, exposure].filter((claim) => claim !== undefined);
  const path = first(({ kind, predicate }) => kind === 'path' && predicate.endsWith('moves'));
  const detour = first(({ kind }) => kind === 'route');
  const figure = first(({ kind }) => ['event', 'level', 'price', 'mobility'].includes(kind));
  const other = first(({ kind }) => kind === 'trigger') ?? first(({ kind }) => kind === 'lane');
  const next = (sails(understood) ? (path ?? detour ?? figure) : (figure ?? path)) ?? other;
  return [...(route.length === 0 ? [] : [combined(route)]), ...(next === undefined ? [] : [full(next)])];
}
