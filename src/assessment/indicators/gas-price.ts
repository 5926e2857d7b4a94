import { seriesSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import type { Reading } from '../sensed-signal.ts';
import { type PriceRise, priceRise } from './price-rise.ts';

/** Natural gas at Henry Hub against its own recent past, usd_mmbtu. */
export interface GasPrice extends PriceRise, Reading {
  readonly newestAt: number;
}

/** Undefined with fewer than 20 earlier quotes. */
export function gasPrice(index: ObservationIndex): GasPrice | undefined {
  const rise = priceRise(index.series('gas_price', seriesSubject('henry-hub')), PARAMETERS.gasPrice);
  return rise === undefined ? undefined : { ...rise, usual: 0, newestAt: rise.observedAt };
}
