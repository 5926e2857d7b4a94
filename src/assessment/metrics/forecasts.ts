import { metric } from './metric.ts';

/** How published forecasts have done, as recorded in the ledger of forecasts; never shown as evidence of the world. */
export const FORECAST_METRICS = {
  lane_skill: metric(
    'market_signal',
    'share',
    'log loss of the best simple forecast that published lanes have avoided, mean of the horizons; 0 is no better, 1 perfect, negative worse',
    { halfLifeHours: 60 * 24, windowDays: 180 },
  ),
} as const;
