import type { Axis } from '../../contract/intelligence/vocabulary.ts';
import { AIR_POSTURE } from './air-posture.ts';
import { CONFLICT_DEATHS } from './conflict-deaths.ts';
import { COOPERATION } from './cooperation.ts';
import { CREDIT_STRESS } from './credit-stress.ts';
import { CRUDE_PRICE } from './crude-price.ts';
import { CURRENCY_DEPRECIATION } from './currency-depreciation.ts';
import { DISPLACEMENT } from './displacement.ts';
import { EQUITY_DRAWDOWN } from './equity-drawdown.ts';
import { EXTERNAL_POSITION } from './external-position.ts';
import { FOOD_PRICES } from './food-prices.ts';
import { GAS_IMPORT_SHORTFALL } from './gas-import-shortfall.ts';
import { GAS_PRICE } from './gas-price.ts';
import { GNSS_INTERFERENCE } from './gnss-interference.ts';
import type { AxisWeight, Indicator } from './indicator.ts';
import { INTERNET_OUTAGE } from './internet-outage.ts';
import { NAVAL_POSTURE } from './naval-posture.ts';
import { COERCION_WARNINGS, PASSAGE_WARNINGS } from './navigational-warnings.ts';
import { POLITICAL_STABILITY } from './political-stability.ts';
import { PRICE_INFLATION } from './price-inflation.ts';
import { REPORT_INDICATORS } from './reports.ts';
import { SANCTIONS_PRESSURE } from './sanctions-pressure.ts';
import { SIREN_ALERTS } from './siren-alerts.ts';
import { SOVEREIGN_SPREAD } from './sovereign-spread.ts';
import { TREATY_ACTS } from './treaty-acts.ts';
import { VOLATILITY } from './volatility.ts';

/** Every indicator, in the order in which an axis adds its terms: adding one is a file and a line here. */
export const INDICATORS: readonly Indicator[] = [
  CONFLICT_DEATHS,
  POLITICAL_STABILITY,
  ...REPORT_INDICATORS,
  AIR_POSTURE,
  GNSS_INTERFERENCE,
  SIREN_ALERTS,
  COERCION_WARNINGS,
  PASSAGE_WARNINGS,
  NAVAL_POSTURE,
  EXTERNAL_POSITION,
  CURRENCY_DEPRECIATION,
  EQUITY_DRAWDOWN,
  SOVEREIGN_SPREAD,
  SANCTIONS_PRESSURE,
  CREDIT_STRESS,
  VOLATILITY,
  DISPLACEMENT,
  INTERNET_OUTAGE,
  PRICE_INFLATION,
  FOOD_PRICES,
  COOPERATION,
  TREATY_ACTS,
  CRUDE_PRICE,
  GAS_PRICE,
  GAS_IMPORT_SHORTFALL,
];

export interface Weighed {
  readonly indicator: Indicator;
  readonly weight: number;
  /** Share of the weight for a country without external needs; absent where all countries have all of it. */
  readonly minExposure?: number;
}

const BY_AXIS = new Map<Axis, readonly Weighed[]>();

/** The indicators that move an axis, with their weights, in the order of the list. */
export function indicatorsOf(axis: Axis): readonly Weighed[] {
  const known = BY_AXIS.get(axis);
  if (known !== undefined) return known;
  const weighed = INDICATORS.flatMap((indicator) => {
    const weight: AxisWeight | undefined = indicator.axes[axis];
    if (weight === undefined) return [];
    return [typeof weight === 'number' ? { indicator, weight } : { indicator, ...weight }];
  });
  BY_AXIS.set(axis, weighed);
  return weighed;
}
