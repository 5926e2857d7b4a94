import { capitalised, listed } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { LANE_WORDS } from '../../claims/kinds/lane.ts';
import { MEASURES, nounOf } from '../../claims/measures.ts';
import { periodWords } from '../../claims/period.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { written, writtenNumber } from '../../claims/units.ts';
import type { Measure } from '../question/vocabulary.ts';
import { type AnswerSentence, limit, stating } from './answer.ts';
import type { Asked } from './asked.ts';
import { laneMeasures } from './lanes-asked.ts';
import { pairOf } from './orders.ts';

/** Which of two places has more of a measure, and how much of it each has. */
export function comparisonHeadline(asked: Asked, claims: readonly Claim[]): readonly AnswerSentence[] {
  const likelier = likelierOf(asked, claims);
  if (likelier.length > 0) return likelier;
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

/** In which of two regions a lane is more likely; nothing where no lane is compared. */
function likelierOf({ understood, regions, countries }: Asked, claims: readonly Claim[]): readonly AnswerSentence[] {
  const [asked] = laneMeasures(understood.measures);
  const [one, other] = regions.slice(0, 2).map((id) => ofLane(claims, asked, id));
  if (asked === undefined || one === undefined || other === undefined) return [];
  const [more, less] = (one.value ?? 0) >= (other.value ?? 0) ? [one, other] : [other, one];
  const { lane = 'escalation', value: most = 0, period } = more;
  const { value: least = 0 } = less;
  const [likely, unlikely] = [more, less].map(({ subject }) => subjectInProse(subject));
  const what = `${capitalised(LANE_WORDS[lane])} ${periodWords(period)} is`;
  const text =
    most === least
      ? `${what} as likely in ${likely} as in ${unlikely}: ${written(most, 'share')} in each.`
      : `${what} more likely in ${likely} than in ${unlikely}: ${written(most, 'share')} against ${written(least, 'share')}.`;
  return [
    stating(text, more, less),
    ...(countries.length > 0 ? [limit('Lanes are published for whole regions: none for a part of one.')] : []),
  ];
}

const ofLane = (claims: readonly Claim[], asked: Measure | undefined, regionId: string): Claim | undefined =>
  claims.find(
    ({ kind, lane, subject, value }) =>
      kind === 'lane' && lane === asked && subject === `region:${regionId}` && value !== undefined,
  );

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
