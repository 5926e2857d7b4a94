import { percent } from '../english.ts';
import { countryEvidence } from '../evidence/country-evidence.ts';
import { sourceName } from '../evidence/source-name.ts';
import { median } from '../median.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { panelPosition, severity } from '../severity.ts';
import { isoDate } from '../time.ts';
import { type IndicatorReading, indicator } from './indicator.ts';
import { yearlyFigure } from './yearly-figure.ts';

const { panel, minSpread, figuresNeeded } = PARAMETERS.inflation;

/** Rise of consumer prices in a country's last published year. */
export interface PriceInflation extends IndicatorReading {
  /** Percent. */
  readonly rate: number;
  readonly newestAt: number;
}

export function priceInflation(index: ObservationIndex, iso2: string): PriceInflation | undefined {
  const figure = yearlyFigure(index, 'inflation', iso2);
  if (figure === undefined) return undefined;
  const { value: rate, earlier, observedAt: newestAt } = figure;
  if (earlier.length < figuresNeeded) {
    const value = severity(panelPosition(panel, rate), 0);
    return { rate, newestAt, value, usual: value };
  }
  return {
    rate,
    newestAt,
    value: rate <= 0 ? 0 : severity(panelPosition(panel, rate), robustDistance(rate, earlier, minSpread)),
    usual: severity(panelPosition(panel, median(earlier)), 0),
  };
}

export const PRICE_INFLATION = indicator({
  id: 'inflation',
  input: 'inflation',
  metric: 'inflation',
  place: 'country',
  axes: { domesticFragility: 0.25 },
  ages: 'place',
  label: (name) => `${name}: consumer price inflation`,
  read: (iso2, { index }) => priceInflation(index, iso2),
  evidence: ({ rate, newestAt }, { place, name, label, instant }) =>
    countryEvidence(place, {
      about: 'inflation',
      source: `${label}${sourceName('world-bank')}`,
      event: isoDate(newestAt),
      lineages: ['world-bank'],
      values: [rate],
      summary: `${name}: consumer prices ${rate < 0 ? 'down' : 'up'} ${percent(Math.abs(rate) / 100, 1)} in ${new Date(newestAt).getUTCFullYear()}.`,
      metric: 'inflation',
      instant,
      observedAt: newestAt,
    }),
});
