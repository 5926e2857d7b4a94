import type { MetricId } from '../metrics.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';

/** The newest yearly figure of a country and those before it. */
export interface YearlyFigure {
  readonly value: number;
  /** Older ones, oldest first. */
  readonly earlier: readonly number[];
  /** End of its year, epoch ms. */
  readonly observedAt: number;
}

/** Undefined without a figure in the metric's window: there is none, or it is seven years old. */
export function yearlyFigure(index: ObservationIndex, metric: MetricId, iso2: string): YearlyFigure | undefined {
  const figures = index.series(metric, countrySubject(iso2));
  const latest = figures.at(-1);
  if (latest === undefined) return undefined;
  return {
    value: latest.value,
    earlier: figures.slice(0, -1).map(({ value }) => value),
    observedAt: latest.observedAt,
  };
}
