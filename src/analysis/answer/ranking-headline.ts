import { capitalised, HORIZON_WORDS, listed } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { LANE_WORDS } from '../../claims/kinds/lane.ts';
import { figureWords } from '../../claims/measures.ts';
import { periodWords } from '../../claims/period.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { written, writtenNumber } from '../../claims/units.ts';
import type { Order } from '../question/order.ts';
import { type AnswerSentence, limit, stating } from './answer.ts';
import { inOrder } from './orders.ts';

/** Places of an order that are named. */
const RANKED = 5;

/** The first of an order and the next ones, by their values; of straits by what they lost. */
export function rankingHeadline(
  claims: readonly Claim[],
  { isLeastFirst = false, move }: Partial<Order> = {},
): readonly AnswerSentence[] {
  const moved = byMove(claims);
  if (moved.length > 0) return moved;
  const levels = byLevel(claims, isLeastFirst);
  // What moved is asked for, and nothing earlier is known: the order as it stands is another one.
  if (move !== undefined && levels.length > 0)
    return [limit('The assessment holds no earlier value to compare with; this is the order as it stands.'), ...levels];
  return levels;
}

/** The largest change first, in full; then the next ones by how far they moved. */
function byMove(claims: readonly Claim[]): readonly AnswerSentence[] {
  const [top, ...rest] = claims.filter(
    ({ kind, predicate }) => kind === 'change' || (kind === 'price' && predicate === 'moved'),
  );
  if (top === undefined) return [];
  const others = rest.filter(({ kind, measure }) => kind === top.kind && measure === top.measure).slice(0, RANKED - 1);
  return [
    stating(sentencesOf(top).full, top),
    ...(others.length === 0 ? [] : [stating(`Next: ${listed(others.map(moveWords))}.`, ...others)]),
  ];
}

function moveWords({ subject, value = 0, comparedWith, unit = 'share', kind, direction }: Claim): string {
  const by = kind === 'change' ? value - (comparedWith?.value ?? 0) : Math.abs(value) * (direction === 'down' ? -1 : 1);
  return `${subjectInProse(subject)} (${by < 0 ? 'down' : 'up'} ${written(Math.abs(by), unit)})`;
}

function byLevel(claims: readonly Claim[], isLeastFirst: boolean): readonly AnswerSentence[] {
  const lost = byLoss(claims);
  if (lost.length > 0) return lost;
  const states = claims.filter(({ kind, predicate }) => kind === 'corridor' && predicate === 'is');
  if (states.length > 0) return states.slice(0, RANKED).map((claim) => stating(sentencesOf(claim).short, claim));
  const likely = byProbability(claims);
  if (likely.length > 0) return likely;
  const dependent = byDependence(claims);
  if (dependent.length > 0) return dependent;
  const ordered = inOrder(claims, isLeastFirst).slice(0, RANKED);
  const [top] = ordered;
  if (top?.measure === undefined) return [];
  const { measure, unit = 'number' } = top;
  const figure = ({ value: of = 0, subject }: Claim): string =>
    `${subjectInProse(subject)} (${unit === 'number' ? writtenNumber(of, unit) : written(of, unit)})`;
  const rest = ordered.slice(1);
  const when =
    new Set(ordered.map(({ period }) => periodWords(period))).size === 1 ? ` ${periodWords(top.period)}` : '';
  return [
    stating(
      `${capitalised(subjectInProse(top.subject))} had the ${isLeastFirst ? 'least' : 'most'}${when}: ${figureWords(measure, top.value ?? 0, unit)}.`,
      top,
    ),
    ...(rest.length === 0 ? [] : [stating(`Next: ${listed(rest.map(figure))}${when}.`, ...rest)]),
  ];
}

/** Of regions the likeliest first: its own sentence, then the next ones. */
function byProbability(claims: readonly Claim[]): readonly AnswerSentence[] {
  const [top, ...rest] = claims
    .filter(({ kind, value }) => kind === 'lane' && value !== undefined)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (top === undefined) return [];
  return [stating(sentencesOf(top).short, top), ...next(rest.slice(0, RANKED - 1))];
}

/** Those that follow the first, with their values; no sentence where there are none. */
function next(others: readonly Claim[]): readonly AnswerSentence[] {
  const figure = ({ subject, value: of = 0, unit = 'share' }: Claim): string =>
    `${subjectInProse(subject)} (${written(of, unit)})`;
  return others.length === 0 ? [] : [stating(`Next: ${listed(others.map(figure))}.`, ...others)];
}

/** All courses that a region may take, the likeliest first. */
export function coursesHeadline(claims: readonly Claim[]): readonly AnswerSentence[] {
  const [top, ...others] = claims
    .filter(({ kind }) => kind === 'lane')
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (top === undefined) return [];
  const named = others.map(({ lane = 'base', value: of = 0 }) => `${LANE_WORDS[lane]} (${written(of, 'share')})`);
  return [
    stating(sentencesOf(top).full, top),
    ...(named.length === 0 ? [] : [stating(`Next: ${listed(named)}.`, ...others)]),
  ];
}

/** One course of a region within each length that is asked about. */
export function horizonsHeadline(first: Claim, claims: readonly Claim[]): readonly AnswerSentence[] {
  const others = claims.filter(
    ({ kind, lane, subject, horizon }) =>
      kind === 'lane' && lane === first.lane && subject === first.subject && horizon !== first.horizon,
  );
  const within = ({ horizon = '30d', value = 0 }: Claim): string =>
    `within ${HORIZON_WORDS[horizon]} (${written(value, 'share')})`;
  return [
    stating(sentencesOf(first).full, first),
    ...(others.length === 0 ? [] : [stating(`The same ${listed(others.map(within))}.`, ...others)]),
  ];
}

/** Places by what a strait adds to or takes from the same figure of theirs. */
function byDependence(claims: readonly Claim[]): readonly AnswerSentence[] {
  const [top, ...rest] = claims
    .filter(({ kind, value }) => kind === 'driver' && value !== undefined)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (top === undefined) return [];
  const others = rest
    .filter(
      ({ measure, predicate, object }) =>
        measure === top.measure && predicate === top.predicate && object === top.object,
    )
    .slice(0, RANKED - 1);
  return [stating(sentencesOf(top).short, top), ...next(others)];
}

/** Straits are put in order by what is lost of their traffic: the busiest one says nothing of that. */
function byLoss(claims: readonly Claim[]): readonly AnswerSentence[] {
  const [top, ...rest] = claims.filter(
    ({ measure, direction, comparedWith }) =>
      measure === 'transits' && direction === 'down' && comparedWith?.change !== undefined,
  );
  if (top === undefined) return [];
  const loss = ({ comparedWith }: Claim): string => written(comparedWith?.change ?? 0, 'share');
  const others = rest.slice(0, RANKED - 1);
  return [
    stating(
      `${capitalised(subjectInProse(top.subject))} lay furthest below its seasonal norm ${periodWords(top.period)}: ${loss(top)} below.`,
      top,
    ),
    ...(others.length === 0
      ? []
      : [stating(`Next: ${listed(others.map((one) => `${subjectInProse(one.subject)} (${loss(one)})`))}.`, ...others)]),
  ];
}
