import type { MetricId } from '../../assessment/metrics.ts';
import type { DecimalRange } from '../decimal-number.ts';

export interface Measure {
  /** The OECD's code, in the column MEASURE. */
  readonly code: string;
  /** The unit it is read in, in the column UNIT_MEASURE. */
  readonly unit: string;
  readonly metric: MetricId;
  /** Outside it is another unit or wrong. */
  readonly range: DecimalRange;
}

export const MEASURES: readonly Measure[] = [
  // 2015 is 100. Where money lost its worth the index has passed 10,000 (Türkiye, Argentina).
  { code: 'SHARE', unit: 'IX', metric: 'share_prices', range: { above: 0, upTo: 1_000_000 } },
  // Yields of about ten years, percent a year; Greece stood at 29 in 2012.
  { code: 'IRLT', unit: 'PA', metric: 'long_term_rate', range: { above: -5, upTo: 100 } },
];

/** Groups of countries among the reference areas: they are no country, and are ignored. */
export const AREA_GROUPS: ReadonlySet<string> = new Set([
  'EA',
  'EA19',
  'EA20',
  'EA21',
  'EU15',
  'EU27_2020',
  'EU28',
  'G7',
  'G20',
  'OECD',
  'OECDE',
  'W',
]);
