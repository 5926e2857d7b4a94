import type { MetricId } from '../../assessment/metrics.ts';
import type { DecimalRange } from '../decimal-number.ts';

export interface Indicator {
  /** The World Bank's code. */
  readonly code: string;
  readonly metric: MetricId;
  /** In the metric's unit; outside it is another unit or wrong. */
  readonly range: DecimalRange;
}

/** Codes: FEEDS.md §2.1. Ranges hold every value published since 2000 with room. */
export const INDICATORS: readonly Indicator[] = [
  { code: 'EG.IMP.CONS.ZS', metric: 'net_energy_imports', range: { above: -10_000, upTo: 100 } },
  { code: 'GC.DOD.TOTL.GD.ZS', metric: 'government_debt', range: { above: -1, upTo: 1_000 } },
  { code: 'DT.DOD.DSTC.IR.ZS', metric: 'short_term_debt', range: { above: -1, upTo: 1_000_000 } },
  { code: 'FI.RES.TOTL.MO', metric: 'reserves_months', range: { above: -1, upTo: 200 } },
  { code: 'FP.CPI.TOTL.ZG', metric: 'inflation', range: { above: -50, upTo: 100_000 } },
  { code: 'BN.CAB.XOKA.GD.ZS', metric: 'current_account', range: { above: -300, upTo: 300 } },
  { code: 'NY.GDP.PETR.RT.ZS', metric: 'oil_rents', range: { above: -1, upTo: 100 } },
  { code: 'TM.VAL.FOOD.ZS.UN', metric: 'food_imports', range: { above: -1, upTo: 100 } },
  { code: 'PV.EST', metric: 'political_stability', range: { above: -5, upTo: 5 } },
];
