import { expect, it } from 'vitest';
import type { FigureGrade } from '../metrics/figure-grade.ts';
import { METRICS, type MetricId } from '../metrics.ts';
import { FIGURE_GRADES } from './figure-grades.ts';
import { gradeProvenance } from './grade-provenance.ts';

const isMetric = (name: string): name is MetricId => Object.hasOwn(METRICS, name);

it('every grade has a reason, and two grades never the same one', () => {
  const reasons = new Map<string, FigureGrade>();
  for (const [metric, grade] of Object.entries(FIGURE_GRADES).filter(([name]) => isMetric(name))) {
    const reason = isMetric(metric) ? gradeProvenance(metric) : '';
    expect([metric, reason]).toEqual([
      metric,
      expect.stringMatching(/^Set by judgement: no historical data\. [A-Z].+\.$/),
    ]);
    if (reasons.has(reason)) expect([metric, reasons.get(reason)]).toEqual([metric, grade]);
    reasons.set(reason, grade);
  }
  expect(reasons.size).toBeGreaterThan(10);
});
