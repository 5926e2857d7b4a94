import { capitalised, counted, HORIZON_WORDS, listed, percent, shortTime } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { isQuoting } from '../../claims/kinds/record.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { subjectLabel } from '../../claims/subjects.ts';
import { cityById } from '../../reference/cities.ts';
import { seaById } from '../../reference/seas.ts';
import { siteById } from '../../reference/sites.ts';
import type { AskedPeriod } from '../question/asked-period.ts';
import { languageName } from '../question/language.ts';
import { MEASURE_WORDS } from '../question/measure-words.ts';
import { READER_WORDS } from '../question/readers.ts';
import type { Understood } from '../question/understand.ts';
import { type AnswerSection, type AnswerSentence, limit, stating } from './answer.ts';
import { askedTime, horizonOf } from './asked.ts';
import { WOULD_CHANGE } from './outlook.ts';
import type { Retrieved } from './retrieve.ts';

/** Facets whose claims say how far an answer can be trusted. */
const HOW_SURE: readonly string[] = ['past forecasts', 'what it rests on'];

export const section = (heading: string, sentences: readonly AnswerSentence[]): readonly AnswerSection[] =>
  sentences.length === 0 ? [] : [{ heading, isJudgement: false, sentences }];

/** Claims below the headline by what they do for the answer. */
export interface PlainParts {
  readonly supporting: readonly Claim[];
  /** What sources published, in their words. */
  readonly published: readonly Claim[];
  readonly sure: readonly Claim[];
  readonly changing: readonly Claim[];
  readonly gaps: readonly Claim[];
}

export function plainParts(taken: readonly Retrieved[], said: ReadonlySet<string>): PlainParts {
  const left = taken.filter(({ claim }) => !said.has(claim.id));
  const of = (matches: (one: Retrieved) => boolean): readonly Claim[] => left.filter(matches).map(({ claim }) => claim);
  const changing = of(({ facet }) => facet === WOULD_CHANGE);
  const sure = of(({ facet }) => HOW_SURE.includes(facet));
  const gaps = of(({ claim, facet }) => claim.kind === 'gap' && !HOW_SURE.includes(facet));
  const published = of(({ claim }) => isQuoting(claim));
  const supporting = of(({ claim }) => ![changing, sure, gaps, published].some((part) => part.includes(claim)));
  return { supporting, published, sure, changing, gaps };
}

export const PLAIN_HEADINGS = {
  supporting: 'What supports it',
  published: 'Notices and headlines',
  sure: 'How sure',
  changing: 'What would change it',
  gaps: 'What is not known',
} as const satisfies Readonly<Record<keyof PlainParts, string>>;

/** What supports the headline, how sure it is, what would change it, what is not known. */
export function plainSections(
  understood: Understood,
  taken: readonly Retrieved[],
  said: ReadonlySet<string>,
): readonly AnswerSection[] {
  const { supporting, published, sure, changing, gaps } = plainParts(taken, said);
  const inFull = (claims: readonly Claim[]) => claims.map((claim) => stating(sentencesOf(claim).full, claim));
  const claims = taken.map(({ claim }) => claim);
  return [
    ...section(PLAIN_HEADINGS.supporting, inFull(supporting)),
    ...section(PLAIN_HEADINGS.published, inFull(published)),
    ...section(PLAIN_HEADINGS.sure, [...inFull(sure), ...certainty(claims)]),
    ...section(PLAIN_HEADINGS.changing, inFull(changing)),
    ...section(PLAIN_HEADINGS.gaps, [
      ...gaps.map((claim) => stating(sentencesOf(claim).short, claim)),
      ...unknown(understood, claims),
    ]),
  ];
}

/** What the claims of an answer leave open. */
export const unknown = (understood: Understood, claims: readonly Claim[]): readonly AnswerSentence[] => [
  ...otherTimes(understood, claims),
  ...wouldShow(
    understood,
    claims.filter(({ kind }) => kind === 'gap'),
  ),
];

/**
 * How certain the claims are that an answer rests on; a definition or a gap is certain by itself, and that a
 * source published something says nothing of whether it is so.
 */
export function certainty(used: readonly Claim[]): readonly AnswerSentence[] {
  const claims = used.filter(
    (claim) => !['definition', 'gap', 'score', 'route'].includes(claim.kind) && !isQuoting(claim),
  );
  if (claims.length === 0) return [];
  const values = claims.map((claim) => claim.certainty);
  const [least, most] = [percent(Math.min(...values)), percent(Math.max(...values))];
  const pages = new Set(claims.flatMap(({ sourceUrls }) => sourceUrls)).size;
  const from = pages === 0 ? '' : `, from ${counted(pages, 'source page')}`;
  const range = least === most ? least : `${least} to ${most}`;
  return [
    stating(
      `Certainty of the ${claims.length === 1 ? 'claim' : 'claims'} used, by evidence: ${range}${from}.`,
      ...claims,
    ),
  ];
}

