import { pow } from '../../arithmetic/pow.ts';
import { corroboration } from '../corroboration.ts';
import { METRICS, type MetricId } from '../metrics.ts';
import { DAY_MS } from '../time.ts';
import { gradeOf, MIN_AGE_FACTOR } from './figure-grades.ts';

/** The four factors of an item's confidence, 0 to 1 each. */
export interface ConfidenceTerms {
  /** Grows with independent lineages. */
  readonly lineage: number;
  /** 1 until something newer is due, then less by the half-life of the metric. */
  readonly age: number;
  readonly precision: number;
  /** 1 less the chance of a material revision. */
  readonly revision: number;
}

export interface ConfidenceBasis {
  /** What was measured: its grade and half-life are the item's. */
  readonly metric: MetricId;
  /** Independent lineages, whole number of 0 or more. */
  readonly lineages: number;
  /** From the observation to the assessment, ms; negative counts as 0. */
  readonly ageMs: number;
  /** Where the measurement itself says how exact it is, 0 to 1; else its grade's. */
  readonly precision?: number;
}

/** Why an item of evidence is believed as far as it is (METHOD.md §2). */
export function confidenceTerms({ metric, lineages, ageMs, precision }: ConfidenceBasis): ConfidenceTerms {
  const grade = gradeOf(metric);
  const overdueMs = Math.max(0, ageMs - grade.currentDays * DAY_MS);
  const fresh = pow(0.5, overdueMs / METRICS[metric].halfLifeMs);
  return {
    lineage: corroboration(lineages, grade.single),
    age: MIN_AGE_FACTOR + (1 - MIN_AGE_FACTOR) * fresh,
    precision: precision ?? grade.precision,
    revision: 1 - grade.revisionRisk,
  };
}

/** @returns the product, 0 to 1 */
export const confidenceOf = ({ lineage, age, precision, revision }: ConfidenceTerms): number =>
  lineage * age * precision * revision;
