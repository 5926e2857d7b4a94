import { DAY_MS } from '../../assessment/time.ts';
import type { FakeWorld, Upstream } from './fake-upstream.ts';
import { fredUpstream } from './fred-table.ts';
import { isMarketDay, isQuoted, MARKET_DAYS_BEFORE_ANCHOR, wander } from './market-days.ts';
import { quotesEndAt } from './publication.ts';

/** A series Monday to Friday, up to yesterday; without a price on the two holidays. */
export function spotPriceUpstream(spot: SpotPrice, { seed, anchorAt, clock }: FakeWorld): Upstream {
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

interface SpotPrice {
  readonly seriesId: string;
  readonly calmUsd: number;
  /** How far the calm course is from its middle at most, share. */
  readonly spread: number;
  /** Against the calm course, by days from the anchor. */
  premium(offset: number): number;
}
