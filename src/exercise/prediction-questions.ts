import { DAY_MS } from '../assessment/time.ts';
import { smoothNoise } from '../feeds/fakes/random.ts';
import type { PredictionQuestion } from '../feeds/fakes/story.ts';
import { closureOdds } from './market-storyline.ts';

/** Invented. */
export const PREDICTION_QUESTIONS: readonly PredictionQuestion[] = [
  {
    slug: 'exercise-strait-of-hormuz-closed-for-a-month',
    text: 'EXERCISE: Will the Strait of Hormuz be closed to tankers for a month?',
    calm: 0.04,
    rise: 0.7,
  },
  {
    slug: 'exercise-us-iran-clash',
    text: 'EXERCISE: Will there be an Iran war with the United States within a month?',
    calm: 0.05,
    rise: 0.35,
  },
  {
    slug: 'exercise-taiwan-invasion',
    text: 'EXERCISE: Will there be a Taiwan invasion by China within a year?',
    calm: 0.05,
    rise: 0,
  },
  {
    slug: 'exercise-ukraine-ceasefire',
    text: 'EXERCISE: Will there be a Ukraine ceasefire with Russia within a year?',
    calm: 0.22,
    rise: 0,
    swing: { by: 0.07, peakDay: 0 },
  },
  {
    slug: 'exercise-nato-russia-exchange-of-fire',
    text: 'EXERCISE: Will NATO and Russia exchange fire within a year?',
    calm: 0.03,
    rise: 0,
  },
  {
    slug: 'exercise-north-korea-nuclear-test',
    text: 'EXERCISE: Will North Korea test a nuclear weapon within a year?',
    calm: 0.14,
    rise: 0,
    swing: { by: 0.07, peakDay: 1 },
  },
];

/** Probability of a yes at an instant, as one venue prices it. */
export function oddsOf(
  { slug, calm, rise, swing }: PredictionQuestion,
  { venue, at, anchorAt }: { readonly venue: string; readonly at: number; readonly anchorAt: number },
): number {
  if (swing !== undefined) return calm + swungBy(swing, at / DAY_MS);
  const noise = 0.15 * smoothNoise(`${venue}|${slug}`, Math.floor(at / (DAY_MS / 24)), 24);
  return calm * (1 + noise) + rise * closureOdds((at - anchorAt) / DAY_MS);
}

/** Days from one peak to the next. */
const SWING_DAYS = 4;

/** Up and down in straight lines, by `by` a day: of two a day apart, one moves on any day. */
function swungBy({ by, peakDay }: NonNullable<PredictionQuestion['swing']>, day: number): number {
  const since = (((day - peakDay) % SWING_DAYS) + SWING_DAYS) % SWING_DAYS;
  return by * (Math.abs(since - SWING_DAYS / 2) - SWING_DAYS / 4);
}
