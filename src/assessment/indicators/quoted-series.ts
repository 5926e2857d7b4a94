import { inputById } from '../inputs.ts';
import type { MetricId } from '../metrics.ts';
import { type Observation, seriesSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';

/** One series that quotes a price. */
export interface QuotedSeries {
  readonly id: string;
  readonly name: string;
  /** Who publishes it. */
  readonly source: string;
}

/**
 * Whose quotes a price is read from, in the order in which they are believed: the next is the fallback of one that is stale.
 * `grade`: what thresholds of the price were fitted to; another grade raises no trigger.
 */
export const PRICE_SERIES = {
  crude_price: [
    { id: 'brent', name: 'Brent crude', source: 'FRED', grade: 'same' },
    { id: 'rbrte', name: 'Brent crude', source: 'EIA', grade: 'same' },
    { id: 'wti', name: 'WTI crude', source: 'FRED', grade: 'other' },
    { id: 'rwtc', name: 'WTI crude', source: 'EIA', grade: 'other' },
  ],
  gas_price: [
    { id: 'henry-hub', name: 'Natural gas at Henry Hub', source: 'FRED', grade: 'same' },
    { id: 'rngwhhd', name: 'Natural gas at Henry Hub', source: 'EIA', grade: 'same' },
  ],
} as const satisfies Partial<Record<MetricId, readonly (QuotedSeries & { readonly grade: 'same' | 'other' })[]>>;

export type PricedMetric = keyof typeof PRICE_SERIES;

/** The series of a price, in order of preference, and the age in ms from which one is stale. */
interface Wanted<S> {
  readonly metric: MetricId;
  readonly series: readonly S[];
  readonly maxAgeMs: number;
}

/**
 * The reading of the first series that is current; where none is, of the one with the newest quote.
 * @param read what the quotes of a series say, oldest first; undefined where they are too few to say it
 */
export function readFirstAvailable<S extends { readonly id: string }, T extends { readonly observedAt: number }>(
  index: ObservationIndex,
  { metric, series, maxAgeMs }: Wanted<S>,
  read: (quotes: readonly Observation[], series: S) => T | undefined,
): T | undefined {
  const known = series.flatMap((one) => read(index.series(metric, seriesSubject(one.id)), one) ?? []);
  return (
    known.find(({ observedAt }) => index.instant - observedAt <= maxAgeMs) ??
    known.toSorted((a, b) => b.observedAt - a.observedAt)[0]
  );
}

/** A series, which names who answered with a quote where that was another than its publisher. */
export function asQuoted<S extends { readonly source?: string }>(series: S, quote: Observation | undefined): S {
  const { source } = quote?.detail ?? {};
  return source === undefined ? series : { ...series, source };
}

/** A price by any of its series. */
export const anySeriesOf = (metric: PricedMetric): Wanted<QuotedSeries> => ({
  metric,
  series: PRICE_SERIES[metric],
  maxAgeMs: inputById(metric).maxAgeMs,
});
