import { median } from '../median.ts';
import { seriesSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { severity } from '../severity.ts';

const { referenceQuotes, skippedQuotes, quotesNeeded, levelTop } = PARAMETERS.crude;
/** Turns a median absolute deviation into a standard deviation of a normal variable. */
const MAD_TO_SIGMA = 1.4826;
/** Least daily movement assumed, log change: a series that stood still says nothing of risk. */
const SIGMA_FLOOR = 0.005;

/** Brent crude against its own recent past. */
export interface CrudePrice {
  /** usd_bbl. */
  readonly price: number;
  readonly reference: number;
  readonly observedAt: number;
  /** Severity of the rise, 0 to 1; a fall is 0. */
  readonly value: number;
}

/** Undefined with fewer than 20 earlier quotes. */
export function crudePrice(index: ObservationIndex): CrudePrice | undefined {
  const quotes = index.series('crude_price', seriesSubject('brent'));
  const latest = quotes.at(-1);
  const earlier = quotes
    .slice(-(referenceQuotes + skippedQuotes + 1), -(skippedQuotes + 1))
    .map((quote) => quote.value);
  if (latest === undefined || earlier.length < quotesNeeded) return undefined;
  const reference = median(earlier);
  const rise = Math.log(latest.value / reference);
  const steps = earlier.slice(1).map((price, i) => Math.log(price / (earlier[i] ?? price)));
  const centre = median(steps);
  const daily = Math.max(SIGMA_FLOOR, MAD_TO_SIGMA * median(steps.map((step) => Math.abs(step - centre))));
  // Distance from the middle of the reference to now is about half the window and the gap.
  const sigma = daily * Math.sqrt(earlier.length / 2 + skippedQuotes);
  const value = rise <= 0 ? 0 : severity(Math.min(1, rise / levelTop), rise / sigma);
  return { price: latest.value, reference, observedAt: latest.observedAt, value };
}
