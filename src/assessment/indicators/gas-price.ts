import { percent, shortDate } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { type IndicatorReading, indicator } from './indicator.ts';
import { THE_WORLD } from './places.ts';
import { type PriceRise, priceRise } from './price-rise.ts';
import { anySeriesOf, asQuoted, type QuotedSeries, readFirstAvailable } from './quoted-series.ts';

/** Natural gas at Henry Hub against its own recent past, usd_mmbtu. */
export interface GasPrice extends PriceRise, IndicatorReading {
  readonly newestAt: number;
  readonly series: QuotedSeries;
}

/** Undefined with fewer than 20 earlier quotes. */
export function gasPrice(index: ObservationIndex): GasPrice | undefined {
  return readFirstAvailable(index, anySeriesOf('gas_price'), (quotes, series) => {
    const rise = priceRise(quotes, PARAMETERS.gasPrice);
    return rise === undefined
      ? undefined
      : { ...rise, series: asQuoted(series, quotes.at(-1)), usual: 0, newestAt: rise.observedAt };
  });
}

export const GAS_PRICE = indicator({
  id: 'gasPrice',
  input: 'gas_price',
  metric: 'gas_price',
  place: 'world',
  axes: { energyVulnerability: 0.25 },
  publisher: 'eia',
  reach: ({ regionId, gas }) => {
    const { northAmerica, elsewhere } = PARAMETERS.energy.henryHubReach;
    const reach = regionId === 'north-america' ? northAmerica : elsewhere;
    return new Map([[THE_WORLD, reach * gas.importDependence]]);
  },
  ages: 'input',
  label: () => 'Natural gas price rise',
  read: (_, { index }) => gasPrice(index),
  evidence: ({ price, reference, newestAt, series }, { label, instant }) =>
    marketEvidence(label, {
      metric: 'gas_price',
      instant,
      lineage: 'eia',
      source: series.source,
      subject: `series:${series.id}`,
      values: [price, reference],
      summary: `${series.name}: ${price.toFixed(2)} USD per million BTU on ${shortDate(newestAt)}, ${percent(Math.abs(price / reference - 1), 1)} ${price >= reference ? 'above' : 'below'} its recent median of ${reference.toFixed(2)}.`,
      observedAt: newestAt,
    }),
});
