import { capitalised, listed } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { isExpectedDuration } from '../../claims/kinds/path.ts';
import { isQuoting } from '../../claims/kinds/record.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { MEASURE_WORDS } from '../question/measure-words.ts';
import type { Intent, Measure } from '../question/vocabulary.ts';
import { type AnswerSentence, limit, stating } from './answer.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { first, full, short, some } from './claim-sentences.ts';
import { comparisonHeadline } from './comparison-headline.ts';
import { impactHeadline } from './impact-headline.ts';
import { lanesSought } from './lanes-asked.ts';
import { missingLead } from './missing-inputs.ts';
import { isUnforecast, valued } from './place-facets.ts';
import { premiseAnswer } from './premise.ts';
import { preparationHeadline } from './preparation-headline.ts';
import { coursesHeadline, horizonsHeadline, rankingHeadline } from './ranking-headline.ts';
import { kindsAsked } from './record-needs.ts';
import { statusHeadline } from './status-headline.ts';
import { voyageHeadline } from './voyage-facets.ts';

/** The answer in one or two sentences, by what the question wants. */
export function headlineOf(asked: Asked, taken: readonly Claim[]): readonly AnswerSentence[] {
  // What the press writes leads an answer only where it is what is asked for.
  const isOfPress = asked.understood.measures.includes('headlines');
  const claims = isOfPress ? taken : taken.filter(({ kind }) => kind !== 'headline');
  const around = claims.filter(({ kind }) => kind === 'route');
  if (asked.understood.isAvoiding && around.length > 0)
    return [...around, ...claims.filter(({ predicate }) => predicate === 'is')].slice(0, MAX_LEADING).map(short);
  const lasting = asked.understood.asksDuration ? claims.filter(isExpectedDuration) : [];
  if (lasting.length > 0)
    return [...some(claims.find(isState) ?? claims.find(({ predicate }) => predicate === 'is')), ...lasting]
      .slice(0, MAX_LEADING)
      .map(short);
  const premise = premiseAnswer(asked, claims);
  const found = BY_INTENT[asked.understood.intent](asked, claims);
  const lead =
    premise === undefined
      ? found
      : [premise, ...found.filter(({ claimIds }) => !premise.claimIds.some((id) => claimIds.includes(id)))];
  if (lead.length > 0) return leading(lead);
  const [best] = claims;
  const isBeside = best !== undefined && isQuoting(best) && kindsAsked(asked.understood).length === 0;
  return best === undefined || isBeside
    ? [limit('The assessment holds nothing that answers this question.')]
    : [short(best)];
}

/** Whether a strait is open, closed or disrupted. */
const isState = ({ kind, predicate }: Claim): boolean => kind === 'corridor' && predicate === 'is';

const MAX_LEADING = 2;

/** The first two sentences that state something, with the limits said between them. */
const leading = (lead: readonly AnswerSentence[]): readonly AnswerSentence[] => {
  const stating = lead.filter(({ claimIds }) => claimIds.length > 0).slice(0, MAX_LEADING);
  return lead.filter((one) => one.claimIds.length === 0 || stating.includes(one));
};

type Lead = (asked: Asked, claims: readonly Claim[]) => readonly AnswerSentence[];

const value: Lead = (_, claims) => {
  const figure = claims.find(
    ({ kind, predicate }) =>
      ['level', 'event', 'corridor', 'price', 'act', 'mobility'].includes(kind) && predicate !== 'is',
  );
  const gap = first(claims, 'gap');
  return figure !== undefined ? [full(figure)] : gap === undefined ? [] : [short(gap)];
};

const likelihood: Lead = (asked, claims) => {
  const lane = first(claims, 'lane');
  const state = claims.find(isState);
  if (isUnforecast(asked)) return unforecast(asked, claims);
  if (lane === undefined) return [];
  if (asked.understood.measures.includes('base')) return coursesHeadline(claims);
  if (asked.understood.horizons.length > 0) return horizonsHeadline(lane, claims);
  const isCorridor = state !== undefined && asked.understood.corridors.length > 0;
  return isCorridor
    ? [
        stating(`${capitalised(sentencesOf(state).clause)}, and ${sentencesOf(lane).clause}.`, state, lane),
        limit('No forecast is published for a single strait: the lane is that of its region.'),
      ]
    : [full(lane), ...(isPart(asked) ? [limit('Lanes are published for whole regions: none for a part of one.')] : [])];
};

/** What is known of it instead. */
function unforecast(asked: Asked, claims: readonly Claim[]): readonly AnswerSentence[] {
  const [measure = 'escalation'] = valued(asked);
  const known = claims.find((claim) => claim.kind === 'gap' || factsOf(claim).measures.includes(measure));
  return [
    limit(
      `No forecast of ${MEASURE_WORDS[measure]} is published: lanes are of escalation, containment and fragmentation.`,
    ),
    ...some(known).map(full),
  ];
}

/** Whether less than a region is asked about. */
const isPart = ({ countries, understood }: Asked): boolean => countries.length > 0 || understood.places.length > 0;

