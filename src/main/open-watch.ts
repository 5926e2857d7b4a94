import type { Config } from './config.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/create-metrics.ts';
import type { Services } from './open-services.ts';
import type { SpanOutcome } from './traces/span-outcomes.ts';

/** Log and metrics of a long-running process. */
export interface Watch {
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Opens the log and the metrics of a long-running process and records model calls and exported spans in both. */
export function openWatch(config: Pick<Config, 'logLevel' | 'logSample'>, { folder, models, traces }: Services): Watch {
  const log = createLog(config.logLevel, folder.name, { sample: config.logSample });
  const metrics = createMetrics(true);
  models?.watch(metrics.modelTried);
  models?.watch(({ outcome, ...facts }) => {
    if (outcome === 'written') log.info('model answered', facts);
    else log.warn('model did not answer', { outcome, ...facts });
  });
  traces?.watch(recordSpanOutcomes({ log, metrics }));
  return { log, metrics };
}

/** Counts every span, and logs when the collector stops or resumes accepting them. */
export function recordSpanOutcomes({ log, metrics }: Watch): (outcome: SpanOutcome, count: number) => void {
  let isAccepting = true;
  return (outcome, count) => {
    metrics.spansEnded(outcome, count);
    if (outcome === 'dropped' || isAccepting === (outcome === 'sent')) return;
    isAccepting = outcome === 'sent';
    if (isAccepting) log.info('trace collector accepts spans again');
    else log.warn('trace collector rejects spans: they are lost');
  };
}
