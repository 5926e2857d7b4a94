import { log } from '../../arithmetic/log.ts';
import { median } from '../median.ts';
import type { Observation } from '../observation.ts';
import { severity } from '../severity.ts';

/** Turns a median absolute deviation into a standard deviation of a normal variable. */
const MAD_TO_SIGMA = 1.4826;
/** Least daily movement assumed, log change: a series that stood still says nothing of risk. */
const SIGMA_FLOOR = 0.005;
/** A quote below it counts as nothing: its ratio to another may be beyond any number. */
export const MIN_PRICE = 1e-9;

export interface PriceRules {
  /** The newest price is compared with the median of this many earlier quotes, leaving out the newest ones. */
  readonly referenceQuotes: number;
  readonly skippedQuotes: number;
  readonly quotesNeeded: number;
  /** Rise that counts as the top of the panel, log change. */
  readonly levelTop: number;
}

/** A price against its own recent past. */
export interface PriceRise {
  readonly price: number;
  readonly reference: number;
  /** Epoch ms. */
  readonly observedAt: number;
  /** Severity of the rise, 0 to 1; a fall is 0. */
  readonly value: number;
}

/** Undefined with too few earlier quotes, or where half of them count as nothing. @param quotes by day, oldest first */
export function priceRise(quotes: readonly Observation[], rules: PriceRules): PriceRise | undefined {
  const { referenceQuotes, skippedQuotes, quotesNeeded, levelTop } = rules;
  const latest = quotes.at(-1);
  const earlier = quotes
    .slice(-(referenceQuotes + skippedQuotes + 1), -(skippedQuotes + 1))
    .map((quote) => quote.value);
  if (latest === undefined || earlier.length < quotesNeeded) return undefined;
  const reference = median(earlier);
  // Once, in April 2020, crude was sold for less than nothing: a fall without a logarithm.
  const steps = earlier.slice(1).flatMap((price, i) => logChange(earlier[i] ?? price, price));
  if (reference < MIN_PRICE || steps.length === 0) return undefined;
  const rise = latest.value >= MIN_PRICE ? log(latest.value / reference) : Number.NEGATIVE_INFINITY;
  const centre = median(steps);
  const daily = Math.max(SIGMA_FLOOR, MAD_TO_SIGMA * median(steps.map((step) => Math.abs(step - centre))));
  // Distance from the middle of the reference to now is about half the window and the gap.
  const sigma = daily * Math.sqrt(earlier.length / 2 + skippedQuotes);
  const value = rise <= 0 ? 0 : severity(Math.min(1, rise / levelTop), rise / sigma);
  return { price: latest.value, reference, observedAt: latest.observedAt, value };
}

/** None where one of the two counts as nothing. */
const logChange = (from: number, to: number): readonly number[] =>
  from >= MIN_PRICE && to >= MIN_PRICE ? [log(to / from)] : [];
