import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricsSource } from '../../ports/metrics-source.ts';
import { createFreshnessMetrics, type FreshnessParts, freshnessSeriesBound } from './freshness-metrics.ts';
import { createLimitMetrics, LIMIT_SERIES_BOUND, type LimitMetrics } from './limit-metrics.ts';
import { createLoadMetrics, LOAD_SERIES_BOUND, type LoadParts } from './load-metrics.ts';
import { createRequestMetrics, REQUEST_SERIES_BOUND, type RequestMetrics } from './request-metrics.ts';
import { createWorkMetrics, type WorkMetrics, workSeriesBound } from './work-metrics.ts';

/** Metrics of one process, in a registry of its own. */
export interface Metrics extends RequestMetrics, LimitMetrics, WorkMetrics {
  /** The text of a scrape, with the freshness and load of the given parts. */
  source(parts: FreshnessParts & LoadParts): MetricsSource;
}

/** Gauges of prom-client with the suffix of a counter; each is the sum of a gauge that stays. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** @param isProcess adds the metrics of the process and its runtime */
export function createMetrics(isProcess: boolean): Metrics {
  const registry = new Registry();
  if (isProcess) {
    collectDefaultMetrics({ register: registry });
    for (const name of MISNAMED) registry.removeSingleMetric(name);
  }
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

/** Upper bound of the series without those of the process, for any requests. */
export const seriesBound = (feedCount: number, regionCount: number): number =>
  REQUEST_SERIES_BOUND +
  LIMIT_SERIES_BOUND +
  LOAD_SERIES_BOUND +
  workSeriesBound(feedCount, regionCount) +
  freshnessSeriesBound(feedCount, regionCount);
