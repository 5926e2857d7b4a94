import { HORIZON_DAYS } from '../../assessment/scenarios/lane-rule-figures.ts';
import { HORIZONS, type Horizon } from '../../contract/intelligence/vocabulary.ts';
import { NUMBER_WORDS } from '../question/asked-period.ts';

const UNIT_HOURS: Readonly<Record<string, number>> = {
  hour: 1,
  day: 24,
  week: 168,
  month: 720,
  quarter: 2_160,
  year: 8_760,
};
const SPAN = /\b(\d{1,4}|an?|one|two|three|four|five|six|ten)[\s-]*(hour|day|week|month|quarter|year)s?\b/gi;
const NAMED = /\b(?:this|next|coming)\s+(day|week|month|quarter|year)\b/gi;
const SHORT = /\b(?:today|tonight|tomorrow|right now|overnight)\b/i;
/** 24h, 7d, 30d as the horizons are written. */
const WRITTEN = /\b(\d{1,4})\s?(h|d)\b/gi;

/** The time a question asks about: the longest span it names, as the shortest horizon that holds it. */
export function questionTime(text: string): { readonly horizon?: Horizon; readonly isBeyond: boolean } {
  const spans = [
    ...[...text.matchAll(SPAN)].map(([, count = '', unit = '']) => countOf(count) * hoursOf(unit)),
    ...[...text.matchAll(NAMED)].map(([, unit = '']) => hoursOf(unit)),
    ...[...text.matchAll(WRITTEN)].map(
      ([, count = '', unit = '']) => Number(count) * (unit.toLowerCase() === 'd' ? 24 : 1),
    ),
    ...(SHORT.test(text) ? [24] : []),
  ];
  if (spans.length === 0) return { isBeyond: false };
  const longest = Math.max(...spans);
  const horizon = HORIZONS.find((candidate) => 24 * HORIZON_DAYS[candidate] >= longest);
  return horizon === undefined ? { isBeyond: true } : { horizon, isBeyond: false };
}

const countOf = (text: string): number => NUMBER_WORDS[text.toLowerCase()] ?? Number(text);
const hoursOf = (unit: string): number => UNIT_HOURS[unit.toLowerCase()] ?? 0;
