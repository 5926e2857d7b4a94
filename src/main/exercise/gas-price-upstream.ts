import { DAY_MS } from '../../assessment/time.ts';
import { isMarketDay, isQuoted } from './crude-price.ts';
import { fredUpstream } from './fred-upstream.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, wander } from './market-days.ts';
import { gasPremium } from './market-storyline.ts';
import { quotesEndAt } from './publication.ts';
import type { Upstream } from './upstream-server.ts';

const CALM_PRICE_USD = 3.4;

/** The Henry Hub series, Monday to Friday, up to yesterday; without a price on the two holidays. */
export function gasPriceUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const firstAt = anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS;
  const priceOf = (dayAt: number): number =>
    CALM_PRICE_USD * wander(`${seed}|gas`, dayAt, 0.15) * gasPremium((dayAt - anchorDayAt) / DAY_MS);
  return fredUpstream({
    seriesId: 'DHHNGSP',
    quotes: ({ from, to }) => {
      const first = Math.ceil(Math.max(from, firstAt) / DAY_MS) * DAY_MS;
      const last = Math.min(to, quotesEndAt(clock.now()));
      const days = Array.from(
        { length: Math.max(0, Math.ceil((last - first) / DAY_MS)) },
        (_, index) => first + index * DAY_MS,
      );
      return days.filter(isQuoted).map((dayAt) => (isMarketDay(dayAt) ? { dayAt, value: priceOf(dayAt) } : { dayAt }));
    },
  });
}
