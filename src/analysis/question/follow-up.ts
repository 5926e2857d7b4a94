import type { UnderstoodQuestion } from '../../contract/intelligence/answer-question.ts';
import { isRegionId } from '../../reference/regions.ts';
import { reasonsAfter } from './not-answered.ts';
import type { Understood } from './understand.ts';
import { INTENTS, type Intent, MEASURES } from './vocabulary.ts';

/**
 * A question as it is meant after another: what it leaves out is that of the earlier one. `And in Jordan?` keeps intent, measures and
 * time, `and last week?` the places as well. A question that stands alone is left as it is.
 * @param now epoch ms
 */
export function followUp(understood: Understood, earlier: UnderstoodQuestion, now: number): Understood {
  const { notUnderstood } = understood;
  const hasPlace = placesNamed(understood) > 0;
  const hasMeasure = understood.measures.length + understood.terms.length + understood.topics.length > 0;
  const hasIntent = !UNSPECIFIC.includes(understood.intent);
  const isFragment = hasPlace || hasMeasure || hasIntent || understood.period !== undefined;
  const isOutside = understood.notAnswered.includes('personal_advice') || notUnderstood.length > MAX_UNKNOWN_WORDS;
  const isComplete = hasPlace && (hasMeasure || hasIntent);
  if (!isFragment || isOutside || isComplete || understood.intent === 'definition') return understood;
  // `Compare with Ethiopia` after a question of Sudan.
  const isBeside = understood.cues.includes('comparison') && understood.order.length === 1;
  if (isBeside && earlier.countries.length === 1) return besides(understood, earlier, now);
  const places = hasPlace ? understood : placesOf(earlier);
  const measures = hasMeasure ? understood.measures : MEASURES.filter((one) => earlier.measures.includes(one));
  // What would be an order of all countries is asked of those that were named.
  const isOrder =
    understood.intent === 'ranking' && (understood.cues.includes('ranking') || earlier.countries.length === 0);
  const own = understood.intent === 'ranking' && !hasPlace && !isOrder ? 'value' : understood.intent;
  const intent = hasIntent || hasMeasure ? own : (intentOf(earlier) ?? own);
  const kept = { ...understood, ...places, ...withTime(understood, earlier, hasIntent) };
  const merged: Understood = {
    ...kept,
    intent: intent === 'out_of_scope' ? 'status' : intent,
    measures: measures.filter((one) => one !== 'corridor_state' || kept.corridors.length > 0),
  };
  return { ...merged, notAnswered: reasonsAfter(merged, now) };
}

/** A place beside the one of the earlier question, by what that one asked of it. */
function besides(understood: Understood, earlier: UnderstoodQuestion, now: number): Understood {
  const first = placesOf(earlier);
  const merged: Understood = {
    ...understood,
    intent: 'comparison',
    countries: [...new Set([...first.countries, ...understood.countries])].sort(),
    regionIds: [...new Set([...first.regionIds, ...understood.regionIds])],
    order: [...new Set([...first.order, ...understood.order])],
    measures:
      understood.measures.length > 0 ? understood.measures : MEASURES.filter((one) => earlier.measures.includes(one)),
  };
  return { ...merged, notAnswered: reasonsAfter(merged, now) };
}

/** Intents that a fragment gets without saying anything of the kind. */
const UNSPECIFIC: readonly Intent[] = ['status', 'value', 'history', 'out_of_scope'];
/** A text with more is another question. */
const MAX_UNKNOWN_WORDS = 2;

const placesNamed = ({ countries, corridors, actors, places, namedRegionIds }: Understood): number =>
  [countries, corridors, actors, places, namedRegionIds].reduce((sum, { length }) => sum + length, 0);

type Places = Pick<
  Understood,
  'countries' | 'corridors' | 'actors' | 'places' | 'regionIds' | 'namedRegionIds' | 'order'
>;

function placesOf({ countries, corridors, actors, places, regionIds }: UnderstoodQuestion): Places {
  const regions = regionIds.filter(isRegionId);
  const isNamed = countries.length + corridors.length + actors.length + places.length > 0;
  return {
    countries,
    corridors,
    actors,
    places,
    regionIds: regions.length === 0 ? ['global'] : regions,
    namedRegionIds: isNamed ? [] : regions.filter((id) => id !== 'global'),
    order: [...countries.map((iso2) => `state:${iso2}`), ...actors],
  };
}

const intentOf = ({ intent }: UnderstoodQuestion): Intent | undefined => INTENTS.find((one) => one === intent);

/** The time of the earlier question is meant unless this one has its own or asks for something else. */
function withTime(
  { period, periodKind }: Understood,
  earlier: UnderstoodQuestion,
  hasIntent: boolean,
): Pick<Understood, 'period' | 'periodKind'> {
  if (period !== undefined || hasIntent || earlier.period === undefined) return { period, periodKind };
  return { period: earlier.period, periodKind: 'date' };
}
