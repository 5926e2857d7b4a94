import { AXES, type RegimeLabel } from '../../contract/intelligence/vocabulary.ts';
import type { FoundPeriod } from './asked-period.ts';
import { WITH_NORM } from './cues.ts';
import { OF_COUNTRIES, OF_REGIONS, OF_STRAITS } from './order.ts';
import type { Named } from './place-index.ts';
import type { TopicWithoutFigures } from './topics-without-figures.ts';
import { MAX_UNKNOWN } from './unknown-words.ts';
import { type Intent, isCounted, isLane, type Measure } from './vocabulary.ts';

const OF_PLACES = [OF_COUNTRIES, OF_REGIONS];
/** Where something is, as against where a place lies. */
export const ASKS_WHERE = /(?<!\p{L})(?:where|où|dónde|где|wo)(?!\p{L})|أين|哪里/iu;
/** `What did one do to the other`. */
const ACTED =
  /(?<!\p{L})what (?:has|have|had|did|does|do|is|are) .+ (?:do|does|done|doing) to (?!.*(?<!\p{L})(?:if|when)(?!\p{L}))/iu;
/** `More likely in one or in the other` compares them. */
const IN_WHICH =
  /(?<!\p{L})(?:more|less|higher|lower|greater|worse|plus|moins|más|menos|mehr|weniger)(?!\p{L}).*(?<!\p{L})(?:or|ou|o|oder)(?!\p{L})/iu;
/** Measures that countries have and the world has not. */
const BY_COUNTRY: readonly Measure[] = [
  'outages',
  'displaced',
  'deaths',
  'armed_force',
  'unrest',
  'coups',
  'inflation',
  'gnss_interference',
  'sirens',
  'blockade',
];
const isOfCountries = (measure: Measure): boolean => BY_COUNTRY.includes(measure);

/** What the words of a question were read as. */
export interface About {
  readonly text: string;
  readonly terms: readonly RegimeLabel[];
  readonly named: readonly Named[];
  readonly measures: readonly Measure[];
  readonly topics: readonly TopicWithoutFigures[];
  readonly scope: readonly ('personal_advice' | 'other_domain')[];
  readonly cues: readonly Intent[];
  readonly isPreparing: boolean;
  /** Whether it is about a strait that nothing names. */
  readonly isOfSomeStrait: boolean;
  readonly period: FoundPeriod | undefined;
  readonly now: number;
}

/** Whether it asks what one depends on another for. */
export const asksDependence = (text: string): boolean => DEPENDS.test(text);
const DEPENDS =
  /(?<!\p{L})(?:depend\p{L}*|rel(?:y|ies|iant)|dépend\p{L}*|depende\p{L}*|завис\p{L}*|abhäng\p{L}*)(?!\p{L})|依赖/iu;
const OF_SOURCES =
  /(?<!\p{L})(?:independent|independently|one source|single source|sources|corroborat\p{L}*)(?!\p{L})/iu;

const OVER_WHOM =
  /(?<!\p{L})(?:(?:on|over) whom(?!\p{L})|(?:which countries|who|whom) (?:does|do|is|are|has|have|did) [\p{L}\s]+? (?:threaten|pressur|coerc|target|bully)\p{L}*|(?:who|whom|which countries)(?!\p{L}).* (?:on|over)\P{L}*$)/iu;
export const asksOverWhom = (text: string): boolean => OVER_WHOM.test(text);

const COERCES = /(?<!\p{L})(?:threaten|pressur|coerc|target|bully)/iu;

