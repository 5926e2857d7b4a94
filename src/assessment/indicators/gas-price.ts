import type { IndicatorReading } from '../indicator-signal.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { type PriceRise, priceRise } from './price-rise.ts';
import { anySeriesOf, type QuotedSeries, readFirstAvailable } from './quoted-series.ts';

/** Natural gas at Henry Hub against its own recent past, usd_mmbtu. */
export interface GasPrice extends PriceRise, IndicatorReading {
  readonly newestAt: number;
  readonly series: QuotedSeries;
}

/** Undefined with fewer than 20 earlier quotes. */
export function gasPrice(index: ObservationIndex): GasPrice | undefined {
  return readFirstAvailable(index, anySeriesOf('gas_price'), (quotes, series) => {
    const rise = priceRise(quotes, PARAMETERS.gasPrice);
    return rise === undefined ? undefined : { ...rise, series, usual: 0, newestAt: rise.observedAt };
  });
}
