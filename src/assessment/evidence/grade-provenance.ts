import { CODED_NEWS, type FigureGrade, INFERRED, NOTICE, OF_RECORD, QUOTE, YEARLY } from '../metrics/figure-grade.ts';
import { METRIC_RECORDS, type MetricId } from '../metrics.ts';
import { gradeOf } from './figure-grades.ts';

const OF_KIND: ReadonlyMap<FigureGrade, string> = new Map([
  [OF_RECORD, 'A publisher states what it has itself counted or decided, and seldom revises it.'],
  [NOTICE, 'A notice or a list is its own fact.'],
  [QUOTE, 'A quoted price is exact and is not revised.'],
  [CODED_NEWS, 'One outlet can be wrong, machine coding mistakes kinds and places, and rows are never corrected.'],
  [INFERRED, 'Inferred from what receivers pick up, not announced.'],
  [YEARLY, 'A yearly figure is current for a year, and later editions revise it.'],
]);

/** Where the grade of a kind of figure comes from, in sentences. */
export const gradeProvenance = (metric: MetricId): string =>
  `Set by judgement: no historical data. ${METRIC_RECORDS[metric].gradeReason ?? OF_KIND.get(gradeOf(metric)) ?? ''}`.trim();
