import { DAY_MS } from '../assessment/time.ts';
import type { TransitDay } from '../feeds/fakes/arcgis-features.ts';
import { isQuoted } from '../feeds/fakes/market-days.ts';
import type { DaySpan, WorldRecords } from '../feeds/fakes/story.ts';
import { CHOKEPOINT_BASELINES, type ChokepointBaseline } from './chokepoint-baselines.ts';
import { crudePrice } from './crude-price.ts';
import { newsReports } from './news-reports.ts';
import { organisedViolence } from './organised-violence.ts';
import { pressArticles } from './press-articles.ts';
import { seaTraffic } from './sea-traffic.ts';

/** How far back the world reaches before the day the exercise opens on. */
const WORLD_DAYS_BEFORE_ANCHOR = 1_300;

/**
 * The invented world, a function of seed and anchor alone: three and a half calm years and then a crisis in the Strait
 * of Hormuz. It has no end; its past before the story is the same for every anchor.
 */
export interface ExerciseWorld extends Omit<WorldRecords, 'transits' | 'portnames'> {
  readonly chokepoints: readonly ChokepointBaseline[];
  transits(chokepoint: ChokepointBaseline, span: DaySpan): readonly TransitDay[];
}

/** @param world `anchorAt`: the instant the exercise opens at, epoch ms, 12 days into the blockade; `seed`: an integer */
export function createWorld({ anchorAt, seed }: { readonly anchorAt: number; readonly seed: number }): ExerciseWorld {
  const anchorDayAt = dayOf(anchorAt);
  const firstDayAt = anchorDayAt - WORLD_DAYS_BEFORE_ANCHOR * DAY_MS;
  const days = (span: DaySpan): readonly number[] => daysOf({ ...span, from: Math.max(span.from, firstDayAt) });
  return {
    firstDayAt,
    chokepoints: CHOKEPOINT_BASELINES,
    transits: (chokepoint, span) => days(span).map((dayAt) => seaTraffic({ seed, anchorDayAt, chokepoint, dayAt })),
    reports: (exportAt) => (exportAt < firstDayAt ? [] : newsReports({ seed, anchorAt, exportAt })),
    articles: (exportAt) => (exportAt < firstDayAt ? [] : pressArticles({ seed, anchorAt, exportAt })),
    crudeQuotes: (span) =>
      days(span)
        .filter(isQuoted)
        .map((dayAt) => {
          const value = crudePrice(seed, { dayAt, anchorDayAt });
          return value === undefined ? { dayAt } : { dayAt, value };
        }),
    violence: (span) => days(span).flatMap((dayAt) => organisedViolence({ seed, anchorDayAt, dayAt })),
  };
}

/** UTC midnight at or before an instant. */
export function dayOf(instant: number): number {
  return Math.floor(instant / DAY_MS) * DAY_MS;
}

function daysOf({ from, to }: DaySpan): readonly number[] {
  const first = Math.ceil(from / DAY_MS) * DAY_MS;
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / DAY_MS)) }, (_, index) => first + index * DAY_MS);
}
