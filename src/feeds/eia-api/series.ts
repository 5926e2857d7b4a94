import type { MetricId } from '../../assessment/metrics.ts';
import type { DecimalRange } from '../decimal-number.ts';

export interface EiaSeries {
  /** EIA's id of the series; in lower case our series' id. */
  readonly id: string;
  readonly route: string;
  readonly metric: MetricId;
  /** As the upstream writes the unit we keep. */
  readonly unit: string;
  readonly range: DecimalRange;
}

/** Spot prices, daily. */
export const EIA_SERIES: readonly EiaSeries[] = [
  {
    id: 'RBRTE',
    route: 'petroleum/pri/spt',
    metric: 'crude_price',
    unit: '$/BBL',
    // Brent has traded between 9 and 144.
    range: { above: 0, upTo: 1_000 },
  },
  {
    id: 'RNGWHHD',
    route: 'natural-gas/pri/fut',
    metric: 'gas_price',
    unit: '$/MMBTU',
    // Henry Hub has traded between 1 and 24.
    range: { above: 0, upTo: 100 },
  },
];
