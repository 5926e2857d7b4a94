import { metric } from './metric.ts';

const DAILY = { halfLifeHours: 48, windowDays: 500 } as const;

/** Prices, rates and what people bet. */
export const MARKET_METRICS = {
  crude_price: metric('market_signal', 'usd_bbl', 'spot price of Brent crude', DAILY),
  gas_price: metric('market_signal', 'usd_mmbtu', 'spot price of natural gas at Henry Hub', DAILY),
  exchange_rate: metric('market_signal', 'per_eur', 'units of a currency for one euro', DAILY),
  dollar_index: metric('market_signal', 'index', 'value of the US dollar against many currencies; 100 in 2006', DAILY),
  volatility_index: metric(
    'market_signal',
    'index',
    'implied volatility of equities over 30 days, at the close',
    DAILY,
  ),
  government_yield: metric('market_signal', 'pct', 'par yield of a government bond', DAILY),
  petroleum_stocks: metric('market_signal', 'million_bbl', 'petroleum held in storage at the end of a week', {
    halfLifeHours: 14 * 24,
    windowDays: 1_500,
  }),
  market_probability: metric('market_signal', 'probability', 'price of a yes in a prediction market', {
    halfLifeHours: 48,
    windowDays: 60,
  }),
} as const;
