import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { decayedCarryForward } from '../decayed-carry-forward.ts';
import { decimal, percent, shortDate } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import { statusOf } from '../input-status.ts';
import { METRICS } from '../metrics.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import type { SourceInputs } from '../signal.ts';
import type { Indicator } from './indicator.ts';
import { THE_WORLD } from './places.ts';
import { type PriceRise, priceRise } from './price-rise.ts';
import { anySeriesOf, asQuoted, type QuotedSeries, readFirstAvailable } from './quoted-series.ts';

/** Crude against its own recent past, usd_bbl: Brent, or WTI where Brent is missing. */
export interface CrudePrice extends PriceRise {
  readonly series: QuotedSeries;
}

/** Undefined with fewer than 20 earlier quotes of every series. */
export function crudePrice(index: ObservationIndex): CrudePrice | undefined {
  return readFirstAvailable(index, anySeriesOf('crude_price'), (quotes, series) => {
    const rise = priceRise(quotes, PARAMETERS.crude);
    return rise === undefined ? undefined : { ...rise, series: asQuoted(series, quotes.at(-1)) };
  });
}

export const CRUDE_PRICE: Indicator = {
  id: 'crudePrice',
  input: 'crude_price',
  metric: 'crude_price',
  place: 'world',
  axes: { energyVulnerability: 0.35 },
  rest: 0,
  publisher: 'eia',
  reach: ({ oil }) => new Map([[THE_WORLD, oil.importDependence]]),
  signal(_, inputs) {
    const known = knownCrude(inputs);
    const { halfLifeMs } = METRICS.crude_price;
    const status = { ...statusOf(inputs.inputs, 'crude_price'), instant: inputs.index.instant, halfLifeMs };
    const signal = { value: decayedCarryForward(known?.value, 0, status), label: 'Crude price rise' };
    return known === undefined
      ? signal
      : { ...signal, isMeasured: status.status === 'reporting', evidence: known.evidence };
  },
};

/** The price with its evidence; undefined while its input is missing. */
export function knownCrude({
  index,
  label,
  inputs,
}: SourceInputs): (CrudePrice & { readonly evidence: EvidenceItem }) | undefined {
  const crude = statusOf(inputs, 'crude_price').status === 'missing' ? undefined : crudePrice(index);
  if (crude === undefined) return undefined;
  const { price, reference, series, observedAt } = crude;
  const evidence = marketEvidence(label, {
    metric: 'crude_price',
    instant: index.instant,
    lineage: 'eia',
    source: series.source,
    subject: `series:${series.id}`,
    values: [price, reference],
    summary: `${series.name}: ${decimal(price)} USD per barrel on ${shortDate(observedAt)}, ${percent(Math.abs(price / reference - 1), 1)} ${price >= reference ? 'above' : 'below'} its recent median of ${decimal(reference)}.`,
    observedAt,
  });
  return { ...crude, evidence };
}
