import { DAY_MS } from '../../assessment/time.ts';
import { FRAMEWORKS } from '../../contract/intelligence/deduct-situation.ts';
import type { Horizon, RegimeLabel } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import { type AskedPeriod, askedPeriod, type PeriodKind } from './asked-period.ts';
import { straitMeant } from './corridor-names.ts';
import {
  COUNTED,
  type Hazard,
  hazardsIn,
  horizonsIn,
  instructionAt,
  intentCuesIn,
  type Length,
  lengthCuesIn,
  magnitudeIn,
  mayBeYesOrNo,
  OF_PRICES,
  OF_RISKS,
  type Premise,
  premiseCuesIn,
  regimeTermsIn,
  scopeCuesIn,
} from './cues.ts';
import { issuerNamed } from './currency-names.ts';
import { findNames } from './find-names.ts';
import { type About, asksActs, asksOverWhom, intentOf } from './intent.ts';
import { languageOf } from './language.ts';
import { measureTermsIn } from './measure-terms.ts';
import { OF_STRAITS, type Order, orderIn } from './order.ts';
import type { Named } from './place-index.ts';
import { countryOfCity, regionsOf } from './question-regions.ts';
import { avoidCuesIn, avoidedBy, prepareCuesIn, type Reader, readersIn } from './readers.ts';
import { type TopicWithoutFigures, topicsWithoutFiguresIn, unmeasuredTopicsIn } from './topics-without-figures.ts';
import { unknownWords } from './unknown-words.ts';
import type { Intent, Measure, NotAnsweredReason } from './vocabulary.ts';
import { voyageIn } from './voyage.ts';
import { readable } from './word-forms.ts';

export type FrameworkName = (typeof FRAMEWORKS)[number];

/** What a question asks, as far as the registry, the runtime's languages and the tables of this folder know it. */
export interface Understood {
  /** ISO 639-1. */
  readonly language: string;
  readonly intent: Intent;
  /** Those named first, then those that a strait or a country is of; `global` alone where none is. */
  readonly regionIds: readonly RegionId[];
  /** Of them, those that the question names itself. */
  readonly namedRegionIds: readonly RegionId[];
  /** ISO 3166 alpha-2, sorted; the country of a city included. */
  readonly countries: readonly string[];
  readonly corridors: readonly string[];
  /** Groups and organisations; states are countries. */
  readonly actors: readonly string[];
  /** Seas, theaters, cities and sites: `sea:black-sea`, `theater:gulf`. */
  readonly places: readonly string[];
  readonly measures: readonly Measure[];
  /** Terms of the method that it names: `coercive_stalemate`. */
  readonly terms: readonly RegimeLabel[];
  readonly period: AskedPeriod | undefined;
  readonly periodKind: PeriodKind | undefined;
  /** What the question takes for granted. */
  readonly premises: readonly Premise[];
  /** Countries and actors as actor ids in the order of the question: who acts stands first. */
  readonly order: readonly string[];
  /** Who it is asked for, as far as it says so. */
  readonly readers: readonly Reader[];
  /** Whether it asks what to prepare for. */
  readonly isPreparing: boolean;
  /** The ends, `country:SG` or `sea-port:Jeddah`, of the voyage that it asks about. */
  readonly voyage: readonly [string, string] | undefined;
  /** Whether it asks for a way around a strait or canal that it names. */
  readonly isAvoiding: boolean;
  /** Whether it asks over whom an actor has leverage, not who has it over the actor: `Who is Iran putting pressure on?` */
  readonly asksOverWhom: boolean;
  /** Whether it asks what a country does: `What is Russia doing?` */
  readonly asksActs: boolean;
  /** Whether yes or no could answer it. */
  readonly mayBeYesOrNo: boolean;
  /** Of the order that it asks for. */
  readonly ranking: Order | undefined;
  /** Whether it asks for straits. */
  readonly asksStrait: boolean;
  /** Lanes of several lengths that it names. */
  readonly horizons: readonly Horizon[];
  /** Of an earthquake that it asks for, at least. */
  readonly magnitude: number | undefined;
  /** Kinds of natural hazards that it names; of none all are meant. */
  readonly hazards: readonly Hazard[];
  readonly length: Length;
  readonly framework: FrameworkName | undefined;
  /** Topics of this domain that no feed has. */
  readonly topics: readonly TopicWithoutFigures[];
  readonly notAnswered: readonly NotAnsweredReason[];
  /** Words that nothing of this was read from. */
  readonly notUnderstood: readonly string[];
}

