import { expm1 } from '../../arithmetic/expm1.ts';
import { log } from '../../arithmetic/log.ts';
import { percent, shortMonth } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import { seriesSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { panelPosition, severity } from '../severity.ts';
import { type IndicatorReading, indicator } from './indicator.ts';
import { yearlyFigure } from './yearly-figure.ts';

const rules = PARAMETERS.food;

/** World prices of food against the same month a year before. */
export interface FoodPrices extends IndicatorReading {
  /** 100 in 2014 to 2016. */
  readonly level: number;
  /** Log change over a year; negative for a fall. */
  readonly rise: number;
  readonly newestAt: number;
}

/** Undefined without a month a year earlier and a year of such rises before. A fall is no pressure. */
export function foodPrices(index: ObservationIndex): FoodPrices | undefined {
  const months = index.series('food_price_index', seriesSubject('ffpi'));
  const latest = months.at(-1);
  const rises = months.slice(12).map(({ value }, i) => log(value / (months[i]?.value ?? value)));
  const earlier = rises.slice(0, -1);
  if (latest === undefined || earlier.length < rules.monthsNeeded) return undefined;
  const rise = rises.at(-1) ?? 0;
  return {
    level: latest.value,
    rise,
    newestAt: latest.observedAt,
    value: rise <= 0 ? 0 : severity(Math.min(1, rise / rules.levelTop), robustDistance(rise, earlier, rules.minSpread)),
    usual: 0,
  };
}

/** How much of the world's food prices reaches a country, 0 to 1: the more of its imports are food, the more. */
export function foodDependence(index: ObservationIndex, iso2: string): number {
  const share = yearlyFigure(index, 'food_imports', iso2)?.value;
  const position = share === undefined ? rules.unknown : panelPosition(rules.importPanel, share);
  return rules.minDependence + (1 - rules.minDependence) * position;
}

export const FOOD_PRICES = indicator({
  id: 'foodPrices',
  input: 'food_prices',
  metric: 'food_price_index',
  place: 'world',
  axes: { domesticFragility: 0.35 },
  ages: 'input',
  label: () => 'World food prices',
  read: (_, { index }) => foodPrices(index),
  /** World prices as far as the country depends on imported food. */
  inCountry: (signal, { iso2, name }, { index }) => ({
    ...signal,
    value: signal.value * foodDependence(index, iso2),
    label: `${name}: food prices`,
  }),
  evidence: ({ level, rise, newestAt }, { label, instant }) =>
    marketEvidence(label, {
      metric: 'food_price_index',
      instant,
      lineage: 'fao',
      subject: 'series:ffpi',
      values: [level, rise],
      summary: `FAO Food Price Index: ${level.toFixed(1)} in ${shortMonth(newestAt)} (2014–2016 = 100), ${rise > 0 ? 'up' : 'down'} ${percent(Math.abs(expm1(rise)), 1)} year on year.`,
      observedAt: newestAt,
    }),
});
