import { capitalised } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { LANE_WORDS } from '../../claims/kinds/lane.ts';
import { likelihood } from '../../claims/likelihood.ts';
import { nounOf } from '../../claims/measures.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import type { Falsehood, Mutation } from '../../claims/test-kit/mutations.ts';

/** Figures, dates and what stands in brackets: a judgement has none, so that a falsehood that hides in one has none either. */
const FIGURES =
  /\s*\([^)]*\)|,? (?:at|on|in|since|between|within|to) (?:the |latest )*[^,;(“]*?\d[^,;(“.]*(?:\.\d+)?[^,;(“.]*|“[^”]*”|[+−]?\d[\d,.]*%?/g;

const undated = (text: string): string =>
  text
    .replace(FIGURES, '')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Mutations that are false also without a figure. */
const WORDED: readonly Mutation[] = [
  'negated',
  'swapped actors',
  'other lane',
  'other direction',
  'other place',
  'cause',
  'invented',
];

const HEDGES = ['It seems that #.', 'The figures suggest that #.', '# could matter.'] as const;

/** A false sentence put as a judgement: hedged, and without the figures that would give it away. */
export function hedged({ mutation, text, from }: Falsehood): readonly Falsehood[] {
  if (!WORDED.includes(mutation) || undated(text) === undated(from)) return [];
  const plain = undated(text).replace(/[.,;]+$/, '');
  const lowered = /^(?:The|A|An|Reports|Transits|Economic)\b/.test(plain)
    ? `${plain.slice(0, 1).toLowerCase()}${plain.slice(1)}`
    : plain;
  return HEDGES.map((hedge) => ({ mutation, from, text: capitalised(hedge.replace('#', () => lowered)) }));
}

const OTHER_PLACES = ['Norway', 'the Torres Strait', 'Paraguay'] as const;
const WRONG = ['likely', 'almost certain', 'very unlikely', 'unlikely', 'roughly even'] as const;

/** Falsehoods that a model which knows the check would word as judgements about one claim. */
export function falseJudgements(claim: Claim): readonly Falsehood[] {
  const { subject, object = '', measure, direction, lane, predicate, kind, value = 0 } = claim;
  const place = subjectInProse(subject);
  const noun = measure === undefined ? 'traffic' : nounOf(measure).replace(/^an? /, '');
  const about = `${noun} in ${place}`;
  const from = sentencesOf(claim).short;
  const made = (mutation: Mutation, ...texts: readonly string[]): readonly Falsehood[] =>
    texts.map((text) => ({ mutation, text: capitalised(text), from }));
  const isPair = subject.startsWith('actor:') && object.startsWith('actor:');
  const other = OTHER_PLACES.find((name) => !place.includes(name)) ?? 'Norway';
  return [
    ...made('negated', `It seems that there is no ${about}.`, `The figures suggest that ${place} lacks ${noun}.`),
    ...made('cause', `It seems that ${about} comes from unrest.`, `${about} could result from sanctions.`),
    ...made('other place', `${noun} in ${other} could matter more.`, `The figures point to ${noun} in ${other}.`),
    ...made('exaggeration', `${about} seems to be at a record.`, `It seems that ${about} is catastrophic everywhere.`),
    ...made('invented', `A ceasefire in ${place} could matter.`, `It seems that ${place} mobilises its army.`),
    ...made('other time', `It seems that ${about} was the same last year.`, `${about} could matter until Christmas.`),
    ...made('other unit', `The figures suggest barrels of ${about}.`, `It seems that ${about} is a share of imports.`),
    ...(direction === 'up' || direction === 'down'
      ? made(
          'other direction',
          ...(direction === 'up' ? ['falling', 'lower', 'below the norm'] : ['rising', 'higher', 'above the norm']).map(
            (way) => `It seems that ${about} is ${way}.`,
          ),
        )
      : []),
    ...(kind === 'corridor' && predicate === 'is'
      ? made(
          'other direction',
          ...['open', 'closed', 'restricted']
            .filter((state) => state !== object)
            .map((state) => `It seems that ${place} is ${state}.`),
        )
      : []),
    ...(lane !== undefined && kind === 'lane'
      ? made(
          'other lane',
          ...WRONG.filter((word) => word !== likelihood(value)).map(
            (word) => `The figures suggest that ${LANE_WORDS[lane]} in ${place} is ${word}.`,
          ),
          ...Object.values(LANE_WORDS)
            .filter((words) => words !== LANE_WORDS[lane])
            .map((words) => `The figures suggest that ${words} in ${place} is ${likelihood(value)}.`),
        )
      : []),
    ...(isPair
      ? made(
          'swapped actors',
          `The acts of ${subjectInProse(object)} against ${place} could matter.`,
          `It seems that ${subjectInProse(object)} held leverage over ${place}.`,
          `The reported acts towards ${place} could matter.`,
          `${place} and the acts against it by ${subjectInProse(object)} could matter.`,
        )
      : []),
  ];
}