/** The longest lane reaches so far, ms. */
const MAX_LANE_MS = 30 * DAY_MS;
/** Start of the oldest series that any feed has: the daily price of Brent. */
const OLDEST_DATA_AT = Date.UTC(1987, 4, 20);

/**
 * What a question asks. Pure: the same text at the same instant gives the same. What follows an order to a machine is not read.
 * @param now epoch ms
 * @param context more places of the question, of which nothing else is read
 */
export function understand(question: string, now: number, context = ''): Understood {
  const cut = instructionAt(question);
  const text = readable(cut === undefined ? question : question.slice(0, cut));
  const language = languageOf(text);
  const { named: asked, rest: withoutNames } = findNames(text, language);
  const named = withStrait(text, context === '' ? asked : together(asked, placesIn(context)));
  const period = askedPeriod(text, now, intentCuesIn(withoutNames).values.includes('likelihood'));
  const scope = scopeCuesIn(withoutNames);
  const early = unmeasuredTopicsIn(withoutNames);
  const { values: measured, rest } = measureTermsIn(early.rest);
  const corridors = idsOf(named, 'corridor');
  const hasActor = named.some(({ kind }) => kind === 'actor');
  // What a group did is known as its acts.
  const isOfImports = measured.includes('oil_imports') && !OF_PRICES.test(text);
  const unstated = [
    ...(corridors.length > 0 ? [] : ['corridor_state']),
    ...(hasActor ? ['armed_force'] : []),
    ...(isOfImports ? ['oil_price'] : []),
  ];
  const stated = measured.filter((measure) => !unstated.includes(measure));
  // Straits are put in order by their traffic.
  const measures: readonly Measure[] = stated.length === 0 && OF_STRAITS.test(text) ? ['transits'] : stated;
  const late = topicsWithoutFiguresIn(rest);
  const topics = [...early.values, ...late.values];
  const left = intentCuesIn(late.rest);
  // `energy leverage` is a measure, no question of leverage; `how many ships` asks for a value.
  const cues = intentCuesIn(withoutNames).values.filter((cue) => cue !== 'leverage' || left.values.includes(cue));
  const premises = premiseCuesIn(withoutNames).values;
  const readers = readersIn(left.rest);
  const preparing = prepareCuesIn(readers.rest);
  const voyage = voyageIn({ text, named, measures, cues });
  const isAtRisk = readers.values.length > 0 && OF_RISKS.test(text);
  const isPreparing = preparing.values.length > 0 || isAtRisk || voyage !== undefined;
  const avoiding = avoidCuesIn(preparing.rest);
  const isAvoiding = avoiding.values.length > 0 && corridors.length > 0;
  const places = named.filter(({ kind }) => kind === 'sea' || kind === 'theater' || kind === 'city' || kind === 'site');
  const currency = measures.includes('currency') ? issuerNamed(text) : [];
  const countries = [...idsOf(named, 'country'), ...idsOf(places, 'city').flatMap(countryOfCity), ...currency];
  const unknown = unknownWords(scopeCuesIn(premiseCuesIn(avoiding.rest).rest).rest, language);
  const terms = regimeTermsIn(withoutNames).values;
  const about = { text, named, measures, terms, topics, scope: scope.values, cues, isPreparing, period, now };
  const intent = intentOf(about, unknown.length);
  const isUncounted = COUNTED.test(text) && measures.length + topics.length === 0 && unknown.length > 0;
  const namedRegionIds = regionsOf(named.filter(({ kind }) => kind === 'region'));
  return {
    language,
    intent,
    regionIds: regionsOf([...named, ...currency.map((id) => ({ kind: 'country', id }) as const)]),
    namedRegionIds: namedRegionIds.filter((id) => id !== 'global'),
    countries: [...new Set(countries)].sort(),
    corridors: isAvoiding ? avoidedBy(corridors) : corridors,
    actors: idsOf(named, 'actor'),
    places: places.map(({ kind, id }) => (id.includes(':') ? id : `${kind}:${id}`)),
    measures,
    terms,
    period: period === undefined ? undefined : { from: period.from, to: period.to },
    periodKind: period?.kind,
    premises,
    order: named.flatMap(({ kind, id }) => (kind === 'country' ? [`state:${id}`] : kind === 'actor' ? [id] : [])),
    readers: readers.values,
    isPreparing: isPreparing && intent === 'watch',
    voyage: intent === 'watch' ? voyage : undefined,
    isAvoiding,
    asksOverWhom: asksOverWhom(text),
    asksActs: asksActs(text),
    mayBeYesOrNo: mayBeYesOrNo(text),
    ranking: intent === 'ranking' ? orderIn(text) : undefined,
    length: lengthCuesIn(withoutNames).values[0] ?? 'normal',
    magnitude: magnitudeIn(text),
    hazards: hazardsIn(withoutNames).values,
    horizons: horizonsIn(text),
    asksStrait: OF_STRAITS.test(text),
    framework: FRAMEWORKS.find((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text)),
    topics,
    notAnswered: notAnsweredOf({ ...about, intent, isUncounted, isCut: cut !== undefined }),
    notUnderstood: unknown,
  };
}

