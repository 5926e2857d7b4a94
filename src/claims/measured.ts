import { capitalised, shortDate } from '../assessment/english.ts';
import { type Claim, type Comparison, type Direction, directionOf, type Sentences } from './claim.ts';
import { figureWords, MEASURES, type MeasureRow, verbOf } from './measures.ts';
import { periodWords } from './period.ts';
import { subjectInProse, subjectLabel } from './subjects.ts';
import { type Unit, written, writtenNumber } from './units.ts';

/** Above, below and equal to what a value is compared with. */
const RELATIONS: Readonly<Record<Comparison['what'], Readonly<Record<Direction, string>>>> = {
  seasonal_norm: { up: 'above the seasonal norm', down: 'below the seasonal norm', unchanged: 'at the seasonal norm' },
  expected: { up: 'more than expected', down: 'fewer than expected', unchanged: 'as many as expected' },
  typical: { up: 'above the typical level', down: 'below the typical level', unchanged: 'at the typical level' },
  year_earlier: {
    up: 'more than a year earlier',
    down: 'fewer than a year earlier',
    unchanged: 'as many as a year earlier',
  },
  recent_median: { up: 'above its recent median', down: 'below its recent median', unchanged: 'at its recent median' },
  month_before: {
    up: 'more than in the month before',
    down: 'fewer than in the month before',
    unchanged: 'as many as in the month before',
  },
  earlier: { up: 'up from before', down: 'down from before', unchanged: 'unchanged' },
  threshold: { up: 'past the threshold', down: 'short of the threshold', unchanged: 'at the threshold' },
  contribution: { up: 'above its contribution', down: 'below its contribution', unchanged: 'at its contribution' },
  total: { up: 'above the total', down: 'below the total', unchanged: 'equal to the total' },
  high: { up: 'above its high', down: 'below its high', unchanged: 'at its high' },
  reference: {
    up: 'better than the best simple forecast',
    down: 'worse than the best simple forecast',
    unchanged: 'equal to the best simple forecast',
  },
};

/** Levels that a value lies above or below; what is counted is more or fewer. */
const OF_A_LEVEL: readonly Comparison['what'][] = ['seasonal_norm', 'typical', 'recent_median'];

/** `92% below the seasonal norm`, and in full `… of 96`. Empty without a direction. */
export function comparisonWords({ comparedWith, direction, unit = 'number' }: Claim, inFull: boolean): string {
  if (comparedWith === undefined || direction === undefined) return '';
  const { what, value, bound, change } = comparedWith;
  const by = change === undefined || direction === 'unchanged' ? '' : `${written(change, 'share')} `;
  const relation = `${by}${RELATIONS[what][direction]}`;
  if (!inFull || value === undefined) return relation;
  if (OF_A_LEVEL.includes(what)) return `${relation} of ${numberOf(value, unit)}`;
  return `${relation} (${bound === 'below' ? 'fewer than ' : ''}${numberOf(value, unit)})`;
}

/** A share keeps its sign of per cent; other units are the claim's own. */
const numberOf = (value: number, unit: Unit): string =>
  unit === 'share' ? written(value, unit) : writtenNumber(value, unit);

/** A value of a subject in a period, with what it is compared with. @throws Error for a claim without a measure */
export function measuredSentences(claim: Claim): Sentences {
  const { subject, measure, value, unit, period } = claim;
  if (measure === undefined || value === undefined || unit === undefined)
    throw new Error(`claim ${claim.id} has no measure`);
  const figure = figureWords(measure, value, unit);
  const when = periodWords(period);
  const brief = comparisonWords(claim, false);
  const long = comparisonWords(claim, true);
  const line = `${subjectLabel(subject)}: ${figure.replace(/^an? /, '')} ${when}`;
  return {
    short: `${line}${after(brief)}.`,
    full: `${line}${after(long)}.`,
    clause: `${subjectInProse(subject)} ${verbOf(measure)} ${figure} ${when}${after(brief)}`,
  };
}

const after = (words: string): string => (words === '' ? '' : `, ${words}`);

const MOVES: Readonly<Record<Direction, string>> = { up: 'up', down: 'down', unchanged: 'unchanged' };

/** A relative change of a price, an index or a rate. @throws Error for a claim without a measure */
export function movedSentences(claim: Claim): Sentences {
  const { subject, measure, value, unit, period, direction = 'unchanged' } = claim;
  if (measure === undefined || value === undefined || unit === undefined)
    throw new Error(`claim ${claim.id} has no measure`);
  const by = direction === 'unchanged' ? '' : ` ${written(value, unit)}`;
  const { figure }: MeasureRow = MEASURES[measure];
  const when = period.kind === 'day' ? `to ${shortDate(period.from)}` : periodWords(period);
  const core = `${figure[1].replace('#', () => `${MOVES[direction]}${by}`)} ${when}`;
  const { comparedWith } = claim;
  const from = comparedWith?.value === undefined ? '' : `, from ${written(comparedWith.value, priceUnit(claim))}`;
  const short = `${subjectLabel(subject)}: ${core}.`;
  return {
    short,
    full: `${subjectLabel(subject)}: ${core}${from}.`,
    clause: `${subjectInProse(subject)} ${verbOf(measure)} ${core}`,
  };
}

/** A move is a share of 1; what it is a share of has a unit of its own. */
const priceUnit = ({ subject }: Claim): Unit => (subject === 'series:henry-hub' ? 'usd_mmbtu' : 'usd_bbl');

/** Sentences of a clause that stands alone, with what the full one adds. */
export function clauseSentences(clause: string, more = ''): Sentences {
  const line = capitalised(clause);
  return { short: `${line}.`, full: `${line}${more}.`, clause };
}

/** How a value lies to what it is compared with, both as they are written. */
export const comparedDirection = (value: number, other: number): Direction => directionOf(value - other);