/** What a figure is, or how it is made, as against how large it is. */
const METHOD_WORDS =
  /^\P{L}*what(?:’s|'s| is| are) (?!the )[\p{L}\s-]+\?*$|(?<!\p{L})how (?:do|does|is|are) .*(?:comput|calculat|measur|defin)\p{L}*|(?<!\p{L})(?:inputs?|indicators?) (?:does|do|of|for|go|goes|make|makes)(?!\p{L})/iu;
const isOfMethod = (text: string, measures: readonly Measure[]): boolean =>
  measures.length === 1 && AXES.some((axis) => axis === measures[0]) && METHOD_WORDS.test(text);

/** Whether it asks what a country does, not how it is there: `What is Russia doing?` */
export const asksActs = (text: string): boolean => ACTS.test(text);
const ACTS =
  /(?<!\p{L})what (?:is|are|has|have|did|does) (?:the )?[\p{L}\s]+? (?:doing|done|do|been doing|been up to|up to)(?!\p{L})|^(?:has|have|did|is|are) (?:the )?[\p{L}\s]+? (?:done|do|doing) (?:anything|something)(?!\p{L})/iu;

/** Whether it asks what happened, not what changed. */
export const asksEvents = (text: string): boolean => HAPPENED.test(text);
const HAPPENED =
  /(?<!\p{L})(?:what (?:has |have )?(?:just )?happened|what went on|que s[’']est-il passé|qué (?:ha )?pas(?:ó|ado)|что (?:случилось|произошло)|was ist passiert)(?!\p{L})|ماذا حدث|发生了什么/iu;

/** The most particular of the intents that its words show; a date that is past makes any plain question one of history. */
export function intentOf(
  { text, named, measures, terms, topics, scope, cues, isPreparing, isOfSomeStrait, period, now }: About,
  unknownCount: number,
): Intent {
  const shows = (intent: Intent): boolean => cues.includes(intent);
  if (scope.includes('personal_advice') || scope.includes('other_domain')) return 'out_of_scope';
  const parties = named.filter(
    ({ kind }) => kind === 'country' || kind === 'corridor' || kind === 'region' || kind === 'actor',
  );
  // What a closure means is its effect; what a term means has no place.
  if (terms.length > 1 && shows('comparison')) return 'definition';
  if (shows('definition') && !shows('impact')) return parties.length === 0 ? 'definition' : 'impact';
  // Which countries a closure hits hardest is an order of them.
  const asksWhich = shows('ranking') && OF_PLACES.some((words) => words.test(text));
  const isOfVictims = asksWhich && parties.every(({ kind }) => kind === 'corridor');
  // What one state did to another is answered by their acts.
  const areStates = parties.length > 1 && parties.every(({ kind }) => kind === 'country' || kind === 'actor');
  if (shows('impact') && areStates && ACTED.test(text)) return 'status';
  // What one state depends on another for is the leverage of the other.
  if (shows('impact') && areStates && measures.length === 0 && asksDependence(text)) return 'leverage';
  if (isOfSomeStrait && !shows('impact') && !shows('likelihood') && measures.includes('transits')) return 'ranking';
  // Whether reports are independent of each other is no cause.
  if (shows('cause') && measures.includes('confidence') && OF_SOURCES.test(text))
    return named.length === 0 && measures.some(isOfCountries) ? 'ranking' : 'status';
  if (shows('impact') && parties.length === 0 && OF_STRAITS.test(text)) return 'ranking';
  if (shows('impact') && !isOfVictims) return 'impact';
  // How much of a country's oil passes a strait is how far it depends on it.
  const kinds = named.map(({ kind }) => kind);
  if (measures.includes('oil_imports') && kinds.includes('corridor') && kinds.includes('country') && !asksWhich)
    return 'impact';
  if (isPreparing) return 'watch';
  if (parties.length > 0 && asksOverWhom(text) && (shows('leverage') || COERCES.test(text))) return 'leverage';
  if (parties.length === 0 && isOfMethod(text, measures)) return 'definition';
  if (shows('cause') && terms.length > 0 && parties.length === 0 && /^\P{L}*explain/iu.test(text)) return 'definition';
  if (shows('cause') && !asksWhich) return 'cause';
  if (measures.includes('calibration')) return shows('watch') ? 'watch' : 'value';
  if (measures.includes('missing_inputs') && !asksWhich && shows('ranking')) return 'value';
  if (measures.includes('schedule')) return 'definition';
  if (shows('ranking') && isRanking({ text, asksWhich, isOfTriggers: shows('watch') })) return 'ranking';
  const isOfLanes = measures.length > 0 && measures.every(isLane);
  if (named.length === 0 && ASKS_WHERE.test(text) && (measures.some(isOfCountries) || isOfLanes)) return 'ranking';
  if ((shows('comparison') || IN_WHICH.test(text)) && parties.length > 1) return 'comparison';
  if (WITH_NORM.test(text) && isCounted(measures)) return 'value';
  if (shows('comparison') && period !== undefined) return 'change';
  if (shows('leverage')) return 'leverage';
  // Whether something goes on to change is a likelihood; whether a likelihood changed, a change.
  const isAhead = shows('likelihood') && measures.length > 0 && !measures.some(isLane) && period?.kind !== 'last';
  if ((shows('change') && !isAhead) || period?.kind === 'since') return 'change';
  if (shows('watch')) return 'watch';
  const isPast = period?.kind === 'date' && period.to <= now;
  if (shows('likelihood') && !isPast) return 'likelihood';
  if (period !== undefined && period.from >= now) return 'likelihood';
  if (isPast) return 'history';
  // `How many died in Africa?`: no region has a total, and its countries have figures.
  const isOfRegions = named.every(({ kind }) => kind === 'region');
  if (isOfRegions && measures.length === 1 && measures.every(isOfCountries)) return 'ranking';
  if (named.length === 0 && measures.length > 0 && measures.every((one) => one === 'transits')) return 'ranking';
  if (shows('value') && !isOfLanes && (isCounted(measures) || topics.length > 0)) return 'value';
  if (topics.length > 0 && !isOfLanes) return 'value';
  if (shows('status') || named.length > 0 || measures.length > 0)
    return shows('value') && measures.length > 0 && !isOfLanes
      ? 'value'
      : measures.some(isLane)
        ? 'likelihood'
        : 'status';
  const isOther = unknownCount > MAX_UNKNOWN || (period === undefined && !shows('value'));
  return isOther ? 'out_of_scope' : 'status';
}

interface Ranked extends Pick<About, 'text'> {
  readonly asksWhich: boolean;
  readonly isOfTriggers: boolean;
}

/** `The worst case for Lebanon` and `the triggers closest to firing` put no places in order. */
function isRanking({ text, asksWhich, isOfTriggers }: Ranked): boolean {
  if (asksWhich) return true;
  if (/(?<!\p{L})(?:worst|best)(?:[ -]case| (?:thing )?that (?:could|can|may|might))/iu.test(text)) return false;
  return !(isOfTriggers && /trigger/iu.test(text));
}
