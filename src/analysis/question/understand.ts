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
  OF_RISKS,
  type Premise,
  premiseCuesIn,
  regimeTermsIn,
  scopeCuesIn,
} from './cues.ts';
import { issuerNamed } from './currency-names.ts';
import { findNames } from './find-names.ts';
import { ASKS_WHERE, asksActs, asksDependence, asksEvents, asksOverWhom, intentOf } from './intent.ts';
import { languageOf } from './language.ts';
import { measureTermsIn } from './measure-terms.ts';
import { notAnsweredOf } from './not-answered.ts';
import { OF_SOME_STRAIT, OF_STRAITS, type Order, orderIn } from './order.ts';
import type { Named } from './place-index.ts';
import { countryOfCity, regionsOf } from './question-regions.ts';
import { avoidCuesIn, avoidedBy, durationCuesIn, prepareCuesIn, type Reader, readersIn } from './readers.ts';
import { statedMeasures } from './stated-measures.ts';
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
  /** All intents that its words show. */
  readonly cues: readonly Intent[];
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
  /** Whether it asks what happened, not what changed. */
  readonly asksEvents: boolean;
  /** Whether it asks how long what stops a strait, or anything that nothing names, will go on. */
  readonly asksDuration: boolean;
  /** Whether yes or no could answer it. */
  readonly mayBeYesOrNo: boolean;
  /** Of the order that it asks for. */
  readonly ranking: Order | undefined;
  /** Whether it is about a strait that nothing names. */
  readonly isOfSomeStrait: boolean;
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
  const looksAhead = SUPPOSES.test(text) || intentCuesIn(withoutNames).values.includes('likelihood');
  const period = askedPeriod(text, now, looksAhead);
  const scope = scopeCuesIn(withoutNames);
  const lasting = durationCuesIn(withoutNames);
  const early = unmeasuredTopicsIn(lasting.rest);
  const { values: measured, rest } = measureTermsIn(early.rest);
  const corridors = idsOf(named, 'corridor');
  const stated = statedMeasures(measured, text, named);
  // Straits are put in order by their traffic.
  const isOfSomeStrait = named.length === 0 && lasting.values.length === 0 && OF_SOME_STRAIT.test(text);
  const asksStrait = OF_STRAITS.test(text) || isOfSomeStrait;
  // Where something may begin is where a change of course is likeliest.
  const asksWhereNext = looksAhead && named.length === 0 && ASKS_WHERE.test(text);
  const implied: readonly Measure[] = asksStrait ? ['transits'] : asksWhereNext ? ['escalation'] : [];
  const measures: readonly Measure[] = stated.length === 0 ? implied : stated;
  const late = topicsWithoutFiguresIn(rest);
  const topics = [...early.values, ...late.values];
  const left = intentCuesIn(late.rest);
  // `energy leverage` is a measure, no question of leverage; `how many ships` asks for a value.
  const cues = intentCuesIn(withoutNames).values.filter((cue) => cue !== 'leverage' || left.values.includes(cue));
  // `A blockade of Taiwan` is the name of a strait that is closed.
  const isNamedBlockade = BLOCKADE.test(text) && !BLOCKADE.test(withoutNames);
  const premises = [...premiseCuesIn(withoutNames).values, ...(isNamedBlockade ? (['closed'] as const) : [])];
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
  const about = {
    ...{ text, named, measures, terms, topics, scope: scope.values, cues, isPreparing, isOfSomeStrait, period, now },
  };
  const intent = intentOf(about, unknown.length);
  // What is compared with an earlier time is how things stand now.
  const isSince = intent === 'change' && cues.includes('comparison') && period !== undefined && period.to <= now;
  const asOfWhen = isSince ? { kind: 'since' as const, from: period.from, to: now } : period;
  const isUncounted = COUNTED.test(text) && measures.length + topics.length === 0 && unknown.length > 0;
  const parties = named.flatMap(({ kind, id }) =>
    kind === 'country' ? [`state:${id}`] : kind === 'actor' ? [id] : [],
  );
  const namedRegionIds = regionsOf(named.filter(({ kind }) => kind === 'region'));
  return {
    language,
    intent,
    cues,
    regionIds: regionsOf([
      ...(isAvoiding ? named.flatMap(avoidedFor) : named),
      ...currency.map((id) => ({ kind: 'country', id }) as const),
    ]),
    namedRegionIds: namedRegionIds.filter((id) => id !== 'global'),
    countries: [...new Set(countries)].sort(),
    corridors: isAvoiding ? avoidedBy(corridors) : corridors,
    actors: idsOf(named, 'actor'),
    places: places.map(({ kind, id }) => (id.includes(':') ? id : `${kind}:${id}`)),
    measures,
    terms,
    period: asOfWhen === undefined ? undefined : { from: asOfWhen.from, to: asOfWhen.to },
    periodKind: asOfWhen?.kind,
    premises,
    // Who is depended on has the leverage.
    order: intent === 'leverage' && asksDependence(text) ? parties.toReversed() : parties,
    readers: readers.values,
    isPreparing: isPreparing && intent === 'watch',
    voyage: intent === 'watch' ? voyage : undefined,
    isAvoiding,
    asksOverWhom: asksOverWhom(text),
    asksActs: asksActs(text),
    asksEvents: asksEvents(text),
    asksDuration:
      intent !== 'impact' &&
      ((lasting.values.length > 0 && isOfStraits(named, measures)) || (isOfSomeStrait && intent === 'likelihood')),
    isOfSomeStrait,
    mayBeYesOrNo: mayBeYesOrNo(text),
    ranking: intent === 'ranking' ? orderIn(text) : undefined,
    length: lengthCuesIn(withoutNames).values[0] ?? 'normal',
    magnitude: magnitudeIn(text),
    hazards: hazardsIn(withoutNames).values,
    horizons: horizonsIn(text),
    asksStrait,
    framework: FRAMEWORKS.find((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text)),
    topics,
    notAnswered: notAnsweredOf({ ...about, intent, isUncounted, isCut: cut !== undefined }),
    notUnderstood: unknown,
  };
}

const BLOCKADE = /blockad/iu;
/** A supposition lies ahead: `if it stays closed for a month`. */
const SUPPOSES = /(?<!\p{L})(?:if|wenn|falls|если)(?!\p{L})/iu;

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

/** Of straits alone, or of nothing that is named. */
const isOfStraits = (named: readonly Named[], measures: readonly Measure[]): boolean =>
  named.length === 0 ? measures.length === 0 : named.every(({ kind }) => kind === 'corridor');

/** In place of a way around the straits that it avoids. */
const avoidedFor = (one: Named): readonly Named[] =>
  one.kind === 'corridor' ? avoidedBy([one.id]).map((id) => ({ kind: 'corridor', id })) : [one];

const idsOf = (named: readonly Named[], kind: Named['kind']): readonly string[] =>
  named.filter((one) => one.kind === kind).map(({ id }) => id);
