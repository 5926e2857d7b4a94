import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricsSource } from '../../ports/metrics-source.ts';
import { createFreshnessMetrics, type FreshnessParts, freshnessSeriesBound } from './freshness-metrics.ts';
import { createLimitMetrics, LIMIT_SERIES_BOUND, type LimitMetrics } from './limit-metrics.ts';
import { createLoadMetrics, LOAD_SERIES_BOUND, type LoadParts } from './load-metrics.ts';
import { createRequestMetrics, REQUEST_SERIES_BOUND, type RequestMetrics } from './request-metrics.ts';
import { createWorkMetrics, type WorkMetrics, workSeriesBound } from './work-metrics.ts';

/** Everything one serving process counts, in a registry of its own. */
export interface Metrics extends RequestMetrics, LimitMetrics, WorkMetrics {
  /** The text to hand out, with the freshness and the load of what is given. */
  source(parts: FreshnessParts & LoadParts): MetricsSource;
}

/** @param isProcess whether to add the metrics of the process and its runtime, which are watched from then on */
export function createMetrics(isProcess: boolean): Metrics {
  const registry = new Registry();
  if (isProcess) collectDefaultMetrics({ register: registry });
  return {
    ...createRequestMetrics(registry),
    ...createLimitMetrics(registry),
    ...createWorkMetrics(registry),
    source(parts) {
      createLoadMetrics(registry, parts);
      const refresh = createFreshnessMetrics(registry, parts);
      let running: Promise<string> | undefined;
      return {
        text() {
          running ??= refresh()
            .then(() => registry.metrics())
            .finally(() => {
              running = undefined;
            });
          return running;
        },
      };
    },
  };
}

/** Most series of this program without those of the process, whatever callers send. */
export const seriesBound = (feedCount: number, regionCount: number): number =>
  REQUEST_SERIES_BOUND +
  LIMIT_SERIES_BOUND +
  LOAD_SERIES_BOUND +
  workSeriesBound(feedCount, regionCount) +
  freshnessSeriesBound(feedCount, regionCount);
