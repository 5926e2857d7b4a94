import type { Config } from './config.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/create-metrics.ts';
import type { Services } from './open-services.ts';
import { recordSpanOutcomes } from './traces/record-span-outcomes.ts';

/** What a process that stays tells of itself. */
export interface Watch {
  readonly log: Log;
  readonly metrics: Metrics;
}

/** The log and the metrics of a process that stays, and what its language models do in both. */
export function openWatch(config: Pick<Config, 'logLevel' | 'logSample'>, { folder, models, traces }: Services): Watch {
  const log = createLog(config.logLevel, folder.name, { sample: config.logSample });
  const metrics = createMetrics(true);
  models?.watch(metrics.modelTried);
  models?.watch(({ outcome, ...facts }) => {
    if (outcome === 'written') log.info('a model answered', facts);
    else log.warn('a model did not answer', { outcome, ...facts });
  });
  traces?.watch(recordSpanOutcomes({ log, metrics }));
  return { log, metrics };
}
