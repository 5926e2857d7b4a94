import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { Signal } from './country-signals.ts';
import { decayedCarryForward } from './decayed-carry-forward.ts';
import type { InputStatus } from './inputs.ts';
import type { MetricId } from './metrics.ts';
import { METRICS } from './metrics.ts';
import { PARAMETERS } from './parameters.ts';
import { severity } from './severity.ts';

/** What one sensor says of one place. */
export interface IndicatorReading {
  /** Severity now, 0 to 1. */
  readonly value: number;
  /** Severity if it told what is usual here, 0 to 1: silence is never better than that (METHOD.md A5). */
  readonly usual: number;
}

/** Where an indicator stands of which nothing was ever heard: the middle of its panel, with nothing unusual. */
export const PRIOR_SEVERITY = severity(PARAMETERS.reports.levelWeight * PARAMETERS.missingLevel, 0);

export interface IndicatorInput<R extends IndicatorReading> {
  readonly label: string;
  readonly reading: R | undefined;
  /** 0 to 1, where nothing was ever heard. */
  readonly prior: number;
  /** Of the input, or of the part of it that looks at this place. */
  readonly status: InputStatus;
  readonly metric: MetricId;
  readonly instant: number;
  readonly evidence: (reading: R) => EvidenceItem;
}

/** An indicator of a place from its sensor: as read while it reports, held while it is silent. */
export function indicatorSignal<R extends IndicatorReading>(sensed: IndicatorInput<R>): Signal {
  const { label, reading, status, instant } = sensed;
  const floor = Math.max(sensed.prior, reading?.usual ?? 0);
  const value = decayedCarryForward(reading?.value, floor, {
    ...status,
    instant,
    halfLifeMs: METRICS[sensed.metric].halfLifeMs,
  });
  if (reading === undefined || value === 0 || (status.status !== 'reporting' && value <= floor))
    return { value, label };
  return { value, label, evidence: sensed.evidence(reading) };
}
