import type { FredSeries } from '../fred-csv.ts';

/** Zero is an ordinary week; the index has been between -1.2 and 9.7 since 1993, and 30 would be another unit. */
export const CREDIT_STRESS: FredSeries = {
  id: 'STLFSI4',
  seriesId: 'stlfsi',
  metric: 'credit_stress',
  lineage: 'st-louis-fed',
  above: -10,
  upTo: 30,
};