function placesIn(context: string): readonly Named[] {
  const text = readable(context.slice(0, instructionAt(context)));
  return findNames(text, languageOf(text)).named;
}

const together = (first: readonly Named[], others: readonly Named[]): readonly Named[] => [
  ...first,
  ...others.filter(({ kind, id }) => !first.some((one) => one.kind === kind && one.id === id)),
];

/** With the strait that is meant where none is named. */
function withStrait(text: string, named: readonly Named[]): readonly Named[] {
  const id = idsOf(named, 'corridor').length > 0 ? undefined : straitMeant(text, idsOf(named, 'country'));
  return id === undefined ? named : [...named, { kind: 'corridor', id }];
}

const idsOf = (named: readonly Named[], kind: Named['kind']): readonly string[] =>
  named.filter((one) => one.kind === kind).map(({ id }) => id);

interface Reasoning extends Pick<About, 'measures' | 'topics' | 'scope' | 'now'> {
  readonly period: AskedPeriod | undefined;
  readonly intent: Intent;
  /** Whether a number is asked for of something that nothing is read from. */
  readonly isUncounted: boolean;
  readonly isCut: boolean;
}

function notAnsweredOf({
  measures,
  topics,
  scope,
  period,
  now,
  intent,
  isUncounted,
  isCut,
}: Reasoning): readonly NotAnsweredReason[] {
  const reasons: NotAnsweredReason[] = [];
  if (scope.includes('personal_advice')) reasons.push('personal_advice');
  else if (intent === 'out_of_scope') reasons.push('other_domain');
  else {
    if (intent === 'likelihood' && period !== undefined && period.to > now + MAX_LANE_MS)
      reasons.push('beyond_horizon');
    if (period !== undefined && period.to <= OLDEST_DATA_AT) reasons.push('before_records');
    if ((topics.length > 0 && measures.length === 0) || isUncounted) reasons.push('no_data');
  }
  if (isCut) reasons.push('instruction');
  return reasons;
}

/** Why parts of a question are not answered once an earlier one has completed it. @param now epoch ms */
export function reasonsAfter({ intent, measures, period, topics, notAnswered }: Understood, now: number) {
  const found = notAnsweredOf({ measures, topics, scope: [], period, now, intent, isUncounted: false, isCut: false });
  return [...found, ...notAnswered.filter((reason) => reason === 'instruction')];
}

/** Whether nothing of the question can be answered from the data. */
export const isUnanswerable = ({ intent, notAnswered, period, periodKind }: Understood, now: number): boolean =>
  intent === 'out_of_scope' ||
  notAnswered.includes('no_data') ||
  notAnswered.includes('before_records') ||
  (notAnswered.includes('beyond_horizon') && periodKind === 'date' && (period?.from ?? 0) > now + MAX_LANE_MS);
