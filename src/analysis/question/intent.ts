import type { FoundPeriod } from './asked-period.ts';
import type { NoDataTopic } from './measure-terms.ts';
import type { Named } from './place-index.ts';
import { MAX_UNKNOWN } from './unknown-words.ts';
import { type Intent, isCounted, isLane, type Measure } from './vocabulary.ts';

/** What the words of a question were read as. */
export interface About {
  readonly named: readonly Named[];
  readonly measures: readonly Measure[];
  readonly topics: readonly NoDataTopic[];
  readonly scope: readonly ('personal_advice' | 'other_domain')[];
  readonly cues: readonly Intent[];
  readonly isPreparing: boolean;
  /** Whether it begins by asking which countries. */
  readonly asksWhich: boolean;
  /** Whether it compares with what is usual. */
  readonly isWithNorm: boolean;
  readonly period: FoundPeriod | undefined;
  readonly now: number;
}

/** The most particular of the intents that its words show; a date that is past makes any plain question one of history. */
export function intentOf(
  { named, measures, topics, scope, cues, isPreparing, asksWhich, isWithNorm, period, now }: About,
  unknownCount: number,
): Intent {
  const shows = (intent: Intent): boolean => cues.includes(intent);
  if (scope.includes('personal_advice') || scope.includes('other_domain')) return 'out_of_scope';
  const parties = named.filter(
    ({ kind }) => kind === 'country' || kind === 'corridor' || kind === 'region' || kind === 'actor',
  );
  // What a closure means is its effect; what a term means has no place.
  if (shows('definition') && !shows('impact')) return parties.length === 0 ? 'definition' : 'impact';
  // Which countries a closure hits hardest is an order of them.
  const isOfVictims = shows('ranking') && asksWhich && parties.every(({ kind }) => kind === 'corridor');
  if (shows('impact') && !(isOfVictims && parties.length > 0)) return 'impact';
  if (isPreparing) return 'watch';
  if (shows('cause')) return 'cause';
  if (measures.includes('calibration')) return 'value';
  if (measures.includes('schedule')) return 'definition';
  if (shows('ranking')) return 'ranking';
  if (shows('comparison') && parties.length > 1) return 'comparison';
  if (isWithNorm && isCounted(measures)) return 'value';
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
  const isOfLanes = measures.length > 0 && measures.every(isLane);
  if (shows('value') && !isOfLanes && (isCounted(measures) || topics.length > 0)) return 'value';
  if (topics.length > 0) return 'value';
  if (shows('status') || named.length > 0 || measures.length > 0)
    return shows('value') && measures.length > 0 && !isOfLanes
      ? 'value'
      : measures.some(isLane)
        ? 'likelihood'
        : 'status';
  const isOther = unknownCount > MAX_UNKNOWN || (period === undefined && !shows('value'));
  return isOther ? 'out_of_scope' : 'status';
}
