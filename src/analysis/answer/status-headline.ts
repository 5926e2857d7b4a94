import { percent } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { isQuoting } from '../../claims/kinds/record.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import type { Measure } from '../question/vocabulary.ts';
import { type AnswerSentence, limit, stating } from './answer.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { combined, first, short, some } from './claim-sentences.ts';
import { missingLead } from './missing-inputs.ts';
import { magnitudeOf } from './record-facets.ts';

/** State first, then the figure beside it. */
export function statusHeadline(asked: Asked, claims: readonly Claim[]): readonly AnswerSentence[] {
  if (asked.understood.measures.includes('missing_inputs')) return missingLead(claims);
  if (asked.understood.magnitude !== undefined) return strongest(asked.understood.magnitude, claims);
  const warned = warnings(asked, claims);
  if (warned.length > 0) return warned.map(short);
  const isNamed = ({ subject }: Claim): boolean =>
    asked.understood.corridors.some((id) => subject === `corridor:${id}`) || asked.understood.corridors.length === 0;
  const state = claims.find((claim) => claim.kind === 'corridor' && claim.predicate === 'is' && isNamed(claim));
  const traffic = claims.find(
    ({ kind, predicate, subject }) => kind === 'corridor' && predicate === 'measures' && subject === state?.subject,
  );
  if (state !== undefined && asked.understood.measures.includes('confidence'))
    return [short(state), stating(`The certainty of that, by evidence: ${percent(state.certainty)}.`, state)];
  if (state !== undefined) return some(state, traffic).map(short);
  const gap = first(claims, 'gap');
  const known = claims.filter(({ kind }) => kind !== 'gap' && kind !== 'trigger');
  if (gap !== undefined) return [short(gap), ...known.slice(0, 1).map(short)];
  const regime = first(claims, 'regime');
  const pressing = claims.find(({ kind, predicate }) => kind === 'event' && predicate.startsWith('leads'));
  const others = known.filter((claim) => claim !== regime && claim !== pressing);
  if (asked.countries.length > 0 && others.length > 1) return [combined(others.slice(0, 2))];
  return some(regime, pressing ?? others[0])
    .slice(0, 2)
    .map(short);
}

/** Of a question of navigational warnings alone: how many are in force and the newest, or that none are known and what is. */
function warnings({ understood }: Asked, claims: readonly Claim[]): readonly Claim[] {
  const [only, ...others] = understood.measures;
  if (only !== 'navigational_warnings' || others.length > 0) return [];
  const count = claims.find((claim) => isOf(claim, only) && !isQuoting(claim)) ?? first(claims, 'gap');
  const beside = claims.find((claim) => isQuoting(claim)) ?? claims.find(({ predicate }) => predicate === 'is');
  return count === undefined ? [] : some(count, beside);
}

const isOf = (claim: Claim, measure: Measure): boolean =>
  claim.kind !== 'trigger' && claim.kind !== 'gap' && factsOf(claim).measures.includes(measure);

/** Whether an earthquake of a magnitude is known, and the strongest that is. */
function strongest(magnitude: number, claims: readonly Claim[]): readonly AnswerSentence[] {
  const [claim] = claims;
  if (claim === undefined) return [];
  if (magnitudeOf(claim) >= magnitude) return [stating(`Yes: ${sentencesOf(claim).clause}.`, claim)];
  return claim.kind === 'notice'
    ? [
        limit(`No earthquake of magnitude ${magnitude} or more is among those of that time that are held.`),
        short(claim),
      ]
    : [short(claim)];
}
