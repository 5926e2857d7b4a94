import { type FigureGrade, OF_RECORD } from '../metrics/figure-grade.ts';
import { METRIC_RECORDS, type MetricId } from '../metrics.ts';

/** By metric, from the records of the metrics; every other is of record. */
export const FIGURE_GRADES: Readonly<Record<string, FigureGrade>> = Object.fromEntries(
  Object.entries(METRIC_RECORDS).flatMap(([id, { grade }]) => (grade === undefined ? [] : [[id, grade]])),
);

export const gradeOf = (metric: MetricId): FigureGrade => METRIC_RECORDS[metric].grade ?? OF_RECORD;

/** Share of its confidence that the oldest figure keeps: it stays true of its date (start). */
export const MIN_AGE_FACTOR = 0.5;

/** All numbers that grade evidence. */
export const EVIDENCE_GRADING = { grades: FIGURE_GRADES, otherwise: OF_RECORD, leastOfAge: MIN_AGE_FACTOR } as const;
