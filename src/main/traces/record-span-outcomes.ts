import type { Watch } from '../open-watch.ts';
import type { SpanOutcome } from './span-outcomes.ts';

/** Tells metrics of every span, and the log when the collector begins or ceases to take them. */
export function recordSpanOutcomes({ log, metrics }: Watch): (outcome: SpanOutcome, count: number) => void {
  let isTaken = true;
  return (outcome, count) => {
    metrics.spansEnded(outcome, count);
    if (outcome === 'dropped' || isTaken === (outcome === 'sent')) return;
    isTaken = outcome === 'sent';
    if (isTaken) log.info('the collector of traces answers again');
    else log.warn('the collector of traces does not take spans: they are lost');
  };
}
