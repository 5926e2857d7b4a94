import { DAY_MS } from '../assessment/time.ts';
import { isMarketDay, isQuoted } from './crude-price.ts';
import { fredUpstream } from './fred-upstream.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, wander } from '../feeds/fakes/market-days.ts';
import { gasPremium } from './market-storyline.ts';
import { quotesEndAt } from '../feeds/fakes/publication.ts';
import { crudePremium } from './storyline.ts';
import type { Upstream } from './upstream-server.ts';

interface SpotPrice {
  readonly seriesId: string;
  readonly calmUsd: number;
  /** How far the calm course is from its middle at most, share. */
  readonly spread: number;
  /** Against the calm course, by days from the anchor. */
  premium(offset: number): number;
}

/** The Henry Hub series. */
export const gasPriceUpstream = (plan: ExercisePlan): Upstream =>
  spotPriceUpstream({ seriesId: 'DHHNGSP', calmUsd: 3.4, spread: 0.15, premium: gasPremium }, plan);

/** The WTI series: what is landlocked feels three quarters of what ships do. */
export const wtiUpstream = (plan: ExercisePlan): Upstream =>
  spotPriceUpstream(
    { seriesId: 'DCOILWTICO', calmUsd: 75, spread: 0.06, premium: (offset) => 1 + 0.75 * (crudePremium(offset) - 1) },
    plan,
  );

/** A series Monday to Friday, up to yesterday; without a price on the two holidays. */
function spotPriceUpstream(spot: SpotPrice, { seed, anchorAt, clock }: ExercisePlan): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const firstAt = anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS;
  const { seriesId, calmUsd, spread } = spot;
  const priceOf = (dayAt: number): number =>
    calmUsd * wander(`${seed}|${seriesId}`, dayAt, spread) * spot.premium((dayAt - anchorDayAt) / DAY_MS);
  return fredUpstream({
    seriesId,
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
