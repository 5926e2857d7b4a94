import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { type PriceRise, priceRise } from './price-rise.ts';
import { anySeriesOf, type QuotedSeries, readFirstAvailable } from './quoted-series.ts';

/** Crude against its own recent past, usd_bbl: Brent, or WTI where Brent is silent. */
export interface CrudePrice extends PriceRise {
  readonly series: QuotedSeries;
}

/** Undefined with fewer than 20 earlier quotes of every series. */
export function crudePrice(index: ObservationIndex): CrudePrice | undefined {
  return readFirstAvailable(index, anySeriesOf('crude_price'), (quotes, series) => {
    const rise = priceRise(quotes, PARAMETERS.crude);
    return rise === undefined ? undefined : { ...rise, series };
  });
}
