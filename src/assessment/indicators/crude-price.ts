import { seriesSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { type PriceRise, priceRise } from './price-rise.ts';

/** Brent crude against its own recent past, usd_bbl. */
export type CrudePrice = PriceRise;

/** Undefined with fewer than 20 earlier quotes. */
export function crudePrice(index: ObservationIndex): CrudePrice | undefined {
  return priceRise(index.series('crude_price', seriesSubject('brent')), PARAMETERS.crude);
}
