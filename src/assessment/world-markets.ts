import type { Country } from '../reference/countries.ts';
import { countryByIso2 } from '../reference/countries.ts';
import type { Signal } from './country-signals.ts';
import {
  creditEvidence,
  foodPriceEvidence,
  gasPriceEvidence,
  gasSupplyEvidence,
  shareEvidence,
  spreadEvidence,
} from './evidence/securities-evidence.ts';
import { type IndicatorInput, type IndicatorReading, indicatorSignal, PRIOR_SEVERITY } from './indicator-signal.ts';
import { creditStress } from './indicators/credit-stress.ts';
import { equityDrawdown } from './indicators/equity-drawdown.ts';
import { foodDependence, foodPrices } from './indicators/food-prices.ts';
import { gasImportShortfall } from './indicators/gas-import-shortfall.ts';
import { gasPrice } from './indicators/gas-price.ts';
import { benchmarkOf, sovereignSpread } from './indicators/sovereign-spread.ts';
import { type InputId, statusAt } from './inputs.ts';
import { type LazyMap, lazyMap } from './lazy-map.ts';
import type { MetricId } from './metrics.ts';
import { PARAMETERS } from './parameters.ts';
import { inputOf, type SignalInputs } from './theater-signals.ts';

/** Prices of the whole world, and gas that single countries do not get. */
export interface WorldMarkets {
  readonly credit: Signal;
  readonly food: Signal;
  readonly gasPrice: Signal;
  /** By ISO 3166 alpha-2; undefined for a country whose imports nobody tells month by month. */
  readonly gasImportShortfall: LazyMap<Signal | undefined>;
}

export function readWorldMarkets(context: SignalInputs): WorldMarkets {
  const { index, label } = context;
  return {
    credit: worldwide(context, 'credit_spreads', {
      label: 'Stress of credit markets',
      reading: creditStress(index),
      metric: 'credit_stress',
      evidence: (found) => creditEvidence(label, found),
    }),
    food: worldwide(context, 'food_prices', {
      label: 'World prices of food',
      reading: foodPrices(index),
      metric: 'food_price_index',
      evidence: (found) => foodPriceEvidence(label, found),
    }),
    gasPrice: worldwide(context, 'gas_price', {
      label: 'Natural gas price rise',
      reading: gasPrice(index),
      metric: 'gas_price',
      evidence: (found) => gasPriceEvidence(label, found),
    }),
    gasImportShortfall: lazyMap((iso2) => gasSupplyOf(iso2, context)),
  };
}

/** Markets of one country; each is absent where there is none, or none that anybody tells of. */
export interface CountryMarkets {
  readonly shares?: Signal;
  readonly spread?: Signal;
  /** World prices as far as the country depends on them. */
  readonly foodPrices: Signal;
}

/** @param food of the whole world */
export function countryMarkets(country: Country, food: Signal, context: SignalInputs): CountryMarkets {
  const { index, label } = context;
  const { name, iso2 } = country;
  const isTold = PARAMETERS.shares.countries.some((told) => told === iso2);
  const shares = ofCountry(context, 'equity_prices', {
    label: `${name}: shares below their high`,
    reading: equityDrawdown(index, iso2),
    metric: 'share_prices',
    evidence: (found) => shareEvidence(label, country, found),
    isExpected: isTold,
  });
  const spread = ofCountry(context, 'government_spreads', {
    label: `${name}: what its government pays beyond the safest`,
    reading: sovereignSpread(index, country),
    metric: 'long_term_rate',
    evidence: (found) => spreadEvidence(label, country, found),
    isExpected: isTold && benchmarkOf(country) !== undefined,
  });
  return {
    ...(shares === undefined ? {} : { shares }),
    ...(spread === undefined ? {} : { spread }),
    foodPrices: { ...food, value: food.value * foodDependence(index, iso2), label: `${name}: prices of food` },
  };
}

function gasSupplyOf(iso2: string, context: SignalInputs): Signal | undefined {
  const country = countryByIso2(iso2);
  if (country === undefined) return undefined;
  return ofCountry(context, 'gas_supply', {
    label: `${country.name}: gas imports cut`,
    reading: gasImportShortfall(context.index, iso2),
    metric: 'gas_net_imports',
    evidence: (found) => gasSupplyEvidence(context.label, country, found),
    isExpected: PARAMETERS.gasImportShortfall.countries.some((told) => told === iso2),
  });
}

type Told<R extends IndicatorReading> = Pick<IndicatorInput<R>, 'label' | 'reading' | 'evidence'> & {
  readonly metric: MetricId;
};

function worldwide<R extends IndicatorReading>(context: SignalInputs, input: InputId, told: Told<R>): Signal {
  const status = inputOf(context, input);
  return indicatorSignal({ ...told, prior: PRIOR_SEVERITY, status, instant: context.index.instant });
}

type OfCountry<R extends IndicatorReading> = Told<R> & {
  /** Whether the feed is known to tell of this country. */
  readonly isExpected: boolean;
};

/**
 * A series of one country. It may end while others go on: then it is missing, not calm. A country of which nothing was ever
 * told is missing too while the feed is not heard, and has no such market while it is.
 */
function ofCountry<R extends IndicatorReading & { readonly newestAt: number }>(
  context: SignalInputs,
  input: InputId,
  { isExpected, ...told }: OfCountry<R>,
): Signal | undefined {
  const whole = inputOf(context, input);
  if (told.reading === undefined && (!isExpected || whole.status === 'reporting')) return undefined;
  const { instant } = context.index;
  const status = statusAt(whole.input, told.reading?.newestAt, instant);
  return indicatorSignal({ ...told, prior: PRIOR_SEVERITY, status, instant });
}