const change: Lead = ({ understood }, claims) => {
  const moves = claims.filter(({ kind }) => kind === 'change');
  const [most] = moves;
  if (most === undefined) {
    const moved = claims.find(({ kind, predicate }) => kind === 'price' && predicate === 'moved');
    if (moved !== undefined) return [full(moved)];
    const gap = first(claims, 'gap');
    const now = claims.find(
      ({ kind, predicate }) => predicate === 'measures' || ['act', 'regime', 'corridor'].includes(kind),
    );
    if (gap !== undefined)
      return [short(gap), ...some(now).map((one) => stating(`Nearest to it: ${sentencesOf(one).clause}.`, one))];
    // Where nothing is named, what is reported says more of what happened than a figure of it.
    const reported = understood.measures.length === 0 ? first(claims, 'driver') : undefined;
    return [...some(reported ?? now).map(full), limit('The assessment holds no earlier value to compare with.')];
  }
  // What is reported says more of what happened than how an axis moved.
  const reported = understood.asksEvents && understood.measures.length === 0 ? first(claims, 'driver') : undefined;
  return [...some(reported), ...moves].slice(0, MAX_LEADING).map(full);
};

const cause: Lead = (asked, claims) => {
  // A likelihood is what it is because of what it was made of.
  const lane = first(claims, 'lane');
  if (lane !== undefined) return some(lane, first(claims, 'gap')).map(full);
  const regime = asked.understood.measures.includes('regime') ? first(claims, 'regime') : undefined;
  const effect =
    regime ??
    first(claims, 'change') ??
    claims.find(
      ({ kind, predicate }) => ['level', 'event', 'corridor', 'price'].includes(kind) && predicate === 'measures',
    ) ??
    claims.find(({ kind, predicate }) => kind === 'price' && predicate === 'moved');
  // What a strait's traffic takes from an axis is its effect, not its cause: acts are what is known beside it.
  if (asked.corridors.length > 0) {
    const [act] = claims.filter(({ kind }) => kind === 'act');
    if (effect === undefined || act === undefined) return some(effect).map(full);
    return [
      short(effect),
      stating(`Reported of states on its shores, which proves no cause: ${sentencesOf(act).clause}.`, act),
    ];
  }
  const [most] = claims.filter(
    ({ kind, predicate }) => kind === 'driver' || (kind === 'path' && predicate.endsWith('moves')),
  );
  if (effect === undefined || most === undefined) return [...some(effect, most).map(full), ...missingLead(claims)];
  const lead = most.kind === 'driver' ? 'The largest part that is known' : 'A known cause';
  return [full(effect), stating(`${lead}: ${sentencesOf(most).clause}.`, most)];
};

const leverage: Lead = ({ understood }, claims) => {
  const edges = claims.filter(({ kind }) => kind === 'leverage');
  const gap = first(claims, 'gap');
  // What it holds over others is no answer to who holds something over it.
  const shown = understood.asksOverWhom ? edges.slice(0, 3).map(short) : edges.slice(0, 1).map(full);
  return [...some(gap).map(short), ...shown];
};

const watch: Lead = (asked, claims) => {
  const triggers = claims.filter(({ kind }) => kind === 'trigger');
  const active = triggers.filter(({ predicate }) => predicate === 'active');
  const toward = lanesSought(asked).length > 0 ? ` that points to ${triggers[0]?.lane ?? 'it'}` : '';
  const [region = 'global'] = asked.regions;
  const place = subjectInProse(`region:${region}`);
  const names = (list: readonly Claim[]): string => listed(list.map(({ object = '' }) => `“${object}”`));
  const [near] = triggers.filter(({ predicate }) => predicate !== 'active');
  if (active.length > 0)
    return [
      stating(
        `Watch first what is already active in ${place}${toward}: ${names(active.slice(0, 3))}.`,
        ...active.slice(0, 3),
      ),
      ...some(near).map((next) => stating(`The nearest of the others is ${names([next])}.`, next)),
    ];
  return near === undefined
    ? []
    : [stating(`No trigger listed for ${place}${toward} is active; the nearest is ${names([near])}.`, near)];
};

const isOfGas = (measures: readonly Measure[]): boolean =>
  measures.includes('gas_imports') || measures.includes('gas_price');
const isOfOil = ({ kind, object = '' }: Claim): boolean => kind === 'driver' && object.toLowerCase().includes('oil');

const BY_INTENT: Readonly<Record<Intent, Lead>> = {
  status: statusHeadline,
  history: statusHeadline,
  value,
  likelihood,
  change,
  cause,
  comparison: comparisonHeadline,
  ranking: ({ understood }, claims) => [
    ...(isOfGas(understood.measures) && claims.some(isOfOil)
      ? [limit('Gas shipped through a strait is not known by country; oil is.')]
      : []),
    // The strait that is meant is one that is closed, where there is one.
    ...(understood.isOfSomeStrait ? claims.filter(isState).map(short) : []),
    ...rankingHeadline(claims, understood.ranking),
  ],
  impact: impactHeadline,
  leverage,
  watch: (asked, claims) => {
    const { voyage, isPreparing } = asked.understood;
    if (voyage !== undefined) return voyageHeadline(voyage, claims);
    return isPreparing ? preparationHeadline(asked, claims) : watch(asked, claims);
  },
  definition: ({ understood }, claims) =>
    claims
      .filter(({ kind }) => kind === 'definition')
      .slice(0, Math.max(1, understood.terms.length))
      .map(full),
  out_of_scope: () => [],
};
