import { capitalised, listed } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { MEASURES, nounOf } from '../../claims/measures.ts';
import { periodWords } from '../../claims/period.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { written, writtenNumber } from '../../claims/units.ts';
import { type AnswerSentence, stating } from './answer.ts';
import type { Asked } from './asked.ts';
import { pairOf } from './orders.ts';

/** Which of two places has more of a measure, and how much of it each has. */
export function comparisonHeadline(asked: Asked, claims: readonly Claim[]): readonly AnswerSentence[] {
  const pair = pairOf(asked, claims);
  if (pair === undefined) return incomparable(claims.filter(({ kind }) => kind === 'gap'));
  const [more, less] = pair;
  const { measure, unit = 'number', value: most = 0 } = more;
  const least = less.value ?? 0;
  if (measure === undefined) return [];
  const figure = (of: number): string => (unit === 'number' ? writtenNumber(of, unit) : written(of, unit));
  const isSame = periodWords(more.period) === periodWords(less.period);
  const when = isSame
    ? `, both ${periodWords(more.period)}`
    : ` (${periodWords(more.period)} and ${periodWords(less.period)})`;
  const noun = nounOf(measure).replace(/^an? /, '');
  const what =
    most === least
      ? `had equal ${noun}`
      : isCount(measure) || noun.endsWith('s')
        ? `had more ${noun}`
        : `had a higher ${noun}`;
  const against =
    most === least
      ? `as ${subjectInProse(less.subject)}: ${figure(most)}`
      : `than ${subjectInProse(less.subject)}: ${figure(most)} against ${figure(least)}`;
  return [stating(`${capitalised(subjectInProse(more.subject))} ${what} ${against}${when}.`, more, less)];
}

/** Nothing is known of one or of both. */
function incomparable(gaps: readonly Claim[]): readonly AnswerSentence[] {
  const [one] = gaps;
  if (one === undefined) return [];
  const isSame = gaps.every(({ object, period }) => object === one.object && period.from === one.period.from);
  const words = isSame
    ? `the assessment held nothing on ${one.object} in ${listed(gaps.map(({ subject }) => subjectInProse(subject)))} ${periodWords(one.period)}`
    : listed(gaps.map((gap) => sentencesOf(gap).clause));
  return [stating(`They cannot be compared: ${words}.`, ...gaps)];
}

/** Whether a measure counts things. */
const isCount = (measure: NonNullable<Claim['measure']>): boolean => MEASURES[measure].figure[1].startsWith('# ');
