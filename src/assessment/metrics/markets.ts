import { QUOTE } from './figure-grade.ts';
import { metric } from './metric.ts';

const DAILY = { halfLifeHours: 48, windowDays: 500 } as const;
/** A month's mean goes on to say something until the next one is due. */
const MONTHLY_HALF_LIFE_HOURS = 30 * 24;

/** Prices, rates and what people bet. */
export const MARKET_METRICS = {
  crude_price: {
    ...metric('market_signal', 'usd_bbl', 'spot price of crude: Brent, or WTI where Brent is missing', DAILY),
    grade: QUOTE,
    causes: 'record',
  },
  gas_price: {
    ...metric('market_signal', 'usd_mmbtu', 'spot price of natural gas at Henry Hub', DAILY),
    grade: QUOTE,
    causes: 'record',
  },
  exchange_rate: {
    ...metric('market_signal', 'per_eur', 'units of a currency for one euro', DAILY),
    grade: QUOTE,
    causes: 'record',
  },
  dollar_index: metric('market_signal', 'index', 'value of the US dollar against many currencies; 100 in 2006', DAILY),
  volatility_index: {
    ...metric('market_signal', 'index', 'implied volatility of equities over 30 days, at the close', DAILY),
    grade: QUOTE,
    causes: 'record',
  },
  government_yield: metric('market_signal', 'pct', 'par yield of a government bond', DAILY),
  credit_stress: {
    ...metric('market_signal', 'index', 'stress of credit markets in a week; 0 is ordinary', {
      halfLifeHours: 14 * 24,
      windowDays: 900,
    }),
    grade: { single: 0.95, precision: 0.95, revisionRisk: 0.1, currentDays: 10 },
    gradeReason: 'A weekly index, re-estimated with every release.',
    causes: 'record',
  },
  share_prices: {
    ...metric('market_signal', 'index', 'prices of shares in a country, mean of a month', {
      halfLifeHours: MONTHLY_HALF_LIFE_HOURS,
      windowDays: 1_200,
    }),
    grade: { single: 0.95, precision: 0.98, revisionRisk: 0.05, currentDays: 60 },
    gradeReason: 'A monthly index; the newest month is sometimes revised.',
    causes: 'record',
  },
  long_term_rate: {
    ...metric('market_signal', 'pct', 'yield of government bonds of about ten years, mean of a month', {
      halfLifeHours: MONTHLY_HALF_LIFE_HOURS,
      windowDays: 1_200,
    }),
    grade: { single: 0.95, precision: 0.98, revisionRisk: 0.02, currentDays: 60 },
    gradeReason: 'A monthly mean of daily yields, seldom revised.',
    causes: 'record',
  },
  food_price_index: {
    ...metric('market_signal', 'index', 'world prices of food in a month; 100 in 2014 to 2016', {
      halfLifeHours: MONTHLY_HALF_LIFE_HOURS,
      windowDays: 1_900,
    }),
    grade: { single: 0.95, precision: 0.95, revisionRisk: 0.08, currentDays: 60 },
    gradeReason: 'A monthly index whose newest months are revised.',
    causes: 'record',
  },
  gas_net_imports: {
    ...metric('market_signal', 'tj', 'natural gas imported less exported in a month', {
      halfLifeHours: MONTHLY_HALF_LIFE_HOURS,
      windowDays: 1_900,
    }),
    grade: { single: 0.95, precision: 0.95, revisionRisk: 0.12, currentDays: 90 },
    gradeReason: 'Monthly trade figures, late and revised for months.',
    causes: 'record',
  },
  petroleum_stocks: metric('market_signal', 'million_bbl', 'petroleum held in storage at the end of a week', {
    halfLifeHours: 14 * 24,
    windowDays: 1_500,
  }),
  market_probability: {
    ...metric('market_signal', 'probability', 'price of a yes in a prediction market', {
      halfLifeHours: 48,
      windowDays: 60,
    }),
    grade: { single: 0.6, precision: 0.85, revisionRisk: 0, currentDays: 0 },
    gradeReason: 'A market prices its own question, not the event itself.',
  },
} as const;
