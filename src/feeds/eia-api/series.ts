import type { DailySeries } from '../families/daily-series/quote.ts';

export interface EiaSeries extends DailySeries {
  readonly route: string;
  /** As the upstream writes the unit we keep. */
  readonly unit: string;
}

/** Spot prices, daily. */
export const EIA_SERIES: readonly EiaSeries[] = [
  {
    id: 'RBRTE',
    route: 'petroleum/pri/spt',
    metric: 'crude_price',
    lineage: 'eia',
    unit: '$/BBL',
    // Brent has traded between 9 and 144.
    range: { above: 0, upTo: 1_000 },
  },
  {
    id: 'RWTC',
    route: 'petroleum/pri/spt',
    metric: 'crude_price',
    lineage: 'eia',
    unit: '$/BBL',
    // WTI has traded between −37, on 20 April 2020, and 146.
    range: { above: -100, upTo: 1_000 },
  },
  {
    id: 'RNGWHHD',
    route: 'natural-gas/pri/fut',
    metric: 'gas_price',
    lineage: 'eia',
    unit: '$/MMBTU',
    // Henry Hub has traded between 1 and 24.
    range: { above: 0, upTo: 100 },
  },
];
