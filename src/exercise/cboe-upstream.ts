import { DAY_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, marketDays, wander } from '../feeds/fakes/market-days.ts';
import { volatilityPremium } from './market-storyline.ts';
import { randomOf } from '../feeds/fakes/random.ts';
import type { Upstream } from './upstream-server.ts';

const CALM_INDEX = 16;

/** The whole history of the volatility index up to yesterday's close. */
export function cboeUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const closeOf = (dayAt: number): number =>
    CALM_INDEX * wander(`${seed}|vix`, dayAt, 0.2) * volatilityPremium((dayAt - anchorDayAt) / DAY_MS);
  const rowOf = (dayAt: number): string => {
    const random = randomOf(`${seed}|vix day|${dayAt}`);
    const close = closeOf(dayAt);
    const open = close * (1 + 0.04 * (random() - 0.5));
    const high = Math.max(open, close) * (1 + 0.05 * random());
    const low = Math.min(open, close) * (1 - 0.05 * random());
    const [year, month, day] = new Date(dayAt).toISOString().slice(0, 10).split('-');
    return [`${month}/${day}/${year}`, ...[open, high, low, close].map((value) => value.toFixed(6))].join(',');
  };
  return ({ host, path }) => {
    if (host !== 'cdn.cboe.com' || path !== '/api/global/us_indices/daily_prices/VIX_History.csv') return undefined;
    const to = Math.floor(clock.now() / DAY_MS) * DAY_MS;
    const rows = marketDays({ from: anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS, to }).map(rowOf);
    return { status: 200, contentType: 'text/csv', body: `${['DATE,OPEN,HIGH,LOW,CLOSE', ...rows].join('\n')}\n` };
  };
}