/** What would answer it where nothing is known. */
const BY_TOPIC: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/airports|airspace/, 'a notice to airmen or an airport’s own page would show it'],
  [/exchange rate/, 'a quotation of the central bank would show it'],
  [/gas imports/, 'monthly customs or network figures would show it'],
  [/leverage/, 'a listing of sanctions, trade shares or a movement of ships between the two would show it'],
  [/reported acts/, 'reports by several independent outlets would show it'],
  [/state of traffic|transits/, 'a count of its transits would show it'],
  [/effects on markets/, 'a restriction of its traffic would start an estimate'],
  [/GNSS/, 'reports of positions by aircraft there would show it'],
];

function wouldShow({ intent }: Understood, gaps: readonly Claim[]): readonly AnswerSentence[] {
  const words = new Set(
    gaps.flatMap(({ object = '' }) => BY_TOPIC.find(([pattern]) => pattern.test(object))?.[1] ?? []),
  );
  if (words.size === 0) return [];
  return intent === 'definition' ? [] : [limit(`${capitalised([...words].join('; '))}.`)];
}

/** How the question was read, by the names of our own tables, as a line under the headline. */
export function readAs(understood: Understood, asOf: number, now: number): AnswerSentence {
  const { language, intent, notUnderstood, period } = understood;
  const horizon = understood.measures.includes('calibration') ? horizonOf(period) : undefined;
  const parts = [
    aimOf(understood),
    ...(understood.readers.length === 0 ? [] : [listed(understood.readers.map((one) => READER_WORDS[one]))]),
    ...topicsOf(understood),
    ...(period === undefined ? [] : [horizon === undefined ? askedTime(period) : `for ${HORIZON_WORDS[horizon]}`]),
    ...(asOf < now && intent !== 'out_of_scope' ? [`as known at ${shortTime(asOf)}`] : []),
    ...(language === 'en' ? [] : [`asked in ${languageName(language)}, answered in English`]),
    ...(notUnderstood.length === 0
      ? []
      : [`${counted(notUnderstood.length, 'word')} not understood${isGeneral(understood)}`]),
  ];
  return limit(`Read as: ${parts.join('; ')}.`);
}

/** What it wants to know. */
function aimOf({ voyage, isPreparing, isAvoiding, intent }: Understood): string {
  if (voyage !== undefined) return 'what a ship passes';
  if (isPreparing) return 'what to prepare for';
  return isAvoiding ? 'a way around' : INTENT_WORDS[intent];
}

/** A question of which only the place was understood is answered with what is known of the place. */
function isGeneral({ intent, measures, terms, isAvoiding, corridors, notAnswered: left }: Understood): string {
  if (isAvoiding || measures.length + terms.length + left.length > 0) return '';
  if (intent === 'ranking' && corridors.length === 0) return ', so this is the order by coercive pressure';
  return intent === 'status' ? ', so this is the general state' : '';
}

/** The measures and places that were recognised. */
function topicsOf({
  measures,
  terms,
  corridors,
  countries,
  actors,
  places,
  namedRegionIds,
}: Understood): readonly string[] {
  const subjects = [
    ...corridors.map((id) => `corridor:${id}`),
    ...countries.map((iso2) => `country:${iso2}`),
    ...actors.map((id) => `actor:${id}`),
    ...places.filter((id) => id.startsWith('theater:')),
    ...namedRegionIds.map((id) => `region:${id}`),
  ];
  const others = places.flatMap((id) => seaById(id)?.name ?? cityById(id)?.name ?? siteById(id)?.name ?? []);
  const named = listed([...subjects.map(subjectLabel), ...others]);
  const words =
    terms.length > 0
      ? terms.map((term) => subjectLabel(`term:${term}`).toLowerCase())
      : measures.map((measure) => MEASURE_WORDS[measure]);
  return [listed(words), named].filter((text) => text !== '');
}

const INTENT_WORDS: Readonly<Record<Understood['intent'], string>> = {
  status: 'the present state',
  value: 'a value',
  likelihood: 'a likelihood',
  change: 'a change',
  cause: 'a cause',
  comparison: 'a comparison',
  ranking: 'an order',
  history: 'the past',
  impact: 'an effect',
  leverage: 'leverage',
  watch: 'what to watch',
  definition: 'a term of the method',
  out_of_scope: 'outside the scope of this service',
};

/** Says so where the figures used are not of the time that was asked about. */
export function otherTimes({ period, intent }: Understood, claims: readonly Claim[]): readonly AnswerSentence[] {
  if (period === undefined || !TIMED.includes(intent)) return [];
  const outside = claims.filter(({ kind, period: of }) => DATED.includes(kind) && !isOfTime(of, period));
  if (outside.length === 0) return [];
  return [
    stating('No figure of exactly the time asked about is held; each figure above is of its own dates.', ...outside),
  ];
}

/** Within a quarter of the time that is asked about. */
const isOfTime = ({ from, to = from }: Claim['period'], asked: AskedPeriod): boolean =>
  Math.abs(from - asked.from) + Math.abs(to - asked.to) <= (asked.to - asked.from) / 4;

const TIMED: readonly Understood['intent'][] = ['value', 'comparison', 'ranking', 'change', 'history'];
const DATED: readonly Claim['kind'][] = ['event', 'corridor', 'price', 'change', 'act'];
