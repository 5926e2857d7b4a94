import { capitalised } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { nounOf } from '../../claims/measures.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { theaterById } from '../../reference/theaters.ts';
import type { Premise } from '../question/cues.ts';
import type { Measure } from '../question/vocabulary.ts';
import { type AnswerSentence, stating } from './answer.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { valued } from './place-facets.ts';

/**
 * What a question takes for granted, confirmed or contradicted from a claim; undefined where it takes nothing for granted that a
 * claim speaks to. A supposition (`what if …`) is none.
 */
export function premiseAnswer(asked: Asked, claims: readonly Claim[]): AnswerSentence | undefined {
  const { premises, intent, measures, mayBeYesOrNo } = asked.understood;
  // A track record is none of a value.
  if (measures.includes('calibration')) return undefined;
  if (intent === 'likelihood' || intent === 'definition' || intent === 'watch') return undefined;
  if (premises.includes('record_high') || premises.includes('record_low')) return recordAnswer(premises, claims);
  const isOnState = premises.includes('open') || premises.includes('closed');
  if (isOnState && intent === 'status' && mayBeYesOrNo) return stateAnswer(premises, asked, claims);
  if (premises.includes('calm') && intent === 'status' && mayBeYesOrNo) return calmAnswer(asked, claims);
  if (premises.includes('up') !== premises.includes('down'))
    return directionAnswer(premises.includes('up') ? 'up' : 'down', ofMeasures(asked, claims), intent === 'change');
  return undefined;
}

/** What another measure did says nothing of the one that is asked about. */
const ofMeasures = (asked: Asked, claims: readonly Claim[]): readonly Claim[] => {
  const wanted: readonly Measure[] = valued(asked).map((one) => (one === 'corridor_state' ? 'transits' : one));
  return wanted.length === 0
    ? claims
    : claims.filter((claim) => factsOf(claim).measures.some((one) => wanted.includes(one)));
};

/** `Yes: …`, `No: …`: whether it is as the question has it. */
function stateAnswer(
  premises: readonly Premise[],
  { understood, countries }: Asked,
  claims: readonly Claim[],
): AnswerSentence | undefined {
  // The airspace of others says neither yes nor no.
  const isThere = (claim: Claim): boolean =>
    countries.length === 0 || countries.some((iso2) => countriesUnder(claim).includes(iso2));
  const state = claims.find((claim) => {
    const { predicate, kind, subject } = claim;
    if (predicate !== 'is') return false;
    if (kind === 'corridor') return understood.corridors.some((id) => subject === `corridor:${id}`);
    return kind === 'mobility' && isThere(claim);
  });
  if (state === undefined) return undefined;
  const wanted = premises.includes('open') ? 'open' : 'closed';
  if (state.kind === 'mobility' && understood.measures.includes('airports') && !state.subject.startsWith('airport:'))
    return undefined;
  const said = state.object === wanted ? 'Yes' : 'No';
  const { clause } = sentencesOf(state);
  return stating(`${said}: ${clause}.`, state);
}

/** Countries of an airport, of an airspace, or below an airspace over several. */
const countriesUnder = (claim: Claim): readonly string[] => [
  ...factsOf(claim).countries,
  ...(theaterById(claim.subject.replace(/^airspace-over:/, ''))?.countries ?? []),
];

/** Whether a region is in the regime that the question has it in; of a country no regime is known. */
function calmAnswer({ countries, corridors }: Asked, claims: readonly Claim[]): AnswerSentence | undefined {
  const regime = claims.find(({ kind, predicate }) => kind === 'regime' && predicate === 'is');
  if (regime === undefined || countries.length + corridors.length > 0) return undefined;
  return stating(`${regime.object === 'calm' ? 'Yes' : 'No'}: ${sentencesOf(regime).clause}.`, regime);
}

/** A record is not in the data: what is known is how far a value lies from its norm. */
function recordAnswer(premises: readonly Premise[], claims: readonly Claim[]): AnswerSentence | undefined {
  const claim = claims.find(({ comparedWith, direction }) => comparedWith !== undefined && direction !== undefined);
  if (claim === undefined) return undefined;
  const isContrary = claim.direction === (premises.includes('record_low') ? 'up' : 'down');
  const { clause } = sentencesOf(claim);
  return stating(`${isContrary ? 'On the contrary' : 'Records are not kept; what is known'}: ${clause}.`, claim);
}

function directionAnswer(way: 'up' | 'down', claims: readonly Claim[], isAsked: boolean): AnswerSentence | undefined {
  const claim =
    claims.find(({ kind, direction }) => kind === 'change' && direction !== undefined) ??
    claims.find(
      ({ kind, predicate, direction }) => kind === 'price' && predicate === 'moved' && direction !== undefined,
    ) ??
    claims.find(
      ({ kind, direction, comparedWith }) =>
        ['corridor', 'price'].includes(kind) && direction !== undefined && comparedWith !== undefined,
    );
  if (claim?.direction === undefined) return undefined;
  const { clause } = sentencesOf(claim);
  if (claim.direction === way) return isAsked ? stating(`Yes: ${clause}.`, claim) : undefined;
  const what =
    claim.measure === undefined
      ? 'it'
      : `${nounOf(claim.measure).replace(/^an? /, '')} in ${subjectInProse(claim.subject)}`;
  if (claim.direction === 'unchanged') return stating(`${capitalised(what)} did not change: ${clause}.`, claim);
  return stating(`${isAsked ? 'No' : 'Contrary to the question'}: ${clause}.`, claim);
}
